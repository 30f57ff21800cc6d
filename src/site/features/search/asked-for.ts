import { remembered } from './remembered.ts'
import type { SearchEntry } from './search-entry.ts'
import { isOfTrade, matterOf, stemOf, tellingWords, wordsOf } from './words.ts'

// Whether a gap is left between words makes no difference: "load shedding", "loadshedding".
const exactly = (words: readonly string[]): string => words.join('')
const inAnyForm = (words: readonly string[]): string => words.map((word) => stemOf(word).slice(1)).join('')

const inAnyOrder = (words: readonly string[]): string => words.map(stemOf).toSorted().join('')

const stemsOf = (words: readonly string[]): string => `${words.map(stemOf).join('')}~`

/** A phrase or a question, taken apart. */
const readingOf = remembered((text: string) => {
  const [words, telling] = [wordsOf(text), tellingWords(text)]
  const matter = matterOf(text)
  return {
    words: new Set(words),
    length: words.length,
    hasSmallWords: telling.length < words.length,
    exact: exactly(words),
    exactTelling: exactly(telling),
    anyForm: inAnyForm(words),
    anyFormTelling: inAnyForm(telling),
    inAnyOrder: inAnyOrder(words),
    inAnyOrderTelling: inAnyOrder(telling),
    bare: inAnyOrder(matter),
    stems: stemsOf(words),
    tellingStems: telling.map((word) => stemsOf([word])),
    isOnlyOfTrade: matter.every(isOfTrade),
    hasOnlyTrade: words.every(isOfTrade),
  }
})

type Reading = ReturnType<typeof readingOf>

/** Small words may be left out of both, but not of what was asked alone: "robot" does not ask which one. */
const isSame = (phrase: Reading, query: Reading): boolean =>
  phrase.exact === query.exact ||
  (query.hasSmallWords &&
    [phrase.exact, phrase.exactTelling].some((each) => each === query.exact || each === query.exactTelling))

const isSameInAnyForm = (phrase: Reading, query: Reading): boolean =>
  phrase.anyForm === query.anyForm ||
  (query.hasSmallWords &&
    [phrase.anyForm, phrase.anyFormTelling].some((each) => each === query.anyForm || each === query.anyFormTelling)) ||
  (query.tellingStems.length > 1 && phrase.inAnyOrderTelling === query.inAnyOrderTelling)

export type Answers =
  | 'all'
  | 'all in another form'
  | 'phrase'
  | 'all but the trade'
  | 'its words'
  | 'word'
  | 'word in another form'
  | 'beginning'

/** How much of a question leads to a page. */
export const askedFor = ({ asked = [] }: SearchEntry, question: string): Answers | undefined => {
  const query = readingOf(question)
  const known = asked.map(readingOf)
  if (known.some((phrase) => isSame(phrase, query))) return 'all'
  if (known.some((phrase) => isSameInAnyForm(phrase, query))) return 'all in another form'
  // Who asks something about a robot does not ask for robots.
  const phrases = query.isOnlyOfTrade ? known : known.filter(({ hasOnlyTrade }) => !hasOnlyTrade)
  const within = phrases.filter(({ stems }) => query.stems.includes(stems))
  if (within.some(({ tellingStems }) => tellingStems.length > 1)) return 'phrase'
  if (phrases.some((phrase) => phrase.inAnyOrder === query.bare)) return 'all but the trade'
  const hasItsWords = phrases.some(
    ({ tellingStems }) => tellingStems.length > 1 && tellingStems.every((stem) => query.stems.includes(stem)),
  )
  if (hasItsWords || within.some(({ length }) => length > 1)) return 'its words'
  if (within.some(({ words }) => [...words].every((word) => query.words.has(word)))) return 'word'
  if (within.length > 0) return 'word in another form'
  return query.exact.length > 2 && known.some(({ exact }) => exact.startsWith(query.exact)) ? 'beginning' : undefined
}

const few: readonly (Answers | undefined)[] = ['word', 'word in another form', 'beginning', undefined]

/** By more than one of several words. */
export const isLedByPhrase = (entry: SearchEntry, query: string): boolean => !few.includes(askedFor(entry, query))
