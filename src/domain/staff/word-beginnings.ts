/** A part of a text, and whether it is what was looked for. */
export interface MarkedPart {
  readonly text: string
  readonly isMarked: boolean
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The words as `searchWords` has them are found with the apostrophes that people leave out. */
const pattern = (word: string): string => [...word].map(escaped).join("[’']?")

const anyOf = (words: readonly string[]): RegExp =>
  // The longest first: of two that begin alike all of the longer one is marked.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .toSorted((one, other) => other.length - one.length)
      .map(pattern)
      .join('|')})`,
    'giu',
  )

/** Tells the beginnings of words that were looked for from the rest of a text. */
export const markBeginnings = (text: string, words: readonly string[]): MarkedPart[] => {
  if (words.length === 0) return text === '' ? [] : [{ text, isMarked: false }]
  const parts: MarkedPart[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(anyOf(words))) {
    if (index > from) parts.push({ text: text.slice(from, index), isMarked: false })
    parts.push({ text: found, isMarked: true })
    from = index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false })
  return parts
}

/** Whether each word begins some word of a text. */
export const hasBeginnings = (text: string, words: readonly string[]): boolean =>
  words.every((word) => anyOf([word]).test(text))
