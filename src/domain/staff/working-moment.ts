import { momentInZone } from '../calendar/clock-in-zone.ts'
import { wallClock } from '../calendar/wall-clock.ts'
import { addWorkingDays, type IsWorkingDay, workingDayFrom } from '../calendar/working-days.ts'
import { createLruCache } from '../lru-cache.ts'

export interface WorkCalendar {
  readonly timeZone: string
  readonly isWorkingDay: IsWorkingDay
}

const minuteMs = 60_000
const wholeDay = 1439 * minuteMs

interface Day {
  readonly begins: Date
  /** Clocks are changed on it. */
  readonly isOdd: boolean
}

const days = createLruCache<Day>(1000)

/** Hundreds who wait are due within the same few days, and a calendar is slow to ask. */
const dayIn = (day: string, timeZone: string): Day => {
  const key = `${timeZone} ${day}`
  const known = days.get(key)
  if (known !== undefined) return known
  const begins = momentInZone(day, '00:00', timeZone)
  const ends = momentInZone(day, '23:59', timeZone)
  const found = { begins, isOdd: ends.getTime() - begins.getTime() !== wholeDay }
  days.set(key, found)
  return found
}

/** The moment at which a clock shows it, as `momentInZone` has it. */
export const momentOf = (day: string, time: string, timeZone: string): Date => {
  const { begins, isOdd } = dayIn(day, timeZone)
  if (isOdd) return momentInZone(day, time, timeZone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(begins.getTime() + (hours * 60 + minutes) * minuteMs)
}

/**
 * The same time of day so many working days later. What comes on a day on which nobody works has come as the next working day begins:
 * a letter of Saturday has to be answered by the end of Monday.
 */
export const workingDaysLater = (since: Date, days: number, { timeZone, isWorkingDay }: WorkCalendar): Date => {
  const { day, time } = wallClock(since, timeZone)
  const begun = workingDayFrom(day, isWorkingDay)
  return momentOf(addWorkingDays(begun, days, isWorkingDay), begun === day ? time : '00:00', timeZone)
}
