import { stemOf, termOf } from './words.ts'

export interface TextPart {
  text: string
  marked: boolean
}

/** A text in parts: the words that were found, and what stands between them. */
export const markedText = (text: string, terms: readonly string[]): TextPart[] => {
  const found = new Set(terms)
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const term = termOf(part)
      return { text: part, marked: found.has(term) || found.has(stemOf(term)) }
    })
}
