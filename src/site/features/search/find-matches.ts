import { isLedByPhrase } from './asked-for.ts'
import { typoDistance, typosIn } from './likely-typo.ts'
import { closeness, isLedTo, levels, type Match, type Ranked, rank, rankForSentence } from './ranking.ts'
import type { SearchKind } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { searchQuery } from './search-query.ts'
import { isSentence, relevanceIn } from './sentence-relevance.ts'
import { isKnown, splitWords } from './split-words.ts'
import { matterOf, tellingWords, wordsOf } from './words.ts'

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

const find = (index: SearchIndex, query: string, combineWith?: 'OR'): Match[] =>
  index.words.search(searchQuery(index, query, combineWith)).flatMap(({ id, score, terms }) => {
    const entry = index.entries[Number(id)]
    return entry === undefined ? [] : [{ entry, score, terms }]
  })

const foundInPart = new WeakMap<SearchIndex, { query: string; matches: readonly Match[] }>()

/** What has some of the words. Of one question it is asked more than once. */
const findAny = (index: SearchIndex, query: string): readonly Match[] => {
  const known = foundInPart.get(index)
  if (known?.query === query) return known.matches
  const matches = find(index, query, 'OR')
  foundInPart.set(index, { query, matches })
  return matches
}

/** Pages that a part of the question leads to, whatever the rest of it says: "warranty of a Dolphin". */
const findLed = (index: SearchIndex, query: string): Match[] => {
  const led = index.entries.filter((entry) => isLedTo(entry, query))
  if (led.length === 0) return []
  const loose = new Map(findAny(index, query).map((match) => [match.entry, match]))
  return led.map((entry) => loose.get(entry) ?? { entry, score: 0, terms: [] })
}

const union = (first: readonly Match[], others: readonly Match[]): Match[] => {
  const found = new Set(first.map(({ entry }) => entry))
  return [...first, ...others.filter(({ entry }) => !found.has(entry))]
}

/** The known word that takes the fewest changes. */
const correctWord = (index: SearchIndex, word: string): string => {
  if (index.synonyms.has(word) || find(index, word).length > 0) return word
  const similar = index.words.autoSuggest(word, { prefix: false, fuzzy: typosIn, tokenize: (term) => [term] })
  const [best] = [...new Set(similar.flatMap(({ terms }) => terms))]
    .flatMap((term) => {
      const distance = typoDistance(word, term)
      return distance === undefined ? [] : [{ term, distance }]
    })
    .toSorted((a, b) => a.distance - b.distance)
  return best?.term ?? word
}

const correct = (index: SearchIndex, query: string): string =>
  tellingWords(query)
    .map((word) => correctWord(index, word))
    .join(' ')

/** A word that stands nowhere here says nothing: who asks for a "varsity pool" asks for a pool. */
const knownPart = (index: SearchIndex, query: string): string =>
  wordsOf(query)
    .filter((word) => isKnown(index, word) || (word.length > 2 && find(index, word).length > 0))
    .join(' ')

/** What entries are found for: of a sentence perhaps the part of it that says something here. */
interface Wanted {
  query: string
  ofSentence: boolean
}

/** A sentence finds whatever a part of it asks for. */
const ranked = (index: SearchIndex, matches: readonly Match[], { query, ofSentence }: Wanted): Ranked[] => {
  if (!ofSentence) return rank(matches, query)
  const relevance = relevanceIn(index, query)
  const others = [...relevance.keys()].map((entry): Match => ({ entry, score: 0, terms: [] }))
  return rankForSentence(union(union(matches, findAny(index, query)), others), query, relevance)
}

/** Groups stand in their usual order, unless another one has what was named, or more of what a sentence asks. */
const grouped = (index: SearchIndex, matches: readonly Match[], wanted: Wanted): ResultGroup[] => {
  const byName = Map.groupBy(ranked(index, matches, wanted), ({ match }) => groupOf[match.entry.kind])
  const weightOf = ({ weight }: Ranked) => (wanted.ofSentence ? weight : 0)
  return groupOrder
    .flatMap((name) => {
      const found = byName.get(name) ?? []
      const [first] = found
      return first === undefined ? [] : [{ name, first, matches: found.map(({ match }) => match) }]
    })
    .toSorted((a, b) => b.first.close - a.first.close || weightOf(b.first) - weightOf(a.first))
    .map(({ name, matches }) => ({ name, matches }))
}

const answer = (
  index: SearchIndex,
  matches: readonly Match[],
  wanted: Wanted,
  how: { corrected?: true; loose?: true } = {},
) => {
  const groups = grouped(index, matches, wanted)
  const total = groups.reduce((sum, group) => sum + group.matches.length, 0)
  return { query: wanted.query, corrected: false, loose: false, ...how, total, groups }
}

/** What has all that is asked, or is led to by more than one word of it. */
const findFor = (index: SearchIndex, query: string): Match[] => {
  const exact = find(index, query)
  const led = findLed(index, query)
  return exact.length > 0 || led.some(({ entry }) => isLedByPhrase(entry, query)) ? union(exact, led) : []
}

/** What has all but the words of the trade, or else some of them. Beside a model that is named, only what answers something. */
const findSome = (index: SearchIndex, query: string): Match[] => {
  const all = find(index, query)
  const most = all.length > 0 ? all : find(index, matterOf(query).join(' '))
  const found = union(most.length > 0 ? most : findAny(index, query), findLed(index, query))
  const levelOf = ({ entry, terms }: Match) => closeness(entry, query, terms)
  const isNamed = found.some((match) => /\d/.test(match.entry.title) && levelOf(match) === levels.amongOthers)
  return isNamed ? found.filter((match) => levelOf(match) > levels.none) : found
}

/** What is found for a question. `literal` takes every letter as it is written. */
export const answerTo = (index: SearchIndex, question: string, { literal = false } = {}): SearchAnswer => {
  const asked = question.trim()
  const ofSentence = isSentence(asked)
  if (wordsOf(asked).length === 0) return answer(index, [], { query: asked, ofSentence })
  if (literal) return answer(index, union(find(index, asked), findLed(index, asked)), { query: asked, ofSentence })
  const query = splitWords(index, asked)
  const found = findFor(index, query)
  if (found.length > 0) return answer(index, found, { query, ofSentence })
  const corrected = correct(index, query)
  const better = corrected === tellingWords(query).join(' ') ? [] : findFor(index, corrected)
  if (better.length > 0) return answer(index, better, { query: corrected, ofSentence }, { corrected: true })
  const known = knownPart(index, corrected)
  return { ...answer(index, findSome(index, known), { query: known, ofSentence }, { loose: true }), query: corrected }
}
