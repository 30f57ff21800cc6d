import { isEditionCode } from '../../domain/edition/edition-code.ts'
import { followRedirect } from '../../runtime/follow-redirect.ts'
import { toPagePath } from '../../runtime/page-path.ts'
import { redirects } from './redirects.ts'

const lowerEdition = (segment: string): string => {
  const lower = segment.toLowerCase()
  return isEditionCode(lower) ? lower : segment
}

/** `/en-AU/about-us` is the same page as `/en-au/about-us/`. */
export const resolvePath = (pathname: string): string => followRedirect(toPagePath(pathname, lowerEdition), redirects)
