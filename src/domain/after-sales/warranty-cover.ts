import { addMonths, daysBetween, monthsBetween } from '../calendar/calendar.ts'

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
