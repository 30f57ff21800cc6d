import { daysBetween } from './calendar.ts'
import { months } from './months.ts'
import { weekdayOf } from './weekday.ts'

interface NamedDay {
  weekday: string
  date: number
  month: string
}

const named = (day: string): NamedDay => {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return { weekday: weekdayOf(day), date, month: months[month - 1] ?? '' }
}

const abbreviated = ({ weekday, date, month }: NamedDay): NamedDay => ({
  weekday: weekday.slice(0, 3),
  date,
  month: month.slice(0, 3),
})

/** Of two days: nothing is delivered at a weekend, so after Friday comes Monday. */
const areNeighbours = (from: string, to: string): boolean =>
  daysBetween(from, to) === 1 || (weekdayOf(from) === 'Friday' && daysBetween(from, to) === 3)

const inFull = ({ weekday, date, month }: NamedDay): string => `${weekday} ${date} ${month}`

/** The month once, where both days have the same. */
const joined = (from: NamedDay, joint: string, to: NamedDay): string =>
  `${from.month === to.month ? `${from.weekday} ${from.date}` : inFull(from)} ${joint} ${inFull(to)}`

/** "Tuesday 17 November" */
export const dayWords = (day: string): string => inFull(named(day))

/** "Tue 17 Nov" */
export const shortDay = (day: string): string => inFull(abbreviated(named(day)))

/** "Tuesday 17 or Wednesday 18 November", "Tuesday 17 to Friday 20 November". */
export const daysWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : joined(named(from), areNeighbours(from, to) ? 'or' : 'to', named(to))

/** "Tue 17 or Wed 18 Nov" */
export const shortDays = (from: string, to: string): string =>
  from === to
    ? shortDay(from)
    : joined(abbreviated(named(from)), areNeighbours(from, to) ? 'or' : 'to', abbreviated(named(to)))

/** As a sentence goes on: "on" and "Tuesday 17 or Wednesday 18 November", "between" and "Tuesday 17 and Friday 20 November". */
export const onDays = (from: string, to: string): [preposition: string, days: string] =>
  from === to || areNeighbours(from, to)
    ? ['on', daysWords(from, to)]
    : ['between', joined(named(from), 'and', named(to))]
