import MiniSearch from 'minisearch'
import type { SearchEntry } from './search-entry.ts'
import { joinedNames, squeeze, wordsOf } from './words.ts'

type Document = SearchEntry & { id: number }

export interface SearchIndex {
  entries: readonly SearchEntry[]
  words: MiniSearch<Document>
}

/** How much a match counts by where it is. */
const boost = { title: 4, sku: 4, text: 1.5, words: 1 }

const fields = Object.keys(boost) as (keyof typeof boost)[]

const fieldOf = (entry: Document, field: string): string => {
  if (field === 'id') return String(entry.id)
  if (field === 'title') return [entry.title, ...joinedNames(entry.title)].join(' ')
  if (field === 'sku') return entry.sku === undefined ? '' : `${entry.sku} ${squeeze(entry.sku)}`
  return (field === 'text' ? entry.text : entry.words) ?? ''
}

/** Made in the browser from the list: a finished index would travel as more than twice the bytes. */
export const createSearchIndex = (entries: readonly SearchEntry[]): SearchIndex => {
  const words = new MiniSearch<Document>({
    fields,
    extractField: fieldOf,
    tokenize: wordsOf,
    // The words are terms already.
    processTerm: (term) => term,
    searchOptions: { boost, combineWith: 'AND' },
  })
  words.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return { entries, words }
}
