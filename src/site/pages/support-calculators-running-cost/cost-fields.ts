import { electricityPrice, power, runHours, timesAWeek, weeksAYear } from '../../../domain/pool/pool-quantities.ts'
import type { Quantity } from '../../../domain/pool/quantity.ts'
import type { Currency } from '../../../domain/words/money-format.ts'

export type CostKey = 'watts' | 'hours' | 'times' | 'pumpWatts' | 'pumpHours' | 'pumpTimes' | 'weeks' | 'price'

/** The sign of the money, and a price of a kilowatt hour that nobody has paid yet. */
const prices: Record<Currency, Quantity> = {
  AUD: electricityPrice('A$', 3),
  NZD: electricityPrice('NZ$', 3),
  ZAR: electricityPrice('R', 20),
}

/** What one has to say of a robot, of the pump and of the season. */
export const costFields = (currency: Currency): { key: CostKey; label: string; quantity: Quantity }[] => [
  { key: 'watts', label: 'The robot draws', quantity: power },
  { key: 'hours', label: 'One clean takes', quantity: runHours },
  { key: 'times', label: 'Cleans a week', quantity: timesAWeek },
  { key: 'pumpWatts', label: 'The pump draws', quantity: power },
  { key: 'pumpHours', label: 'Hours for the cleaner', quantity: runHours },
  { key: 'pumpTimes', label: 'Days a week', quantity: timesAWeek },
  { key: 'weeks', label: 'Weeks a year', quantity: weeksAYear },
  { key: 'price', label: 'A kilowatt hour costs', quantity: prices[currency] },
]
