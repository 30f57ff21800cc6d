import type MiniSearch from 'minisearch'
import type { Options, SearchResult } from 'minisearch'

export type SearchKind = 'product' | 'page' | 'question' | 'news' | 'shop'

/** One page as the search index knows it. */
export interface SearchEntry {
  path: string
  title: string
  description: string
  kind: SearchKind
}

/** Letters that may be wrong: two in a long word ("dolfin"), none in a short one, which would find everything. */
const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

/** The build writes the index with these and the panel reads it with the same. */
export const searchOptions: Options<SearchEntry> = {
  idField: 'path',
  fields: ['title', 'description'],
  storeFields: ['title', 'description', 'kind'],
  searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: typosIn },
}

export const searchFile = (edition: string): string => `/search/${edition}.json`

export interface SearchHit extends SearchEntry {}

const toHit = ({ id, title, description, kind }: SearchResult): SearchHit => ({ path: id, title, description, kind })

export const findPages = (index: MiniSearch<SearchEntry>, query: string, most = 20): SearchHit[] =>
  index.search(query).slice(0, most).map(toHit)
