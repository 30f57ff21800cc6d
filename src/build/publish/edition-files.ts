import { gazetteerFile } from '../../domain/places/gazetteer-file.ts'
import { shopTermsFile } from '../../domain/shop/shop-terms.ts'
import type { SearchEntry } from '../../site/features/search/search-entry.ts'
import { writeSearchList } from '../../site/features/search/search-list-file.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { shopTermsOf } from '../content/shop-terms.ts'
import { rss } from '../feeds/rss.ts'
import { sitemap } from '../feeds/sitemap.ts'
import { readGazetteer } from '../gazetteer/gazetteer-files.ts'
import { isIndexed } from '../registry/is-indexed.ts'
import type { SitePage } from '../registry/site-page.ts'
import { findablePages } from '../search/findable-pages.ts'
import { searchListOf } from '../search/search-list.ts'

interface Given {
  pages: readonly SitePage[]
  publicUrl: string
  /** What is already known of pages, for the search. */
  found: ReadonlyMap<string, SearchEntry> | undefined
}

const shopTerms = (content: EditionContent): string => {
  const terms = shopTermsOf(content)
  if (terms === undefined)
    throw new Error(`The content service has no shop terms or pick-up point in ${content.code}: its shop needs both.`)
  return JSON.stringify(terms)
}

/** The files of one edition that belong to no single page. */
export const editionFiles = (content: EditionContent, { pages, publicUrl, found }: Given): Record<string, string> => {
  const { code, edition } = content
  const indexed = pages.filter((page) => page.edition === code && isIndexed(page))
  return {
    [`sitemap-${code}.xml`]: sitemap(indexed, publicUrl),
    [`search/${code}.json`]: JSON.stringify(
      writeSearchList(searchListOf(content, findablePages(content, pages), found)),
    ),
    [gazetteerFile(code).slice(1)]: readGazetteer(code),
    ...(edition.shop && { [shopTermsFile(code).slice(1)]: shopTerms(content) }),
    [`${code}/news/rss.xml`]: rss(content, publicUrl),
  }
}
