import MiniSearch from 'minisearch'
import { type SearchEntry, searchOptions } from '../../site/search/search-index.ts'
import type { SitePage } from '../pages/site-page.ts'

/** The search index of one edition, ready to be loaded by the search panel. */
export const searchFileOf = (pages: SitePage[]): string => {
  const index = new MiniSearch<SearchEntry>(searchOptions)
  index.addAll(
    pages.map(({ path, title, description, searchKind }) => ({ path, title, description, kind: searchKind })),
  )
  return JSON.stringify(index)
}
