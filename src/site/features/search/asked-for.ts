import { remembered } from './remembered.ts'
import type { SearchEntry } from './search-entry.ts'
import { isOfTrade, matterOf, stemOf, tellingWords, wordsOf } from './words.ts'

// Whether a gap is left between words makes no difference: "load shedding", "loadshedding".
const exactly = (words: readonly string[]): string => words.join('')

const stemsOf = (words: readonly string[]): string => `${words.map(stemOf).join('')}~`
const inAnyForm = (words: readonly string[]): string => stemsOf(words).replaceAll('~', '')
const inAnyOrder = (words: readonly string[]): string => words.map(stemOf).toSorted().join('')

/** What shows at a glance whether a phrase has anything to do with a question: thousands have not. */
const glanceAt = remembered((text: string) => {
  const [words, telling] = [wordsOf(text), tellingWords(text)]
  const [exact, anyForm, hasSmallWords] = [exactly(words), inAnyForm(words), telling.length < words.length]
  return {
    text,
    exact,
    exactTelling: hasSmallWords ? exactly(telling) : exact,
    anyForm,
    anyFormTelling: hasSmallWords ? inAnyForm(telling) : anyForm,
    hasSmallWords,
    firstOfMatter: stemOf(telling.find((word) => !isOfTrade(word)) ?? telling[0] ?? ''),
  }
})

type Glance = ReturnType<typeof glanceAt>

const phrasesOf = new WeakMap<SearchEntry, readonly Glance[]>()

const phrasesFor = (entry: SearchEntry): readonly Glance[] => {
  const known = phrasesOf.get(entry) ?? (entry.asked ?? []).map(glanceAt)
  phrasesOf.set(entry, known)
  return known
}

/** A phrase or a question, taken apart. */
const readingOf = remembered((text: string) => {
  const [words, telling, matter] = [wordsOf(text), tellingWords(text), matterOf(text)]
  return {
    words: new Set(words),
    length: words.length,
    inAnyOrderTelling: inAnyOrder(telling),
    // One word with small ones asks something of its own: "where to buy".
    wholeInAnyOrder: inAnyOrder(telling.length > 1 ? telling : words),
    withoutTrade: inAnyOrder(matter.length > 1 ? matter : words.filter((word) => !isOfTrade(word))),
    bare: inAnyOrder(matter),
    stems: stemsOf(words),
    tellingStems: telling.map((word) => stemsOf([word])),
    eachStem: new Set(words.map(stemOf)),
    isOnlyOfTrade: matter.every(isOfTrade),
    hasOnlyTrade: words.every(isOfTrade),
  }
})

type Reading = ReturnType<typeof readingOf>

/**
 * Small words may be left out of both, but not of what was asked alone: "robot" does not ask which one. Of a robot they say what is asked:
 * "why dolphin" is not "which dolphin".
 */
const isSame = (phrase: Glance, query: Glance, { isOnlyOfTrade }: Reading): boolean =>
  phrase.exact === query.exact ||
  (query.hasSmallWords &&
    (phrase.exact === query.exactTelling ||
      phrase.exactTelling === query.exact ||
      (phrase.exactTelling === query.exactTelling && !isOnlyOfTrade)))

const isSameInAnyForm = (phrase: Glance, query: Glance, { isOnlyOfTrade }: Reading): boolean =>
  phrase.anyForm === query.anyForm ||
  (query.hasSmallWords &&
    (phrase.anyForm === query.anyFormTelling ||
      phrase.anyFormTelling === query.anyForm ||
      (phrase.anyFormTelling === query.anyFormTelling && !isOnlyOfTrade)))

export type Answers =
  | 'all'
  | 'all in another form'
  | 'phrase'
  | 'all but the trade'
  | 'its words'
  | 'word'
  | 'word in another form'
  | 'beginning'

const held = (entry: SearchEntry, question: string): Answers | undefined => {
  const [asked, query] = [glanceAt(question), readingOf(question)]
  const known = phrasesFor(entry)
  if (known.some((phrase) => isSame(phrase, asked, query))) return 'all'
  if (known.some((phrase) => isSameInAnyForm(phrase, asked, query))) return 'all in another form'
  const near = known.filter(({ firstOfMatter }) => query.eachStem.has(firstOfMatter)).map(({ text }) => readingOf(text))
  const isReordered = ({ inAnyOrderTelling }: Reading) => inAnyOrderTelling === query.inAnyOrderTelling
  if (query.tellingStems.length > 1 && near.some(isReordered)) return 'all in another form'
  // Who asks something about a robot does not ask for robots.
  const phrases = query.isOnlyOfTrade ? near : near.filter(({ hasOnlyTrade }) => !hasOnlyTrade)
  const within = phrases.filter(({ stems }) => query.stems.includes(stems))
  if (phrases.some(({ wholeInAnyOrder }) => wholeInAnyOrder === query.bare)) return 'all but the trade'
  if (within.some(({ tellingStems }) => tellingStems.length > 1)) return 'phrase'
  const hasItsWords = phrases.some(
    ({ tellingStems }) => tellingStems.length > 1 && tellingStems.every((stem) => query.stems.includes(stem)),
  )
  // A vacuum for steps is one for pool steps.
  const hasItsMatter = phrases.some(({ withoutTrade }) => withoutTrade === query.bare)
  if (hasItsWords || hasItsMatter || within.some(({ length }) => length > 1)) return 'its words'
  if (within.some(({ words }) => [...words].every((word) => query.words.has(word)))) return 'word'
  if (within.length > 0) return 'word in another form'
  return asked.exact.length > 2 && known.some(({ exact }) => exact.startsWith(asked.exact)) ? 'beginning' : undefined
}

/** Of the last question: whoever puts entries in order asks again and again. */
let last = { question: '', answers: new Map<SearchEntry, Answers | undefined>() }

/** How much of a question leads to a page. */
export const askedFor = (entry: SearchEntry, question: string): Answers | undefined => {
  if (entry.asked === undefined) return undefined
  if (last.question !== question) last = { question, answers: new Map() }
  if (!last.answers.has(entry)) last.answers.set(entry, held(entry, question))
  return last.answers.get(entry)
}

const few: readonly (Answers | undefined)[] = ['word', 'word in another form', 'beginning', undefined]

/** By more than one of several words. */
export const isLedByPhrase = (entry: SearchEntry, query: string): boolean => !few.includes(askedFor(entry, query))
