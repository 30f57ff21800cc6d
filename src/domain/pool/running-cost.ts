import type { Locale } from '../edition/edition-code.ts'
import type { Currency } from '../edition/editions.ts'
import { centsFromPrice } from '../money/money.ts'
import { formatMoney } from '../money/money-format.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import type { WorkingLine } from './working.ts'

/** A machine that runs so many hours, so many times a week. */
export interface Runs {
  watts: number
  hours: number
  times: number
}

export interface CostQuestion {
  robot: Runs
  /** The pool pump, for the hours it runs only to drive a suction cleaner. */
  suction: Runs
  /** In dollars or rand. */
  pricePerKwh: number
  weeks: number
}

interface Cost {
  kwhAWeek: number
  aWeek: number
  aYear: number
}

export interface RunningCost {
  robot: Cost
  suction: Cost
  /** What the robot saves in a year; below zero it costs more. */
  saved: number
  working: WorkingLine[]
}

const costOf = ({ watts, hours, times }: Runs, price: number, weeks: number): Cost => {
  const kwhAWeek = (watts * hours * times) / 1000
  return { kwhAWeek, aWeek: kwhAWeek * price, aYear: kwhAWeek * price * weeks }
}

export const runningCost = (question: CostQuestion, currency: Currency, locale: Locale): RunningCost => {
  const { pricePerKwh, weeks } = question
  const robot = costOf(question.robot, pricePerKwh, weeks)
  const suction = costOf(question.suction, pricePerKwh, weeks)
  const figure = (value: number): string => formatFigure(value, locale, 2)
  const money = (amount: number): string => formatMoney(centsFromPrice(amount), currency, locale)
  const energy = ({ watts, hours, times }: Runs): string =>
    `${figure(watts)}\u00a0W × ${figure(hours)}\u00a0h × ${figure(times)} ÷ ${figure(1000)}`
  return {
    robot,
    suction,
    saved: suction.aYear - robot.aYear,
    working: [
      { what: 'Robot, a week', sum: energy(question.robot), result: `${figure(robot.kwhAWeek)}\u00a0kWh` },
      { what: 'Pump, a week', sum: energy(question.suction), result: `${figure(suction.kwhAWeek)}\u00a0kWh` },
      {
        what: 'Robot, a year',
        sum: `${figure(robot.kwhAWeek)} × ${formatFigure(pricePerKwh, locale, 4)} × ${figure(weeks)}\u00a0weeks`,
        result: money(robot.aYear),
      },
      {
        what: 'Pump, a year',
        sum: `${figure(suction.kwhAWeek)} × ${formatFigure(pricePerKwh, locale, 4)} × ${figure(weeks)}\u00a0weeks`,
        result: money(suction.aYear),
      },
      {
        what: 'Difference',
        sum: `${money(suction.aYear)} − ${money(robot.aYear)}`,
        result: money(suction.aYear - robot.aYear),
      },
    ],
  }
}
