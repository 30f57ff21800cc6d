import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { readNumber } from '../numbers/typed-number.ts'

/** Something people measure and type: which units they use, and what can be true of a pool. */
export interface Quantity {
  /** As it is named in a message: “the length of a pool”. */
  name: string
  /** What a number alone is in, as it stands beside the field. */
  unit: string
  /** The units that are understood, in lower case, each by how many of `unit` it is. */
  units: Record<string, number>
  least: number
  most: number
  /** What to type, in words: “metres, such as 8.5, or feet, such as 26 ft”. */
  example: string
  /** What a number alone means where that depends on its size. */
  alone?: (value: number) => number
}

/** What a field says: nothing yet, a value in the quantity's unit, or why not and what to do. */
export type Reading = { state: 'empty' } | { state: 'read'; value: number } | { state: 'refused'; message: string }

const part = /([-−]?[.,]?\d[\d.,\s]*)\s*([^\d\s.,-][^\d.,]*)?/gu

/** How many of the quantity's unit one of these is. What is still being typed counts once it can be only one thing. */
const factorOf = (unit: string, { units }: Quantity): number | undefined => {
  const name = unit.trim().toLowerCase().replace(/\.$/, '')
  if (Object.hasOwn(units, name)) return units[name]
  const factors = new Set(Object.keys(units).flatMap((known) => (known.startsWith(name) ? [units[known]] : [])))
  return name !== '' && factors.size === 1 ? [...factors][0] : undefined
}

/** After feet come inches, after hours minutes: a last number alone is a part of what stood before it. */
const smaller: Record<string, string> = { ft: 'in', feet: 'in', "'": 'in', '′': 'in', h: 'min', m: 'cm' }

const valueIn = (text: string, quantity: Quantity, asDecimal: boolean): number | undefined => {
  const written = text.trim().replace(/^(?:[a-z]{0,2}\$|r(?=\s?\d))\s*/i, '')
  const parts = [...written.matchAll(part)]
  if (parts.length === 0 || parts.map(([all]) => all).join('') !== written) return undefined
  let sum = 0
  let before = ''
  for (const [index, [, number = '', unit = '']] of parts.entries()) {
    const value = readNumber(asDecimal ? number.replace(',', '.') : number)
    if (value === undefined) return undefined
    const named = unit.trim() === '' && index > 0 ? (smaller[before] ?? '') : unit
    if (named === '' && index > 0) return undefined
    const factor = named === '' ? 1 : factorOf(named, quantity)
    if (factor === undefined) return undefined
    sum += named === '' && quantity.alone !== undefined ? quantity.alone(value) : value * factor
    before = unit.trim().toLowerCase()
  }
  // Sixteen digits of feet in metres are not a measurement.
  return Number(sum.toPrecision(12))
}

const shorten = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text)

/** Reads a field as it was typed. What it cannot be is answered in words; the text itself stays as it is. */
export const readQuantity = (text: string, quantity: Quantity, locale: Locale): Reading => {
  const typed = text.trim()
  if (typed === '') return { state: 'empty' }
  const { name, unit, least, most, example } = quantity
  const fits = (value: number | undefined): value is number => value !== undefined && value >= least && value <= most
  const value = valueIn(typed, quantity, false)
  if (fits(value)) return { state: 'read', value }
  // “1,250” is a thousand to some and one and a quarter to others: what a pool can be decides.
  const decimal = /^\d,\d{3}\b/.test(typed) ? valueIn(typed, quantity, true) : undefined
  if (fits(decimal)) return { state: 'read', value: decimal }
  const said = `“${shorten(typed)}”`
  if (value === undefined) return { state: 'refused', message: `${said} isn’t ${name} we can read. Write ${example}.` }
  const [from, to] = [formatFigure(least, locale), formatFigure(most, locale)]
  const verdict = value < least ? 'too small' : 'too large'
  const range = `${from} to ${to}${unit === '' ? '' : `\u00a0${unit}`}`
  return { state: 'refused', message: `${said} is ${verdict} for ${name}. It can be ${range}.` }
}
