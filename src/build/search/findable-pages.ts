import type { EditionContent } from '../content/edition-content.ts'
import { isIndexed, standsAlone } from '../registry/is-indexed.ts'
import type { SitePage } from '../registry/site-page.ts'

/** Pages that the site's own search may show: those that search engines may list, and those that people ask for by name, such as their account. */
export const findablePages = ({ code, searchWords }: EditionContent, pages: readonly SitePage[]): SitePage[] => {
  const asked = new Set(searchWords.flatMap(({ leadsTo }) => leadsTo.map((address) => `/${code}${address}`)))
  return pages.filter(
    (page) => page.edition === code && (isIndexed(page) || (standsAlone(page) && asked.has(page.path))),
  )
}
