import { askedFor } from './asked-for.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'
import { joinedNames, squeeze, stemOf, tellingWords, wordsOf } from './words.ts'

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

/** Whether some of the question is enough to find an entry, whatever the rest of it says. */
export const isLedTo = (entry: SearchEntry, query: string): boolean =>
  askedFor(entry, query) !== undefined || (entry.kind === 'product' && namesProductAmongOthers(entry.title, query))

/** From what was asked for by name down to what has the words somewhere. */
export const levels = {
  name: 9,
  model: 8,
  answer: 7,
  answerInAnotherForm: 6,
  title: 5,
  phrase: 4,
  word: 3,
  amongOthers: 2,
  words: 1,
  none: 0,
}

/** How close an entry is to what was asked. Dealers have the words of the trade in their names: only a whole name counts there. */
export const closeness = (entry: SearchEntry, query: string, terms: readonly string[]): number => {
  const { kind, title, sku = '' } = entry
  const [asked, name, isProduct] = [squeeze(query), squeeze(title), kind === 'product']
  if (isProduct && (squeeze(sku) === asked || name === asked)) return levels.name
  if (isProduct && namesModel(title, asked)) return levels.model
  const isAnswerTo = askedFor(entry, query)
  if (isAnswerTo === 'all') return levels.answer
  if (isAnswerTo === 'all in another form') return levels.answerInAnotherForm
  if (name === asked || (isProduct && name.startsWith(asked))) return levels.title
  if (kind === 'dealer') return levels.none
  const [words, telling] = [wordsOf(title), tellingWords(query)]
  if (telling.length > 1 && telling.every((word) => words.includes(word))) return levels.title
  if (isAnswerTo === 'phrase') return levels.phrase
  if (isAnswerTo === 'word') return levels.word
  if (isProduct && namesProductAmongOthers(title, query)) return levels.amongOthers
  const isFound = (word: string) => terms.includes(word) || terms.includes(stemOf(word))
  const isInTitle = (word: string) => words.some((each) => each.startsWith(word) || isFound(each))
  return telling.every(isInTitle) ? levels.words : levels.none
}

/** Best first: by what was named, then by how well the words match, products before pages. */
export const rank = (matches: readonly Match[], query: string): Match[] =>
  matches
    .map((match) => ({
      match,
      close: closeness(match.entry, query, match.terms),
      weight: match.score * weights[match.entry.kind],
    }))
    .toSorted((a, b) => b.close - a.close || b.weight - a.weight)
    .map(({ match }) => match)
