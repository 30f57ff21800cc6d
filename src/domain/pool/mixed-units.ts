import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { readNumber } from '../numbers/typed-number.ts'
import type { Reading } from './quantity.ts'

/** What somebody may have meant by a number that no pool has in the unit beside it. */
export interface MeantMeasure {
  /** As it is asked: 1.5 m, 8 ft (2.44 m). */
  label: string
  /** What the field would hold then. */
  text: string
}

/** What pools measure, in metres. Outside this a number alone is more likely in another unit. */
const usual = { side: [1, 60], depth: [0.2, 3.5] } as const

/** From the longest side of a backyard to that of an Olympic pool, a number alone is more often the feet of a small one. */
const isOftenFeet = (metres: number): boolean => metres > 25 && metres < 50

/** Half a metre in feet is a step, not a pool: a depth so small was measured in metres. */
const leastInFeet = 0.6

const metresIn = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048 }
const others = ['m', 'cm', 'mm', 'ft'] as const

/** A number alone, read in the unit of its field, that would be a usual measure in another one. */
export const meantMeasure = (
  typed: string,
  reading: Reading,
  kind: keyof typeof usual,
  unit: 'm' | 'ft',
  locale: Locale,
): MeantMeasure | undefined => {
  const number = readNumber(typed.trim())
  if (number === undefined) return undefined
  const [least, most] = usual[kind]
  const isUsual = (metres: number) => metres >= least && metres <= most
  const low = kind === 'depth' && unit === 'ft' ? leastInFeet : 0
  const isDoubtful = kind === 'side' && unit === 'm' && isOftenFeet(number)
  if (reading.state === 'read' && isUsual(reading.value) && reading.value >= low && !isDoubtful) return undefined
  const meant = others.find((other) => other !== unit && isUsual(number * metresIn[other]))
  if (meant === undefined) return undefined
  const metres = formatFigure(number * metresIn[meant], locale, 2)
  if (meant === 'ft') {
    const feet = formatFigure(number, locale, 2)
    return { label: `${feet}\u00a0ft (${metres}\u00a0m)`, text: `${feet} ft` }
  }
  return { label: `${metres}\u00a0m`, text: unit === 'm' ? metres : `${metres} m` }
}
