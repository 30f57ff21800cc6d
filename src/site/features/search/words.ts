import { stemmer } from 'stemmer'

/** Without case and accents: "whangarei" finds Whangārei. An apostrophe is no gap, nor is the hyphen of Wi-Fi: most write one word. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('wi-fi', 'wifi')

/** What is left of these without their last letters is another word: to leave is not a leaf. */
const irregular: Readonly<Record<string, string>> = { leaves: 'leaf', shelves: 'shelf', halves: 'half', men: 'man' }

/** One for one or many: "brushes" finds a brush, "batteries" a battery. */
const singular = (word: string): string => {
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length < 4 || /(ss|us|is|\d)$/.test(word)) return word
  return word.replace(/(?<=\w{2})ies$/, 'y').replace(/(?<=(sh|ch|x|ss))es$|(?<=[a-z])s$/, '')
}

/** A word of a text as the index keeps it. */
export const termOf = (word: string): string => singular(fold(word))

export const wordsOf = (text: string): string[] => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)

/** What the forms of a word have in common: "leaking" and "leaks" are "leak". Marked, so that it is no beginning of a word. */
export const stemOf = (word: string): string => `~${stemmer(word)}`

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

const small = new Set(
  'a an and are at be by can did do doe for from get got has have how i if in is it its me my need of on or our should so that the their there these this those to u want was we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** The words that say what is asked; all of them where none does. */
export const tellingWords = (text: string): string[] => {
  const words = wordsOf(text)
  const telling = words.filter((word) => !small.has(word))
  return telling.length === 0 ? words : telling
}
