import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { securityPath } from '../../../domain/identity/identity-paths.ts'
import { serverPageFolders, serviceFolders } from '../../../domain/pages/not-pages.ts'
import { isPageUrl } from '../../../runtime/page-url.ts'

/** The one page of the issuer that somebody comes back to; its others do something, or end in a circle. */
const securityPages = new Set(editionCodes.map(securityPath))

/** Where somebody was who signs in; only ever a page of ours. */
export const returnAddress = (given: unknown, origin: string, otherwise: string): string => {
  if (typeof given !== 'string' || !given.startsWith('/')) return otherwise
  if (securityPages.has(given)) return given
  const url = URL.parse(given, origin)
  if (url === null || url.origin !== origin || !isPageUrl(url, origin, [...serviceFolders, ...serverPageFolders]))
    return otherwise
  // Back to where signing in and out end they would go round in a circle.
  if (/^\/[^/]+\/account\/signed-(in|out)(\/|$)/.test(url.pathname)) return otherwise
  return url.pathname + url.search + url.hash
}
