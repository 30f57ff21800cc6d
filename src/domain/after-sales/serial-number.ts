import { checkCharacter } from './serial-check.ts'
import { placeOf } from './serial-place.ts'
import { suggestSerials } from './serial-suggestions.ts'

/** AU24-1234567-K: region of sale, year, number of the machine, check character. */
export interface Serial {
  region: string
  year: number
  number: string
  check: string
  /** As it is printed. */
  printed: string
}

export type SerialReading =
  | { state: 'empty' }
  | { state: 'incomplete'; message: string; characters: string }
  | { state: 'wrong'; message: string; characters: string; at: number[]; suggestions: string[] }
  | { state: 'read'; serial: Serial; characters: string; readAs: string[] }

const length = 12
/** The first robot with a number of this kind was sold then. */
const firstYear = 2014

const asDigit: Record<string, string> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }
const asLetter: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }

export const printSerial = (characters: string): string =>
  `${characters.slice(0, 4)}-${characters.slice(4, 11)}-${characters.slice(11)}`

/** On a label a letter looks like a digit. Where only one of the two can stand, that one is meant. */
const settle = (character: string, index: number): string => {
  if (index < 2) return asLetter[character] ?? character
  return index < 11 ? (asDigit[character] ?? character) : character
}

/** The check character may be either: the one that fits is meant. */
const settleCheck = (characters: string): string => {
  const last = characters.charAt(11)
  const fitting = checkCharacter(characters.slice(2, 11))
  return asDigit[last] === fitting || asDigit[fitting] === last ? characters.slice(0, 11) + fitting : characters
}

const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Reads a serial number as it is typed: in any case, with or without hyphens and spaces. */
export const readSerial = (text: string, thisYear: number): SerialReading => {
  const typed = text.toUpperCase().replaceAll(/[\s\-‐‑–—_./]/g, '')
  if (typed === '') return { state: 'empty' }
  const settled = [...typed].map(settle).join('')
  const wrong = (message: string, at: number[] = [], suggestions: string[] = []): SerialReading => ({
    state: 'wrong',
    message,
    characters: settled,
    at,
    suggestions,
  })

  const foreign = [...settled].findIndex((character) => !/[0-9A-Z]/.test(character))
  if (foreign >= 0)
    return wrong(`“${typed.charAt(foreign)}” can’t be in a serial number, only letters A to Z and digits.`, [foreign])
  const misplaced = [...settled]
    .slice(0, 11)
    .findIndex((character, index) => (index < 2 ? /\d/.test(character) : !/\d/.test(character)))
  if (settled.length > length) {
    const suggestions = suggestSerials.shorter(settled)
    const over = plural(settled.length - length, 'character')
    return wrong(`That’s ${over} too many. A serial number has ${length} without the hyphens.`, [], suggestions)
  }
  const missing = length - settled.length
  if (misplaced >= 4 && misplaced === settled.length - 1)
    return wrong(`The long number has ${plural(misplaced - 4, 'digit')} here; it should have seven.`, [misplaced])
  if (misplaced >= 0) {
    const character = typed.charAt(misplaced)
    return misplaced < 2
      ? wrong(`It starts with two letters, such as AU. Here ${placeOf(misplaced)} is “${character}”.`, [misplaced])
      : wrong(`Here ${placeOf(misplaced)} is “${character}”. It should be a digit.`, [misplaced])
  }
  if (missing > 0)
    return {
      state: 'incomplete',
      message: `${settled.length} of ${length} characters, ${missing} to go.`,
      characters: settled,
    }

  const whole = settleCheck(settled)
  const digits = whole.slice(2, 11)
  if (whole.charAt(11) !== checkCharacter(digits)) {
    const { message, at, suggestions } = suggestSerials.whole(whole)
    return wrong(message, at, suggestions)
  }
  const year = 2000 + Number(whole.slice(2, 4))
  if (year < firstYear || year > thisYear + 1)
    return wrong(`It says ${year}. We have used these numbers since ${firstYear}; check the year.`, [2, 3])
  return {
    state: 'read',
    characters: whole,
    serial: {
      region: whole.slice(0, 2),
      year,
      number: whole.slice(4, 11),
      check: whole.slice(11),
      printed: printSerial(whole),
    },
    readAs: [...whole].flatMap((character, index) => {
      const was = typed.charAt(index)
      return was === character ? [] : [`${placeOf(index)} as ${character}, not ${was}`]
    }),
  }
}
