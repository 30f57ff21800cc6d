/** Without case and accents: "whangarei" finds Whangārei. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** One for one or many: "brushes" finds a brush. */
const singular = (word: string): string =>
  word.length < 4 || /(ss|us|is|\d)$/.test(word) ? word : word.replace(/(?<=(sh|ch|x|ss))es$|(?<=[a-z])s$/, '')

/** A word of a text as the index keeps it. */
export const termOf = (word: string): string => singular(fold(word))

export const wordsOf = (text: string): string[] => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)

/** Without anything between the words: "PW-FF C" and "pwffc" are the same. */
export const squeeze = (text: string): string => wordsOf(text).join('')

/** Model names as people type them: "S 300i" is also "s300i". */
export const joinedNames = (text: string): string[] => {
  const words = wordsOf(text)
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? ''
    return word.length <= 3 && /^\d/.test(next) ? [word + next] : []
  })
}
