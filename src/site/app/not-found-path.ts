import { defaultEdition, editionCodes } from '../../domain/edition/edition-code.ts'
import { matchRoute } from '../../runtime/route-match.ts'

const notFoundPages: Record<string, string> = {
  ...Object.fromEntries(editionCodes.map((code) => [`/${code}/*`, `/${code}/404/`])),
  '/*': '/404.html',
}

/** The page that answers for a path that has none: that of its edition. */
export const notFoundPath = (pagePath: string): string => {
  const match = matchRoute(Object.keys(notFoundPages), pagePath)
  return notFoundPages[match?.pattern ?? '/*'] ?? `/${defaultEdition}/404/`
}
