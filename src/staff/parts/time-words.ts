import { clockWords } from '../../domain/calendar/clock-words.ts'
import { shortDay } from '../../domain/calendar/day-words.ts'
import { wallClock } from '../../domain/calendar/wall-clock.ts'
import { deskTimeZone } from './desk-time-zone.ts'

const minute = 60_000

/** "Thu" and "19 Nov", by the desk's calendar. */
const dayParts = (at: Date): [weekday: string, date: string] => {
  const [weekday = '', ...date] = shortDay(wallClock(at, deskTimeZone).day).split(' ')
  return [weekday, date.join(' ')]
}

/** How long ago, in as few letters as say it: "19 min", "5 h", "Fri", "12 Nov". */
export const agoWords = (at: string, now: Date): string => {
  const passed = now.getTime() - Date.parse(at)
  if (passed < minute) return 'now'
  if (passed < 60 * minute) return `${Math.floor(passed / minute)} min`
  if (passed < 12 * 60 * minute) return `${Math.floor(passed / (60 * minute))} h`
  const [weekday, date] = dayParts(new Date(at))
  return passed < 6 * 24 * 60 * minute ? weekday : date
}

/** A time of day by the desk's clock, as the whole site writes it: "12.21 pm". */
export const timeWords = (at: Date): string => clockWords(wallClock(at, deskTimeZone).time)

/** A moment by the desk's clock: "19 Nov, 12.21 pm". */
export const momentWords = (at: string): string => {
  const moment = new Date(at)
  return `${dayParts(moment)[1]}, ${timeWords(moment)}`
}
