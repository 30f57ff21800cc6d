import type { SearchEntry } from './search-entry.ts'
import { stemOf, tellingWords, wordsOf } from './words.ts'

const exactly = (words: readonly string[]): string => words.map((word) => `~${word}`).join('')
const inAnyForm = (words: readonly string[]): string => words.map(stemOf).join('')

type Spelling = typeof exactly

/** Small words may be left out of both, but not of what was asked alone: "robot" does not ask which one. */
const isSame = (phrase: string, query: string, spell: Spelling): boolean => {
  const hasSmallWords = tellingWords(query).length < wordsOf(query).length
  const spellings = (text: string) => [wordsOf(text), ...(hasSmallWords ? [tellingWords(text)] : [])].map(spell)
  const asked = spellings(query)
  return spellings(phrase).some((each) => asked.includes(each))
}

export type Answers = 'all' | 'all in another form' | 'phrase' | 'word'

/** How much of a question leads to a page. */
export const askedFor = ({ asked = [] }: SearchEntry, query: string): Answers | undefined => {
  if (asked.some((phrase) => isSame(phrase, query, exactly))) return 'all'
  if (asked.some((phrase) => isSame(phrase, query, inAnyForm))) return 'all in another form'
  const words = `${inAnyForm(wordsOf(query))}~`
  const within = asked.map(wordsOf).filter((phrase) => words.includes(`${inAnyForm(phrase)}~`))
  if (within.length === 0) return undefined
  return within.some(({ length }) => length > 1) ? 'phrase' : 'word'
}

/** By more than one of several words. */
export const isLedByPhrase = (entry: SearchEntry, query: string): boolean =>
  !['word', undefined].includes(askedFor(entry, query))
