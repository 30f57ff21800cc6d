import type { SearchIndex } from './search-index.ts'
import { stemOf, tellsSomething, termOf, wordsOf } from './words.ts'

export const isKnown = ({ terms, synonyms }: SearchIndex, word: string): boolean =>
  terms.has(word) || terms.has(stemOf(word)) || synonyms.has(word)

const isBegun = ({ terms }: SearchIndex, word: string): boolean => [...terms].some((term) => term.startsWith(word))

/** Shorter ones are in too many words. */
const shortest = 3

const halves = (index: SearchIndex, word: string): string[] | undefined => {
  const number = /^([a-z]{2,})(\d.*)$|^(\d+)([a-z]+)$|^(\d+)x(\d+)$/.exec(word)
  if (number !== null) {
    const parts = number.slice(1).filter((part) => part !== undefined)
    return parts.every((part) => isBegun(index, part)) ? parts : undefined
  }
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_, more) => shortest + more)
  return cuts
    .map((at) => [word.slice(0, at), word.slice(at)])
    .find((parts) => parts.every((part) => tellsSomething(termOf(part)) && isKnown(index, part)))
}

/** Words that were written as one and are two here: "liberty400", "leafbasket". A word that is known, or begins one, is left as it is. */
export const splitWords = (index: SearchIndex, question: string): string => {
  const words = wordsOf(question)
  const split = words.map((word) =>
    isKnown(index, word) || isBegun(index, word) ? word : (halves(index, word)?.join(' ') ?? word),
  )
  return split.every((word, at) => word === words[at]) ? question : split.join(' ')
}
