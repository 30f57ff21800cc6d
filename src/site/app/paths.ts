import { defaultEdition, editionCodes, isEditionCode } from '../../domain/edition/edition-code.ts'
import { toPagePath } from '../../runtime/page-path.ts'
import { followRedirect } from '../../runtime/redirects.ts'
import { matchRoute } from '../../runtime/route-match.ts'

/** Addresses of this site that are not pages. */
export const notPages = [
  '/content/',
  '/images/',
  '/assets/',
  '/icons/',
  '/page-data/',
  '/search/',
  '/.netlify/',
  '/outbox/',
  '/sandbox-bank/',
]

const lowerEdition = (segment: string): string => {
  const lower = segment.toLowerCase()
  return isEditionCode(lower) ? lower : segment
}

/** `/en-AU/about-us` is the same page as `/en-au/about-us/`. */
export const resolvePath = (pathname: string): string => followRedirect(toPagePath(pathname, lowerEdition))

const notFoundPages: Record<string, string> = {
  ...Object.fromEntries(editionCodes.map((code) => [`/${code}/*`, `/${code}/404/`])),
  '/*': '/404.html',
}

/** The page that answers for a path that has none: that of its edition. */
export const notFoundPath = (pagePath: string): string => {
  const match = matchRoute(Object.keys(notFoundPages), pagePath)
  return notFoundPages[match?.pattern ?? '/*'] ?? `/${defaultEdition}/404/`
}
