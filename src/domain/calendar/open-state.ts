import { clockWords } from './clock-words.ts'
import { type OpeningHours, openingDays } from './opening-hours.ts'
import { wallClock } from './wall-clock.ts'
import { placeInWeek, weekdays } from './weekday.ts'

export interface OpenState {
  open: boolean
  /** When it closes, as 17:00. Only while it is open. */
  until?: string
  /** When it opens next, unless it is open or never opens. */
  next?: { day: string; time: string; inDays: number }
}

/**
 * Whether a shop is open at a moment, by the clock on its own wall. It knows no public holidays: on those it goes by the weekday.
 * Times compare as they are written.
 */
export const openState = (week: OpeningHours, at: Date, timeZone: string): OpenState => {
  const { day: date, time } = wallClock(at, timeZone)
  const today = placeInWeek(date)
  for (let inDays = 0; inDays <= weekdays.length; inDays += 1) {
    const day = (today + inDays) % weekdays.length
    const [from = '', to = ''] = week[openingDays[day] ?? 'mon']?.split('-') ?? []
    if (from === '' || (inDays === 0 && time >= to)) continue
    if (inDays === 0 && time >= from) return { open: true, until: to }
    return { open: false, next: { day: weekdays[day] ?? '', time: from, inDays } }
  }
  return { open: false }
}

/** "Open until 5 pm", "Opens at 9 am today", "Closed, opens Monday 8.30 am". */
export const openStateWords = ({ until, next }: OpenState): string => {
  if (until !== undefined) return `Open until ${clockWords(until)}`
  if (next === undefined) return 'Closed'
  if (next.inDays === 0) return `Opens at ${clockWords(next.time)} today`
  const day = next.inDays === 1 ? 'tomorrow' : `${next.inDays === 7 ? 'next ' : ''}${next.day}`
  return `Closed, opens ${day} ${next.time === '12:00' ? 'at ' : ''}${clockWords(next.time)}`
}
