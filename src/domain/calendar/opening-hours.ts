import { placeInWeek } from './weekday.ts'

/** Monday first. */
export const openingDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** From and to of each open day, as in "08:00-17:00". A day that is not named is closed. */
export type OpeningHours = Partial<Record<(typeof openingDays)[number], string>>

/** From and to of a day of the calendar, written as 2026-11-15; undefined where the shop stays closed. */
export const hoursOn = (week: OpeningHours, day: string): string | undefined =>
  week[openingDays[placeInWeek(day)] ?? 'mon']

/** Whether a shop opens on a day. */
export const opensOn = (week: OpeningHours, day: string): boolean => hoursOn(week, day) !== undefined
