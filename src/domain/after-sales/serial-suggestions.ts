import { checkCharacter } from './serial-check.ts'
import { pairAt, placeOf } from './serial-place.ts'

interface Suggestion {
  message: string
  /** Where to look again. */
  at: number[]
  /** The whole numbers it could be, as characters without hyphens. */
  suggestions: string[]
}

const isWhole = (characters: string): boolean =>
  /^[A-Z]{2}\d{9}[0-9A-Z]$/.test(characters) && characters.charAt(11) === checkCharacter(characters.slice(2, 11))

const exchange = (characters: string, index: number, by: string): string =>
  characters.slice(0, index) + by + characters.slice(index + by.length)

/** Digits that are taken for one another on a worn label. */
const alike = ['08', '06', '09', '17', '14', '27', '38', '56', '58', '68', '89', '49', '35']
const looksLike = (one: string, other: string): boolean =>
  alike.some((pair) => pair.includes(one) && pair.includes(other))

interface Change {
  kind: 'swap' | 'alike' | 'other'
  at: number[]
  result: string
}

/** Every swap of two neighbours and every single digit that would make it right. */
const changesOf = (characters: string): Change[] => {
  const swaps = Array.from({ length: 8 }, (_, step) => step + 2).map((at): Change => {
    const swapped = characters.charAt(at + 1) + characters.charAt(at)
    return { kind: 'swap', at: [at, at + 1], result: exchange(characters, at, swapped) }
  })
  const digits = Array.from({ length: 9 }, (_, step) => step + 2).flatMap((at) =>
    [...'0123456789']
      .filter((digit) => digit !== characters.charAt(at))
      .map(
        (digit): Change => ({
          kind: looksLike(digit, characters.charAt(at)) ? 'alike' : 'other',
          at: [at],
          result: exchange(characters, at, digit),
        }),
      ),
  )
  return [...swaps, ...digits].filter(({ result }) => result !== characters && isWhole(result))
}

const few = 3

const hint = ({ kind, at: [first = 0] }: Change): string =>
  kind === 'swap' ? `${pairAt(first)}: swapped?` : `${placeOf(first)}: misread?`

const listOf = (changes: Change[]): Suggestion => ({
  message: `The check character doesn’t match. Look again at ${changes.map(hint).join(' Or at ')}`,
  at: [...new Set(changes.flatMap(({ at }) => at))],
  suggestions: changes.map(({ result }) => result),
})

/** A number of the right length whose check character does not fit. Many possibilities are no help: the likelier are named. */
const whole = (characters: string): Suggestion => {
  const changes = changesOf(characters)
  const likely = [
    changes,
    changes.filter(({ kind }) => kind !== 'other'),
    changes.filter(({ kind }) => kind === 'swap'),
    changes.filter(({ kind }) => kind === 'alike'),
  ].find(({ length }) => length > 0 && length <= few)
  if (likely !== undefined) return listOf(likely)
  return {
    message: 'The check character doesn’t match, so something was misread. Check it against the label, digit by digit.',
    at: [],
    suggestions: [],
  }
}

/** A number with one character too many: one that was typed twice, before any other. */
const shorter = (characters: string): string[] => {
  if (characters.length !== 13) return []
  const without = (index: number): string => characters.slice(0, index) + characters.slice(index + 1)
  const places = [...characters].map((_, index) => index).filter((index) => isWhole(without(index)))
  const twice = places.filter((index) => characters.charAt(index) === characters.charAt(index + 1))
  const found = [...new Set((twice.length > 0 ? twice : places).map(without))]
  return found.length <= few ? found : []
}

export const suggestSerials = { whole, shorter }
