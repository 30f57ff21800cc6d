import { isDay } from '../../calendar/calendar.ts'
import { formatDay } from '../../calendar/day-format.ts'
import { type Reading, read, refuse } from './reading.ts'

/** A day between two others, both among them. */
export interface DayLimits {
  earliest: string
  latest: string
}

const pad = (number: string): string => number.padStart(2, '0')

/** As a date field sends it, or typed with the day first, as all three countries do. */
const calendarDay = (text: string): string => {
  const [, date, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text.trim()) ?? []
  return date && month && year ? `${year}-${pad(month)}-${pad(date)}` : text.trim()
}

/** A day within limits. Kept as 2026-11-15. */
export const readDay = (text: string, { earliest, latest }: DayLimits): Reading => {
  const day = calendarDay(text)
  if (!isDay(day)) return refuse('Enter a real date: day, month and year.')
  if (day < earliest) return refuse(`Enter ${formatDay(earliest)} or later.`)
  if (day > latest) return refuse(`Enter ${formatDay(latest)} or earlier.`)
  return read(day)
}
