const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Tells whether a text has, for every word typed so far, one that begins with it. Undefined as long as none was typed. */
export const typedWords = (typed: string): ((text: string) => boolean) | undefined => {
  const wanted = wordsIn(typed)
  if (wanted.length === 0) return undefined
  return (text) => {
    const words = wordsIn(text)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  }
}
