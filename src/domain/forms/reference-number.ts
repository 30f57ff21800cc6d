import { type EditionCode, editionCodes } from '../edition/edition-code.ts'
import { type Reading, read, refuse } from './checks/reading.ts'
import { type FormKind, formKinds } from './form-kind.ts'

/** A prime number of characters, none of which looks or sounds like another. */
const alphabet = '23456789ACEFHJKMNPQRTXY'

/** What is read for what it may have looked like. */
const alike: Readonly<Record<string, string>> = { Z: '2', S: '5', G: '6', B: '8', O: 'Q', 0: 'Q', D: 'Q', V: 'Y' }

const letters: Record<FormKind, string> = {
  contact: 'C',
  'book-a-demo': 'D',
  'become-a-dealer': 'T',
  registration: 'R',
  repair: 'S',
  'water-treatment-claim': 'W',
  'job-application': 'J',
}

/** How many random bytes make one. */
export const referenceBytes = 14
const drawn = 7

const regionOf = (edition: EditionCode): string => edition.slice(3).toUpperCase()

/**
 * Every place has a weight of its own, and sums are taken modulo a prime: one wrong character anywhere, edition and form
 * included, and any two characters swapped change the check character.
 */
const checkFor = (edition: EditionCode, kind: FormKind, characters: string): string => {
  const places = [
    editionCodes.indexOf(edition),
    formKinds.indexOf(kind),
    ...[...characters].map((each) => alphabet.indexOf(each)),
  ]
  const sum = places.reduce((total, place, at) => total + place * (at + 1), 0)
  return alphabet.charAt(sum % alphabet.length)
}

const print = (edition: EditionCode, kind: FormKind, characters: string): string =>
  `${regionOf(edition)}-${letters[kind]}-${characters.slice(0, 4)}-${characters.slice(4)}`

/** What a visitor gets for what was sent: AU-C-7K4M-2Q9X, from random bytes. It may have been drawn before: keep it unique where it is kept. */
export const makeReference = (edition: EditionCode, kind: FormKind, bytes: Uint8Array): string => {
  if (bytes.length < referenceBytes) throw new Error(`A reference number needs ${referenceBytes} random bytes.`)
  const characters = Array.from({ length: drawn }, (_, at) => {
    const number = (bytes[2 * at] ?? 0) * 256 + (bytes[2 * at + 1] ?? 0)
    return alphabet.charAt(number % alphabet.length)
  }).join('')
  return print(edition, kind, characters + checkFor(edition, kind, characters))
}

export interface Reference {
  edition: EditionCode
  kind: FormKind
  /** As it was given. */
  printed: string
}

/** A reference number as it is typed from a letter or over the phone. */
export const readReference = (text: string): Reading<Reference> => {
  const typed = text.toUpperCase().replaceAll(/[\s\-‐‑–—_./]/g, '')
  const edition = editionCodes.find((code) => typed.startsWith(regionOf(code)))
  const kind = formKinds.find((each) => typed.charAt(2) === letters[each])
  const characters = [...typed.slice(3)].map((each) => alike[each] ?? each).join('')
  if (edition === undefined || kind === undefined || characters.length !== drawn + 1)
    return refuse('Enter the whole reference number: three letters and eight characters, as in AU-C-7K4M-2Q9X.')
  const foreign = [...characters].find((each) => !alphabet.includes(each))
  if (foreign !== undefined) return refuse(`“${foreign}” is in no reference number. Check the email.`)
  if (checkFor(edition, kind, characters.slice(0, drawn)) !== characters.slice(drawn))
    return refuse('A character is wrong or two are swapped. Check it against the email.')
  return read({ edition, kind, printed: print(edition, kind, characters) })
}
