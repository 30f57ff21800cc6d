import { addMonths, daysBetween, isDay, monthsBetween } from '../calendar/calendar.ts'
import { formatDay } from '../calendar/day-format.ts'

/** Something that is covered for some time from the day of purchase. */
export interface CoverTerm {
  name: string
  months: number
  text: string
}

export interface Cover extends CoverTerm {
  /** The last day on which it is covered. */
  until: string
  ended: boolean
  /** What is left of it, or how long ago it ended, in words. */
  left: string
}

export type PurchaseReading =
  | { state: 'empty' }
  | { state: 'read'; day: string }
  | { state: 'refused'; message: string }

/** The year in which the first of our robots was sold. */
const firstYear = 2014

/** A day of purchase, seen from the day it is in the edition's time zone. */
export const readPurchase = (text: string, today: string): PurchaseReading => {
  const day = text.trim()
  if (day === '') return { state: 'empty' }
  if (!isDay(day))
    return {
      state: 'refused',
      message: `“${day.slice(0, 20)}” is not a day in the calendar. Take it from the receipt.`,
    }
  if (day > today)
    return {
      state: 'refused',
      message: `${formatDay(day)} has not come yet; today is ${formatDay(today)}. Look at the year on the receipt.`,
    }
  if (Number(day.slice(0, 4)) < firstYear)
    return {
      state: 'refused',
      message: `We have sold robots since ${firstYear}. ${formatDay(day)} is before that; look at the year on the receipt.`,
    }
  return { state: 'read', day }
}

const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Days, then months, then years: as exactly as somebody would say it. */
const spanOf = (from: string, to: string): string => {
  const days = daysBetween(from, to)
  if (days < 60) return plural(days, 'day')
  const months = monthsBetween(from, to)
  if (months < 24) return plural(months, 'month')
  const years = Math.floor(months / 12)
  return months % 12 === 0 ? plural(years, 'year') : `${plural(years, 'year')} and ${plural(months % 12, 'month')}`
}

/** What is covered until when. The day itself still counts: bought on the 10th, covered through the 10th. */
export const coverFrom = (day: string, terms: CoverTerm[], today: string): Cover[] =>
  terms.map((term) => {
    const until = addMonths(day, term.months)
    const ended = until < today
    const span = ended ? spanOf(until, today) : spanOf(today, until)
    const left = until === today ? 'Until tonight' : ended ? `Ended ${span} ago` : `${span} left`
    return { ...term, until, ended, left }
  })
