import { editDistance } from '../../../domain/places/edit-distance.ts'
import { isLedByPhrase } from './asked-for.ts'
import { closeness, isLedTo, type Match, rank } from './ranking.ts'
import type { SearchKind } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { searchQuery } from './search-query.ts'
import { tellingWords, wordsOf } from './words.ts'

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

/** Letters that may be wrong: two in a long word ("dolfin"), none in a short one, which would find everything. */
const typosIn = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2)

const find = (index: SearchIndex, query: string, combineWith?: 'OR'): Match[] =>
  index.words.search(searchQuery(index, query, combineWith)).flatMap(({ id, score, terms }) => {
    const entry = index.entries[Number(id)]
    return entry === undefined ? [] : [{ entry, score, terms }]
  })

/** Pages that a part of the question leads to, whatever the rest of it says: "warranty of a Dolphin". */
const findLed = (index: SearchIndex, query: string): Match[] => {
  const led = index.entries.filter((entry) => isLedTo(entry, query))
  if (led.length === 0) return []
  const loose = new Map(find(index, query, 'OR').map((match) => [match.entry, match]))
  return led.map((entry) => loose.get(entry) ?? { entry, score: 0, terms: [] })
}

const union = (first: readonly Match[], others: readonly Match[]): Match[] => {
  const found = new Set(first.map(({ entry }) => entry))
  return [...first, ...others.filter(({ entry }) => !found.has(entry))]
}

/** The known word that takes the fewest changes. Most people get the first letter right. */
const correctWord = (index: SearchIndex, word: string): string => {
  if (index.synonyms.has(word) || find(index, word).length > 0) return word
  const [best] = index.words
    .autoSuggest(word, { prefix: false, fuzzy: typosIn, tokenize: (term) => [term] })
    .map(({ suggestion }) => ({ suggestion, changes: editDistance(word, suggestion) }))
    .filter(({ suggestion }) => suggestion[0] === word[0])
    .toSorted((a, b) => a.changes - b.changes)
  return best?.suggestion ?? word
}

const correct = (index: SearchIndex, query: string): string =>
  tellingWords(query)
    .map((word) => correctWord(index, word))
    .join(' ')

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
  if (wordsOf(query).length === 0) return answer([], query)
  const exact = find(index, query)
  const led = findLed(index, query)
  if (exact.length > 0 || literal || led.some(({ entry }) => isLedByPhrase(entry, query)))
    return answer(union(exact, led), query)
  const corrected = correct(index, query)
  const better = corrected === tellingWords(query).join(' ') ? [] : find(index, corrected)
  if (better.length > 0) return answer(union(better, findLed(index, corrected)), corrected, { corrected: true })
  return answer(union(find(index, corrected, 'OR'), led), corrected, { loose: true })
}
