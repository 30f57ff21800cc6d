import { askedFor } from './asked-for.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'
import { isOfTrade, joinedNames, joinModels, matterOf, squeeze, stemOf, tellingWords, wordsOf } from './words.ts'

/** A found entry before it is put in its place. */
export interface Match {
  entry: SearchEntry
  /** How well its words match, as the index sees it. */
  score: number
  /** The words of the entry that matched. */
  terms: readonly string[]
}

const weights: Record<SearchKind, number> = { product: 1.4, question: 1.1, page: 1, shop: 1, dealer: 0.7, news: 0.8 }

/** "300i", "s300i" and "dolphin s 300i" all name the Dolphin S 300i; "filter" names no model. */
const namesModel = (title: string, query: string): boolean => {
  const words = wordsOf(title)
  return /\d/.test(query) && words.some((_, index) => words.slice(index).join('') === query)
}

/** Among other words: "price of the e10", "liberty 400 manual". */
const namesProductAmongOthers = (title: string, query: string): boolean => {
  const asked = new Set([...wordsOf(query), ...joinedNames(query)])
  return joinedNames(title).some((code) => asked.has(code)) || wordsOf(title).every((word) => asked.has(word))
}

const buying = new Set('buy cheap cost much order price rrp sale'.split(' '))

/** Who asks what a product costs asks for the product. */
const asksToBuy = (title: string, query: string): boolean => {
  const named = new Set([...wordsOf(title), ...joinedNames(title)])
  return joinModels(tellingWords(query)).every((word) => named.has(word) || buying.has(word))
}

/** Parts name the models that they fit in words that are not shown: "m600 basket", "brushes for s200". */
const isForModel = (title: string, query: string, terms: readonly string[]): boolean => {
  const models = joinModels(tellingWords(query)).filter((word) => /^[a-z].*\d/.test(word))
  const isPart = wordsOf(title).some((word) => !isOfTrade(word) && terms.includes(word))
  return models.length > 0 && isPart && models.every((model) => terms.includes(model))
}

const units = new Set('cm g gram kg kw l litre m metre'.split(' '))

/** A number tells the sizes of one thing apart, whatever that is called: "heat pump 17 kw", "chlorinator 30 g". */
const isOfSize = ({ kind, title, text, words = '', askedToo = [] }: SearchEntry, query: string): boolean => {
  if (kind !== 'product' || !/\d/.test(query)) return false
  const asked = joinModels(matterOf(query)).filter((word) => !units.has(word))
  const [numbers, things] = [asked.filter((word) => /^\d+$/.test(word)), asked.filter((word) => !/^\d+$/.test(word))]
  if (numbers.length === 0 || things.length === 0) return false
  const named = wordsOf(title)
  if (!numbers.every((number) => named.includes(number))) return false
  const known = new Set(wordsOf([title, text, words, ...askedToo].join(' ')))
  return things.every((word) => known.has(word))
}

/** "dolphin liberty" names the page of Liberty, as "liberty price" does. */
const isCalledMatter = ({ kind, title }: SearchEntry, query: string): boolean =>
  kind !== 'dealer' &&
  [matterOf(query), matterOf(query).filter((word) => !buying.has(word))].some(
    (words) => words.join('') === squeeze(title),
  )

/** Whether some of the question is enough to find an entry, whatever the rest of it says. */
export const isLedTo = (entry: SearchEntry, query: string): boolean =>
  askedFor(entry, query) !== undefined ||
  isCalledMatter(entry, query) ||
  isOfSize(entry, query) ||
  (entry.kind === 'product' && namesProductAmongOthers(entry.title, query))

/** From what was asked for by name down to what has the words somewhere. */
export const levels = {
  name: 13,
  model: 12,
  answer: 11,
  answerInAnotherForm: 10,
  title: 9,
  matter: 8,
  phrase: 7,
  wordsOfPhrase: 6,
  word: 5,
  wordInAnotherForm: 4,
  amongOthers: 3,
  beginning: 2,
  words: 1,
  none: 0,
}

/** How close an entry is to what was asked. Dealers have the words of the trade in their names: only a whole name counts there. */
export const closeness = (entry: SearchEntry, query: string, terms: readonly string[]): number => {
  const { kind, title, sku = '' } = entry
  const [asked, name, isProduct] = [squeeze(query), squeeze(title), kind === 'product']
  if (isProduct && (squeeze(sku) === asked || name === asked)) return levels.name
  if (isProduct && namesModel(title, asked)) return levels.model
  const namesIt = isProduct && namesProductAmongOthers(title, query)
  if (namesIt && asksToBuy(title, query)) return levels.model
  const isAnswerTo = askedFor(entry, query)
  if (isAnswerTo === 'all') return levels.answer
  if (isAnswerTo === 'all in another form') return levels.answerInAnotherForm
  if (name === asked || (isProduct && name.startsWith(asked))) return levels.title
  if (kind === 'dealer') return levels.none
  const [words, telling] = [wordsOf(title), tellingWords(query)]
  if (telling.length > 1 && telling.every((word) => words.includes(word))) return levels.title
  if (isProduct && isForModel(title, query, terms)) return levels.title
  if (isOfSize(entry, query)) return levels.title
  if (isAnswerTo === 'all but the trade' || isCalledMatter(entry, query)) return levels.matter
  if (isAnswerTo === 'phrase') return levels.phrase
  if (isAnswerTo === 'its words') return levels.wordsOfPhrase
  if (isAnswerTo === 'word') return levels.word
  if (isAnswerTo === 'word in another form') return levels.wordInAnotherForm
  if (namesIt) return levels.amongOthers
  if (isAnswerTo === 'beginning') return levels.beginning
  const isFound = (word: string) => terms.includes(word) || terms.includes(stemOf(word))
  const isInTitle = (word: string) => words.some((each) => each.startsWith(word) || isFound(each))
  return telling.every(isInTitle) ? levels.words : levels.none
}

/** A match in its place. */
export interface Ranked {
  match: Match
  close: number
  weight: number
}

const inOrder = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.toSorted((a, b) => b.close - a.close || b.weight - a.weight)

/** Best first: by what was named, then by how well the words match, products before pages. */
export const rank = (matches: readonly Match[], query: string): Ranked[] =>
  inOrder(
    matches.map((match) => ({
      match,
      close: closeness(match.entry, query, match.terms),
      weight: match.score * weights[match.entry.kind],
    })),
  )

/** What has less than this of what the best has is left out: it has the words of a sentence here and there. Dealers are found by a suburb. */
const leastShare = (kind: SearchKind): number => (kind === 'dealer' ? 0.1 : 0.4)

/** A whole question, but for words of the trade; a phrase of a sentence is one of several. */
const asksJustSo = (level: number): boolean => level >= levels.matter

/** Of a sentence: what it names or asks just so, then by how much of it asks for something. */
export const rankForSentence = (
  matches: readonly Match[],
  query: string,
  relevance: ReadonlyMap<SearchEntry, number>,
): Ranked[] => {
  const ranked = matches.map((match) => {
    const close = closeness(match.entry, query, match.terms)
    return { match, close: asksJustSo(close) ? close : levels.none, weight: relevance.get(match.entry) ?? 0 }
  })
  const best = Math.max(...ranked.map(({ weight }) => weight))
  return inOrder(
    ranked.filter(({ match, close, weight }) => close > levels.none || weight >= best * leastShare(match.entry.kind)),
  )
}
