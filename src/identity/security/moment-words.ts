import { daysBetween } from '../../domain/calendar/calendar.ts'
import { clockWords } from '../../domain/calendar/clock-words.ts'
import { formatDay } from '../../domain/calendar/day-format.ts'
import { wallClock } from '../../domain/calendar/wall-clock.ts'
import { weekdayOf } from '../../domain/calendar/weekday.ts'

/** A day as long as it has to be said: without its year, if that is this one. */
export const dayOf = (moment: Date, now: Date, timeZone: string): string => {
  const { day } = wallClock(moment, timeZone)
  const words = formatDay(day)
  return day.slice(0, 4) === wallClock(now, timeZone).day.slice(0, 4) ? words.slice(0, -5) : words
}

/** When something was, as near as anybody wants to know it: "now", "today, 4.48 pm", "Friday, 4.48 pm", "29 October". */
export const momentWords = (moment: Date, now: Date, timeZone: string): string => {
  if (now.getTime() - moment.getTime() < 5 * 60_000) return 'now'
  const { day, time } = wallClock(moment, timeZone)
  const days = daysBetween(day, wallClock(now, timeZone).day)
  if (days > 6) return dayOf(moment, now, timeZone)
  return `${days === 0 ? 'today' : days === 1 ? 'yesterday' : weekdayOf(day)}, ${clockWords(time)}`
}
