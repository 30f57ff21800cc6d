import { addDays, daysBetween } from '../../../domain/calendar/calendar.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { months } from '../../../domain/calendar/months.ts'
import { timeInZone } from '../../../domain/delivery/clock-in-zone.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
const dateOf = (day: string): number => Number(day.slice(8))
const monthOf = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? ''

/** Tue 17 */
export const shortDay = (day: string): string => `${weekdayOf(day).slice(0, 3)} ${dateOf(day)}`

/** Tue 17 November */
export const dayWords = (day: string): string => `${shortDay(day)} ${monthOf(day)}`

/** Tue 17 or Wed 18 November; Tue 17 to Fri 20 November. */
export const spanWords = (from: string, to: string): string => {
  if (from === to) return dayWords(from)
  const joint = addDays(from, 1) === to ? 'or' : 'to'
  return `${monthOf(from) === monthOf(to) ? shortDay(from) : dayWords(from)} ${joint} ${dayWords(to)}`
}

/** Days of the coming week go by their name: today, tomorrow, on Thursday, on 3 December. */
export const onDay = (day: string, today: string): string => {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 1 && ahead < 7 ? `on ${weekdayOf(day)}` : `on ${dateOf(day)} ${monthOf(day)}`
}

/** 2.30 pm, 9 am, noon. */
export const clockWords = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 12 && minute === 0) return 'noon'
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** A moment on a clock somewhere. */
export const timeWords = (moment: Date, timeZone: string): string => clockWords(timeInZone(moment, timeZone))

const quarter = 15 * 60_000

/** today from 2.30 pm: by the quarter of an hour, since nobody comes to the minute. Shops close on the quarter too. */
export const fromWords = (moment: Date, now: Date, timeZone: string): string => {
  const from = new Date(Math.ceil(moment.getTime() / quarter) * quarter)
  return `${onDay(dayInZone(from, timeZone), dayInZone(now, timeZone))} from ${timeWords(from, timeZone)}`
}

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
