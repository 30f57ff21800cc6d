/** A word as the index keeps it: without case and accents, so that "whangarei" finds Whangārei. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

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
