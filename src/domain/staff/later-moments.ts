import { addDays, isDay } from '../calendar/calendar.ts'
import { momentInZone, timeInZone } from '../calendar/clock-in-zone.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { dayWords } from '../calendar/day-words.ts'
import { placeInWeek } from '../calendar/weekday.ts'

export interface LaterMoment {
  readonly label: string
  readonly until: Date
}

const morning = '08:00'
const afternoon = '15:00'

/** An hour before, it is not worth putting anything off until then. */
const lastHalf = '14:00'

const inDays = (day: string, days: number, zone: string): Date => momentInZone(addDays(day, days), morning, zone)

/** Until when something is usually put off: this afternoon while it is worth it, tomorrow, Monday. */
export const laterMoments = (now: Date, zone: string): LaterMoment[] => {
  const today = dayInZone(now, zone)
  const untilMonday = 7 - placeInWeek(today)
  const tomorrow = addDays(today, 1)
  return [
    ...(timeInZone(now, zone) < lastHalf
      ? [{ label: 'This afternoon, 3 pm', until: momentInZone(today, afternoon, zone) }]
      : []),
    { label: `Tomorrow, ${dayWords(tomorrow)}`, until: inDays(today, 1, zone) },
    ...(untilMonday === 1
      ? []
      : [{ label: dayWords(addDays(today, untilMonday)), until: inDays(today, untilMonday, zone) }]),
  ]
}

/** The morning of a day that was typed; undefined for what is no day, or is over. */
export const laterOn = (day: string, now: Date, zone: string): Date | undefined =>
  isDay(day) && day > dayInZone(now, zone) ? momentInZone(day, morning, zone) : undefined
