import type { Locale } from '../../../../../domain/edition/edition-code.ts'
import { formatFigure } from '../../../../../domain/numbers/figure-format.ts'
import type { Dose } from '../../../../../domain/pool/dose.ts'

interface DoseWords {
  label: string
  figure: { value: string; unit?: string }
  note: string
}

/** The dose as one would say it across a counter. */
export const doseWords = (dose: Dose, what: string, bag: number, locale: Locale): DoseWords => {
  const { kilograms, bags, leftOver, replaceLitres } = dose
  const figure = (value: number): string => formatFigure(value, locale, 1)
  if (replaceLitres > 0)
    return {
      label: `More ${what} than needed. Replace`,
      figure: { value: figure(replaceLitres), unit: 'litres' },
      note: 'Drain that much and top up with fresh water. If the tap has some in it too, it takes a little more.',
    }
  if (bags === 0)
    return {
      label: `${what[0]?.toUpperCase()}${what.slice(1)} to add`,
      figure: { value: 'None' },
      note: 'You are already there.',
    }
  const rest = figure(leftOver) === '0' ? 'nothing is left over' : `${figure(leftOver)}\u00a0kg left in the last one`
  return {
    label: `${what[0]?.toUpperCase()}${what.slice(1)} to add`,
    figure: { value: figure(kilograms), unit: 'kg' },
    note: `${bags} ${bags === 1 ? 'bag' : 'bags'} of ${figure(bag)}\u00a0kg; ${rest}.`,
  }
}
