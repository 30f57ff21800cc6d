import MiniSearch from 'minisearch'
import type { SearchEntry, SearchList } from './search-entry.ts'
import { type SentencesInTheMaking, sentencesOf } from './sentence-index.ts'
import { joinedNames, squeeze, stemOf, wordsOf } from './words.ts'

type Document = SearchEntry & { id: number }

export interface SearchIndex {
  entries: readonly SearchEntry[]
  words: MiniSearch<Document>
  /** By the words that are typed, with one blank between them. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Every word that stands somewhere. */
  terms: ReadonlySet<string>
  sentences: SentencesInTheMaking
}

/** How much a match counts by where it is. */
export const boost = { title: 4, sku: 4, asked: 4, text: 1.5, words: 1 }

const fields = Object.keys(boost) as (keyof typeof boost)[]

const betweenPhrases = '\n'

/** Phrases are taken apart one by one: what is asked is held against each. How many of them have a word makes no difference. */
const termsOf = (text: string, field = ''): string[] => {
  const words = field === 'asked' ? new Set(text.split(betweenPhrases).flatMap(wordsOf)) : wordsOf(text)
  return [...words].flatMap((word) => [word, stemOf(word)])
}

const fieldOf = (entry: Document, field: string): string => {
  if (field === 'id') return String(entry.id)
  if (field === 'title') return [entry.title, ...joinedNames(entry.title)].join(' ')
  if (field === 'sku') return entry.sku === undefined ? '' : `${entry.sku} ${squeeze(entry.sku)}`
  if (field === 'asked') return entry.asked?.join(betweenPhrases) ?? ''
  const text = field === 'text' ? entry.text : [entry.words, ...(entry.askedToo ?? [])].join(' ')
  return [text, ...joinedNames(text)].join(' ')
}

/** Made in the browser from the list: a finished index would travel as more than twice the bytes. */
export const createSearchIndex = ({ entries, synonyms }: SearchList): SearchIndex => {
  const terms = new Set<string>()
  const words = new MiniSearch<Document>({
    fields,
    extractField: fieldOf,
    tokenize: termsOf,
    // The words are terms already.
    processTerm: (term) => {
      terms.add(term)
      return term
    },
    searchOptions: { boost, combineWith: 'AND', tokenize: (term) => [term], processTerm: (term) => term },
  })
  words.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const means = new Map<string, readonly string[]>()
  for (const [typed, others] of synonyms)
    for (const key of typed.map((each) => wordsOf(each).join(' ')))
      means.set(key, [...(means.get(key) ?? []), ...others])
  return {
    entries,
    words,
    synonyms: means,
    terms,
    sentences: sentencesOf(entries),
  }
}
