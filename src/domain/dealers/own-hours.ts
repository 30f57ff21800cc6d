import { addDays, daysBetween, isDay } from '../calendar/calendar.ts'
import type { Closure } from '../calendar/closed-days.ts'
import { formatDay } from '../calendar/day-format.ts'
import { type OpeningHours, openingDays } from '../calendar/opening-hours.ts'
import { oneLine } from '../forms/clean-text.ts'
import type { Problem } from '../forms/form-definition.ts'
import type { OwnListing } from './own-listing.ts'

type OpeningDay = (typeof openingDays)[number]

/** What of its own listing a dealer changes by itself, as it was typed. */
export interface TypedHours {
  /** "08:00-17:00"; nothing for a day on which it is closed. */
  readonly hours: Readonly<Partial<Record<OpeningDay, string | null | undefined>>>
  readonly closures: readonly { readonly from: string; readonly to: string; readonly note: string }[]
  readonly openOnHolidays: boolean
}

export type OwnHours = Required<Pick<OwnListing, 'hours' | 'closures' | 'openOnHolidays'>>

export type ReadHours = { ok: true; own: OwnHours } | { ok: false; problems: Problem[] }

export const weekdayNames: Record<OpeningDay, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

export const mostClosures = 20
export const longestNote = 60
/** Whoever is away for longer is told of in another way than by a line of a listing. */
const longestClosure = 92
const farthestAhead = 731

const span = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/

/** The name of a closure's fields in what is wrong with them. */
export const closureField = (at: number): string => `closure-${at}`

const wrongWithDay = (day: OpeningDay, typed: string): string | undefined => {
  if (!span.test(typed)) return `${weekdayNames[day]}: enter when you open and when you close, or set it to closed.`
  const [from = '', to = ''] = typed.split('-')
  return from < to ? undefined : `${weekdayNames[day]}: you close before you open. Change one of the times.`
}

const wrongWithClosure = ({ from, to, note }: Required<Omit<Closure, 'hours'>>, today: string): string | undefined => {
  if (!isDay(from)) return 'Enter the first day on which you are closed.'
  if (!isDay(to)) return 'Enter the last day on which you are closed.'
  if (to < from) return `${formatDay(to)} is before ${formatDay(from)}. Change one of the days.`
  if (to < today) return `${formatDay(to)} has passed. Remove it, or change the day.`
  if (from > addDays(today, farthestAhead)) return 'That is more than two years ahead. Enter an earlier day.'
  if (daysBetween(from, to) >= longestClosure)
    return 'That is longer than three months. Ring us, so that we can say so on your page.'
  if (note === '') return 'Say why in a word or two: summer break, stocktake.'
  return note.length > longestNote ? `Say why in at most ${longestNote} characters.` : undefined
}

/** Reads opening hours and closed days the same way in the browser and on the server. */
export const readOwnHours = ({ hours, closures, openOnHolidays }: TypedHours, today: string): ReadHours => {
  const week = openingDays.flatMap((day) => {
    const typed = (hours[day] ?? '').trim()
    return typed === '' ? [] : [[day, typed] as const]
  })
  const closed = closures.map(({ from, to, note }) => ({
    from: from.trim(),
    to: to.trim() === '' ? from.trim() : to.trim(),
    note: oneLine(note),
  }))
  const problemsOf = (field: string, message: string | undefined): Problem[] =>
    message === undefined ? [] : [{ field, message }]
  const never = week.length === 0 ? 'Open on one day at least. For a while away, enter closed days below.' : undefined
  const many =
    closed.length > mostClosures ? `Keep ${mostClosures} closures at most. Remove those that matter least.` : undefined
  const problems = [
    ...problemsOf('hours', never),
    ...week.flatMap(([day, typed]) => problemsOf(day, wrongWithDay(day, typed))),
    ...problemsOf('closures', many),
    ...closed.flatMap((closure, at) => problemsOf(closureField(at), wrongWithClosure(closure, today))),
  ]
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    own: {
      hours: Object.fromEntries(week) satisfies OpeningHours,
      closures: closed
        .map(({ from, to, note }) => ({ from, ...(to !== from && { to }), note }))
        .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
      openOnHolidays,
    },
  }
}
