import { type Currency, ofEditions } from '../../../../../domain/edition/editions.ts'
import {
  electricityPrice,
  power,
  runHours,
  timesAWeek,
  weeksAYear,
} from '../../../../../domain/pool/pool-quantities.ts'

const currencies = Object.values(ofEditions('currency'))

const priceOf = (currency: Currency) => {
  const { symbol = '', mostForKilowattHour = 0 } = currencies.find(({ code }) => code === currency) ?? {}
  return electricityPrice(symbol.trim(), mostForKilowattHour)
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
    { name: 'price', label: 'A kilowatt hour costs', quantity: priceOf(currency) },
  ] as const
