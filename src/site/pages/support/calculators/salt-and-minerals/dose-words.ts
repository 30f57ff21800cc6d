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
  const { kilograms, bags, leftOver, replaceLitres, exchanges } = dose
  const figure = (value: number): string => formatFigure(value, locale, 1)
  if (replaceLitres > 0)
    return {
      label: `More ${what} than needed. Replace`,
      figure: { value: figure(replaceLitres), unit: exchanges > 1 ? 'litres at a time' : 'litres' },
      note:
        exchanges === 1
          ? 'Let that much out and top up with fresh water. If the tap has some in it too, it takes a little more.'
          : `Do that ${exchanges === 2 ? 'twice' : 'three times'}: let it out, top up with fresh water, run the pump for a day and test. Never more than a third at once: an emptied liner shrinks, and a fibreglass shell can float.`,
    }
  if (exchanges > 0)
    return {
      label: `More ${what} than needed. Don’t drain it`,
      figure: { value: 'Ask a dealer' },
      note: 'Most of the water would have to go, and a pool should never stand that empty: a liner shrinks, and a fibreglass shell can float. Test again first, then have a water treatment dealer look at it.',
    }
  if (bags === 0)
    return {
      label: `${what[0]?.toUpperCase()}${what.slice(1)} to add`,
      figure: { value: 'None' },
      note: 'You’re already there.',
    }
  const rest = figure(leftOver) === '0' ? 'nothing is left over' : `${figure(leftOver)}\u00a0kg left in the last one`
  return {
    label: `${what[0]?.toUpperCase()}${what.slice(1)} to add`,
    figure: { value: figure(kilograms), unit: 'kg' },
    note: `${bags} ${bags === 1 ? 'bag' : 'bags'} of ${figure(bag)}\u00a0kg; ${rest}.`,
  }
}
