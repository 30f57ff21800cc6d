import { foldedName } from './folded-name.ts'
import type { GazetteerState } from './gazetteer-entry.ts'
import { meanings } from './meanings.ts'

/** One way to understand what was typed: a name, perhaps in a state. */
export interface Reading {
  name: string
  /** The name as a later word of another. */
  laterWord: string
  state?: string
  /** The state was only begun. */
  unsure: boolean
}

export interface PlaceQuery {
  /** The postcode or its beginning. */
  digits: string
  readings: Reading[]
}

export interface FoldedState {
  state: string
  names: string[]
}

export const foldedStates = (states: readonly GazetteerState[]): FoldedState[] =>
  states.map(({ state, fullName }) => ({ state, names: [...new Set([foldedName(state), foldedName(fullName)])] }))

const reading = (name: string, unsure: boolean, state?: string): Reading => ({
  name,
  laterWord: ` ${name}`,
  ...(state !== undefined && { state }),
  unsure,
})

/** "richmond vic", "richmond victoria" and "richmond v" are Richmond in Victoria as well as names of their own. */
const readingsOf = (text: string, states: readonly FoldedState[]): Reading[] => {
  const readings: Reading[] = meanings(text).map((name) => reading(name, false))
  for (let space = text.indexOf(' '); space > 0; space = text.indexOf(' ', space + 1)) {
    const tail = text.slice(space + 1)
    for (const { state, names } of states) {
      if (!names.some((name) => name.startsWith(tail))) continue
      const unsure = !names.includes(tail)
      readings.push(...meanings(text.slice(0, space)).map((name) => reading(name, unsure, state)))
    }
  }
  const whole = states.find(({ names }) => names.includes(text))
  if (whole !== undefined) readings.push(reading('', true, whole.state))
  return readings
}

/** Takes apart what was typed: "Richmond VIC", "3121", "Richmond, 3121". */
export const readPlaceQuery = (typed: string, states: readonly FoldedState[]): PlaceQuery => {
  const words = foldedName(typed).split(' ')
  const digits = words.find((word) => /^\d+$/.test(word)) ?? ''
  const text = words.filter((word) => word !== digits).join(' ')
  return { digits, readings: text === '' ? [] : readingsOf(text, states) }
}
