import { type ClosedDays, type Closure, closureOn } from './closed-days.ts'
import { placeInWeek } from './weekday.ts'

/** Monday first. */
export const openingDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** From and to of each open day, as in "08:00-17:00". A day that is not named is closed. */
export type OpeningHours = Partial<Record<(typeof openingDays)[number], string>>

/** All that decides when somebody is open. */
export interface Timetable {
  hours: OpeningHours
  /** Holidays, and what they close for themselves. */
  closed?: ClosedDays
  /** Another week in some months, of which January is the first. */
  season?: { months: readonly number[]; hours: OpeningHours }
}

/** From and to by the week alone, whatever closes it. */
export const hoursByWeek = ({ hours, season }: Timetable, day: string): string | undefined =>
  (season?.months.includes(Number(day.slice(5, 7))) ? season.hours : hours)[openingDays[placeInWeek(day)] ?? 'mon']

/** From and to of a day of the calendar, written as 2026-11-15; undefined where the shop stays closed. */
export const hoursOn = (timetable: Timetable, day: string): string | undefined => {
  const closure = closureOn(timetable.closed ?? [], day)
  return closure === undefined ? hoursByWeek(timetable, day) : closure.hours
}

/** Whether a shop opens on a day. */
export const opensOn = (timetable: Timetable, day: string): boolean => hoursOn(timetable, day) !== undefined

/** What keeps a shop closed on a day on which it would be open by its week. */
export const closureOfOpenDay = (timetable: Timetable, day: string): Closure | undefined =>
  !opensOn(timetable, day) && hoursByWeek(timetable, day) !== undefined
    ? closureOn(timetable.closed ?? [], day)
    : undefined
