import MiniSearch from 'minisearch'
import { type SearchEntry, searchFile, searchOptions } from './search-index.ts'

const loaded = new Map<string, Promise<MiniSearch<SearchEntry>>>()

const load = async (edition: string): Promise<MiniSearch<SearchEntry>> => {
  const response = await fetch(searchFile(edition))
  if (!response.ok) throw new Error(`The search index of ${edition} answered ${response.status}`)
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), searchOptions)
}

/** The index of an edition, fetched once; a failure is forgotten, so that the next try asks again. */
export const loadSearchIndex = (edition: string): Promise<MiniSearch<SearchEntry>> => {
  const known = loaded.get(edition)
  if (known !== undefined) return known
  const asked = load(edition).catch((error: unknown) => {
    loaded.delete(edition)
    throw error
  })
  loaded.set(edition, asked)
  return asked
}
