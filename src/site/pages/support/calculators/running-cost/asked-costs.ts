import type { Currency } from '../../../../../domain/money/money-format.ts'
import {
  electricityPrice,
  power,
  runHours,
  timesAWeek,
  weeksAYear,
} from '../../../../../domain/pool/pool-quantities.ts'
import type { Quantity } from '../../../../../domain/pool/quantity.ts'

/** The sign of the money, and a price of a kilowatt hour that nobody has paid yet. */
const prices: Record<Currency, Quantity> = {
  AUD: electricityPrice('A$', 3),
  NZD: electricityPrice('NZ$', 3),
  ZAR: electricityPrice('R', 20),
}

/** What one has to say of a robot, of the pump and of the season. */
export const askedCosts = (currency: Currency) =>
  [
    { name: 'watts', label: 'The robot draws', quantity: power },
    { name: 'hours', label: 'One clean takes', quantity: runHours },
    { name: 'times', label: 'Cleans a week', quantity: timesAWeek },
    { name: 'pumpWatts', label: 'The pump draws', quantity: power },
    { name: 'pumpHours', label: 'Hours for the cleaner', quantity: runHours },
    { name: 'pumpTimes', label: 'Days a week', quantity: timesAWeek },
    { name: 'weeks', label: 'Weeks a year', quantity: weeksAYear },
    { name: 'price', label: 'A kilowatt hour costs', quantity: prices[currency] },
  ] as const
