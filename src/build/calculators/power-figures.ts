import { formatDay } from '../../domain/calendar/day-format.ts'
import type { PowerFigures } from '../../site/content/calculator.ts'
import type { EditionView } from '../view/edition-view.ts'
import { poolFigures } from './pool-figures.ts'

/** What a kilowatt-hour costs, and how often pools are cleaned. */
export const powerFigures = (view: EditionView): PowerFigures => {
  const { electricity, cleaning } = poolFigures(view)
  return { ...cleaning, perKwh: electricity.perKwh, note: `${electricity.note} As of ${formatDay(electricity.asOf)}.` }
}
