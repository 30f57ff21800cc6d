import { daysBetween } from './calendar.ts'
import { months } from './months.ts'
import { weekdayOf } from './weekday.ts'

interface NamedDay {
  weekday: string
  date: number
  month: string
}

/** In full, or with so many letters of each name. */
const named = (day: string, letters?: number): NamedDay => {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return { weekday: weekdayOf(day).slice(0, letters), date, month: (months[month - 1] ?? '').slice(0, letters) }
}

/** Of two days: nothing is delivered at a weekend, so after Friday comes Monday. */
const areNeighbours = (from: string, to: string): boolean =>
  daysBetween(from, to) === 1 || (weekdayOf(from) === 'Friday' && daysBetween(from, to) === 3)

const inFull = ({ weekday, date, month }: NamedDay): string => `${weekday} ${date} ${month}`

/** The month once, where both days have the same. */
const joined = (from: NamedDay, joint: string, to: NamedDay): string =>
  `${from.month === to.month ? `${from.weekday} ${from.date}` : inFull(from)} ${joint} ${inFull(to)}`

const span = (from: string, to: string, letters?: number): string =>
  from === to
    ? inFull(named(from, letters))
    : joined(named(from, letters), areNeighbours(from, to) ? 'or' : 'to', named(to, letters))

/** "Tuesday 17 November" */
export const dayWords = (day: string): string => inFull(named(day))

/** "Tue 17 Nov" */
export const shortDay = (day: string): string => inFull(named(day, 3))

/** "Tuesday 17 or Wednesday 18 November", "Tuesday 17 to Friday 20 November". */
export const daysWords = (from: string, to: string): string => span(from, to)

/** "Tue 17 or Wed 18 Nov" */
export const shortDays = (from: string, to: string): string => span(from, to, 3)

/** As a sentence goes on: "on" and "Tuesday 17 or Wednesday 18 November", "between" and "Tuesday 17 and Friday 20 November". */
export const onDays = (from: string, to: string): [preposition: string, days: string] =>
  from === to || areNeighbours(from, to)
    ? ['on', daysWords(from, to)]
    : ['between', joined(named(from), 'and', named(to))]
