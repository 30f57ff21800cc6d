import { addDays } from './calendar.ts'
import { type ClosedDays, closureOn } from './closed-days.ts'
import { placeInWeek } from './weekday.ts'

/** A public holiday; of the states it names, or of all. */
export interface Holiday {
  /** As 2026-11-15. */
  day: string
  name: string
  states?: readonly string[]
}

export type IsWorkingDay = (day: string) => boolean

const isWeekend = (day: string): boolean => placeInWeek(day) > 4

/** The days that are holidays in a state. */
export const holidaysIn = (holidays: readonly Holiday[], state: string): ClosedDays =>
  holidays
    .filter(({ states }) => states === undefined || states.includes(state))
    .map(({ day, name }) => ({ from: day, note: name }))

/** Tells working days of a state from weekends and holidays. */
export const workingDaysIn = (holidays: readonly Holiday[], state: string): IsWorkingDay => {
  const closed = holidaysIn(holidays, state)
  return (day) => !isWeekend(day) && closureOn(closed, day) === undefined
}

/** The day itself if it is one, otherwise the next. */
export const workingDayFrom = (day: string, isWorkingDay: IsWorkingDay): string => {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return found
}

/** So many working days later. */
export const addWorkingDays = (day: string, days: number, isWorkingDay: IsWorkingDay): string => {
  let found = day
  for (let left = days; left > 0; left -= 1) found = workingDayFrom(addDays(found, 1), isWorkingDay)
  return found
}
