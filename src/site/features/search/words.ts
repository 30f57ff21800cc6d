import { stemmer } from 'stemmer'
import { remembered } from './remembered.ts'

/**
 * Without case and accents: "whangarei" finds Whangārei. An apostrophe is no gap, nor is the hyphen of Wi-Fi: most write one word. After a
 * digit the letter o is a nought: "s3ooi".
 */
const fold = (text: string): string =>
  // Most phrases are plain, and there are thousands.
  /^[a-z ]*$/.test(text)
    ? text
    : text
        .normalize('NFD')
        .replaceAll(/\p{M}|['’]/gu, '')
        .toLowerCase()
        .replaceAll('wi-fi', 'wifi')
        .replaceAll(/(?<=\do?)o/g, '0')

/** What is left of these without their last letters is another word: to leave is not a leaf. */
const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  shelves: 'shelf',
  halves: 'half',
  men: 'man',
  news: 'news',
}

/** However it is said that something does not happen: "won't climb" and "not climbing" ask the same. */
const negations = new Set('arent cannot cant couldnt didnt doesnt dont hasnt isnt never wasnt wont wouldnt'.split(' '))

/** One for one or many: "brushes" finds a brush, "batteries" a battery. */
const singular = remembered((word: string): string => {
  if (negations.has(word)) return 'not'
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length < 4 || /(ss|us|is|\d)$/.test(word)) return word
  return word.replace(/(?<=\w{2})ies$/, 'y').replace(/(?<=(sh|ch|x|ss))es$|(?<=[a-z])s$/, '')
})

/** A word of a text as the index keeps it. */
export const termOf = (word: string): string => singular(fold(word))

export const wordsOf: (text: string) => readonly string[] = remembered((text) =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular),
)

/** What the forms of a word have in common: "leaking" and "leaks" are "leak". Marked, so that it is no beginning of a word. */
export const stemOf = remembered((word) => `~${stemmer(word)}`)

/** Without anything between the words: "PW-FF C" and "pwffc" are the same. */
export const squeeze = remembered((text) => wordsOf(text).join(''))

/** Model names as people type them: "S 300i" is also "s300i". */
export const joinedNames = remembered((text: string): readonly string[] => {
  const words = wordsOf(text)
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? ''
    return word.length <= 3 && /^\d/.test(next) ? [word + next] : []
  })
})

/** An s is what an apostrophe leaves, and a series. */
export const mayNameModel = (word: string): boolean =>
  /^[a-z]{1,2}$/.test(word) && (word === 's' || tellsSomething(word))

/** "m 600" is "m600", which stands wherever the model is named; "a 10 m pool" names none. */
export const joinModels = (words: readonly string[]): string[] => {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1) ?? ''
    if (mayNameModel(last) && /^\d/.test(word)) joined.splice(-1, 1, last + word)
    else joined.push(word)
  }
  return joined
}

const small = new Set(
  'a about also am an and any anymore are as at be because been but by can could did do doe even for from get got had has have he hello here hey hi how i if im in is it its itself ive just keep kept me must my need of on or our please really s should since so some still than thank that the their them then there these they this those to u us very want was we what when where which who why will with would you your'.split(
    ' ',
  ),
)

export const tellsSomething = (word: string): boolean => !small.has(word)

/** The words that say what is asked; all of them where none does. */
export const tellingWords = (text: string): readonly string[] => {
  const words = wordsOf(text)
  const telling = words.filter(tellsSomething)
  return telling.length === 0 ? words : telling
}

/** What nearly everything here is about, and where. */
const trade = new Set('aus cleaner dolphin machine nz pool robot robotic rsa swimming vacuum'.split(' '))

export const isOfTrade = (word: string): boolean => trade.has(word)

/** What is asked about the robot or the pool; these where nothing else is asked. */
export const matterOf = remembered((text: string): readonly string[] => {
  const telling = tellingWords(text)
  const matter = telling.filter((word) => !isOfTrade(word))
  return matter.length === 0 ? telling : matter
})
