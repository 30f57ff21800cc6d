import type { SearchOptions } from 'minisearch'
import { closeness, type Match, rank } from './ranking.ts'
import type { SearchKind } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { wordsOf } from './words.ts'

export type GroupName = 'products' | 'answers' | 'pages' | 'dealers'

export interface ResultGroup {
  name: GroupName
  matches: Match[]
}

export interface SearchAnswer {
  /** What the results are for: the question, or the question with its typos corrected. */
  query: string
  corrected: boolean
  /** No entry has all the words: these have some of them. */
  loose: boolean
  total: number
  groups: ResultGroup[]
}

const groupOf: Record<SearchKind, GroupName> = {
  product: 'products',
  question: 'answers',
  page: 'pages',
  shop: 'pages',
  news: 'pages',
  dealer: 'dealers',
}

const groupOrder: GroupName[] = ['products', 'answers', 'pages', 'dealers']

/** A word that is being typed is taken as a beginning; a short one in the middle is taken as it is. */
const beginnings = (term: string, index: number, terms: string[]): boolean =>
  index === terms.length - 1 || term.length > 2

/** Letters that may be wrong: two in a long word ("dolfin"), none in a short one, which would find everything. */
const typosIn = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2)

const find = ({ entries, words }: SearchIndex, query: string, options: SearchOptions = {}): Match[] =>
  words.search(query, { prefix: beginnings, ...options }).flatMap(({ id, score, terms }) => {
    const entry = entries[Number(id)]
    return entry === undefined ? [] : [{ entry, score, terms }]
  })

const correctWord = (index: SearchIndex, word: string, isLast: boolean): string => {
  const known = index.words.search(word, { prefix: isLast || word.length > 2, fuzzy: false })
  if (known.length > 0) return word
  const [best] = index.words.autoSuggest(word, { prefix: false, fuzzy: typosIn })
  return best?.suggestion ?? word
}

const correct = (index: SearchIndex, query: string): string => {
  const words = wordsOf(query)
  return words.map((word, at) => correctWord(index, word, at === words.length - 1)).join(' ')
}

/** Groups stand in their usual order, unless another one has what was named. */
const grouped = (matches: readonly Match[], query: string): ResultGroup[] => {
  const byName = Map.groupBy(rank(matches, query), ({ entry }) => groupOf[entry.kind])
  const closest = ({ matches: [first] }: ResultGroup) =>
    first === undefined ? 0 : closeness(first.entry, query, first.terms)
  return groupOrder
    .flatMap((name): ResultGroup[] => {
      const found = byName.get(name)
      return found === undefined ? [] : [{ name, matches: found }]
    })
    .toSorted((a, b) => closest(b) - closest(a))
}

const answer = (matches: readonly Match[], query: string, how: { corrected?: true; loose?: true } = {}) => ({
  query,
  corrected: false,
  loose: false,
  ...how,
  total: matches.length,
  groups: grouped(matches, query),
})

/** What is found for a question. `literal` takes every letter as it is written. */
export const answerTo = (index: SearchIndex, question: string, { literal = false } = {}): SearchAnswer => {
  const query = question.trim()
  const exact = find(index, query)
  if (exact.length > 0 || literal || query === '') return answer(exact, query)
  const corrected = correct(index, query)
  const better = find(index, corrected)
  if (better.length > 0) return answer(better, corrected, { corrected: true })
  return answer(find(index, corrected, { combineWith: 'OR' }), corrected, { loose: true })
}
