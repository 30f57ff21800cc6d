import { type SearchEntry, searchFile } from './search-entry.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const loaded = new Map<string, Promise<SearchIndex>>()

const load = async (edition: string): Promise<SearchIndex> => {
  const response = await fetch(searchFile(edition))
  if (!response.ok) throw new Error(`The search list of ${edition} answered ${response.status}`)
  // The build that wrote this code wrote the list.
  return createSearchIndex((await response.json()) as SearchEntry[])
}

/** The index of an edition, fetched once; a failure is forgotten, so that the next try asks again. */
export const loadSearchIndex = (edition: string): Promise<SearchIndex> => {
  const known = loaded.get(edition)
  if (known !== undefined) return known
  const asked = load(edition).catch((error: unknown) => {
    loaded.delete(edition)
    throw error
  })
  loaded.set(edition, asked)
  return asked
}
