import { addDays, daysBetween } from './calendar.ts'
import { type ClosedDays, type Closure, lastDayOf } from './closed-days.ts'
import { hoursByWeek, type Timetable } from './opening-hours.ts'

/** As far ahead as people plan a visit. */
export const soonDays = 14

const changesSomething = (timetable: Timetable, closure: Closure): boolean =>
  closure.hours !== undefined ||
  Array.from({ length: daysBetween(closure.from, lastDayOf(closure)) + 1 }, (_, at) => addDays(closure.from, at)).some(
    (day) => hoursByWeek(timetable, day) !== undefined,
  )

const isWithin = (inner: Closure, outer: Closure): boolean =>
  outer.from <= inner.from && lastDayOf(inner) <= lastDayOf(outer)

/** Those that have not passed on a day and begin within so many days of it. */
export const closuresWithin = (closed: ClosedDays, today: string, days: number): Closure[] =>
  closed.filter((closure) => lastDayOf(closure) >= today && closure.from <= addDays(today, days))

/**
 * What keeps somebody closed from a day on for so many days, in the order of the calendar: nothing that falls on days which are closed
 * anyway, and no holiday within a longer closure.
 */
export const comingClosures = (timetable: Timetable, today: string, days: number): Closure[] => {
  const closed = timetable.closed ?? []
  const reasons = closed.filter((closure, at) => !closed.slice(0, at).some((other) => isWithin(closure, other)))
  return closuresWithin(reasons, today, days)
    .filter((closure) => changesSomething(timetable, closure))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}
