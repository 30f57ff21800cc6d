import { fetchedOnce } from '../../data/fetched-once.ts'
import { makeWhenIdle } from './make-when-idle.ts'
import { searchFile } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'
import { readSearchList, type WrittenSearchList } from './search-list-file.ts'

/** The index of an edition. */
export const loadSearchIndex = fetchedOnce(async (edition: string) => {
  const response = await fetch(searchFile(edition))
  if (!response.ok) throw new Error(`The search list of ${edition} answered ${response.status}`)
  // The build that wrote this code wrote the list.
  const index = createSearchIndex(readSearchList((await response.json()) as WrittenSearchList))
  makeWhenIdle(index.sentences)
  return index
})
