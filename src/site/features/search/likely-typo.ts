import { editDistance } from '../../../domain/places/edit-distance.ts'

/** Letters that may be wrong: two in a long word ("dolfin"), none in a short one, which would find everything. */
export const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : word.length < 10 ? 2 : 3)

/** What is heard: people write as they speak. */
const soundOf = (word: string): string =>
  word
    .replace(/e$/, '')
    .replaceAll('ph', 'f')
    .replaceAll('ch', 'c')
    .replaceAll(/[kq]/g, 'c')
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replaceAll(/[aeiou]+/g, 'a')
    .replaceAll(/(.)\1+/g, '$1')

const lettersOf = (word: string): string => [...word].toSorted().join('')

/** How far a word is from what was typed, or nothing if hardly anybody would type that for it: "parcel" is no panel. */
export const typoDistance = (typed: string, word: string): number | undefined => {
  const changes = editDistance(typed, word)
  const heard = editDistance(soundOf(typed), soundOf(word))
  // Nearly everybody gets the first letter right.
  if (soundOf(typed)[0] !== soundOf(word)[0] || changes > typosIn(typed)) return undefined
  const most = typed.length < 7 ? 0 : typed.length < 10 ? 1 : 2
  const isLikely = heard <= most || (typed.length > 4 && changes === 1)
  // In a short word a letter is left out, doubled or swapped; another letter makes another word.
  const isShortSlip = typed.length === 4 && (typed.length !== word.length || lettersOf(typed) === lettersOf(word))
  return isLikely || isShortSlip ? changes + heard / 10 : undefined
}
