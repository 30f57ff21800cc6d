import { isDay } from '../calendar/calendar.ts'
import { formatDay } from '../calendar/day-format.ts'

export type PurchaseReading =
  | { state: 'empty' }
  | { state: 'read'; day: string }
  | { state: 'refused'; message: string }

/** The year in which the first of our robots was sold. */
const firstYear = 2014

/** What was bought, as far as its day depends on it. */
export interface SoldModel {
  name: string
  /** The first day on which it was sold here. */
  onSaleSince?: string
}

/** Why a day is too early for a model; nothing if it is not. */
export const beforeOnSale = (day: string, { name, onSaleSince }: SoldModel): string | undefined =>
  onSaleSince !== undefined && day < onSaleSince
    ? `The ${name} has been on sale since ${formatDay(onSaleSince)}, and ${formatDay(day)} is before that. Check the model and the year.`
    : undefined

/** A day of purchase, seen from the day it is in the edition's time zone. */
export const readPurchase = (text: string, today: string, model?: SoldModel): PurchaseReading => {
  const day = text.trim()
  if (day === '') return { state: 'empty' }
  if (!isDay(day))
    return {
      state: 'refused',
      message: `“${day.slice(0, 20)}” isn’t a date. Copy it from the receipt.`,
    }
  if (day > today)
    return {
      state: 'refused',
      message: `${formatDay(day)} is in the future; today is ${formatDay(today)}. Check the year on the receipt.`,
    }
  if (Number(day.slice(0, 4)) < firstYear)
    return {
      state: 'refused',
      message: `We have sold robots since ${firstYear}. ${formatDay(day)} is before that; check the year on the receipt.`,
    }
  const tooEarly = model && beforeOnSale(day, model)
  if (tooEarly !== undefined) return { state: 'refused', message: tooEarly }
  return { state: 'read', day }
}
