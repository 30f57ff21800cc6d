import path from 'node:path'
import MiniSearch from 'minisearch'
import { type SearchEntry, searchOptions } from '../../site/search/search-index.ts'
import type { SitePage } from '../pages/site-page.ts'
import { keptResult } from '../publish/kept-result.ts'

const makeIndex = (entries: SearchEntry[]): string => {
  const index = new MiniSearch<SearchEntry>(searchOptions)
  index.addAll(entries)
  return JSON.stringify(index)
}

/** The search index of one edition, ready to be loaded by the search panel. */
export const searchFileOf = (edition: string, pages: SitePage[], cacheDirectory: string): Promise<string> => {
  const entries = pages.map(({ path, title, description, searchKind }) => ({
    path,
    title,
    description,
    kind: searchKind,
  }))
  const inputs = [searchOptions.fields, searchOptions.storeFields, entries]
  return keptResult(path.join(cacheDirectory, 'search', edition), inputs, () => makeIndex(entries))
}
