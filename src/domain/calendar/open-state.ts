import { addDays } from './calendar.ts'
import { clockWords } from './clock-words.ts'
import { dayWords } from './day-words.ts'
import { closureOfOpenDay, hoursOn, type Timetable } from './opening-hours.ts'
import { wallClock } from './wall-clock.ts'
import { weekdayOf } from './weekday.ts'

export interface OpenState {
  open: boolean
  /** When it closes, as 17:00. Only while it is open. */
  until?: string
  /** What keeps it closed today, where the week would have it open. */
  closure?: string
  /** When it opens next, unless it is open or does not open for a long time. */
  next?: { day: string; time: string; inDays: number }
}

/** Longer than anybody closes for. */
const farthest = 92

/** Whether a shop is open at a moment, by the clock on its own wall. Times compare as they are written. */
export const openState = (timetable: Timetable, at: Date, timeZone: string): OpenState => {
  const { day: today, time } = wallClock(at, timeZone)
  const closure = closureOfOpenDay(timetable, today)?.note
  const closed = { open: false, ...(closure !== undefined && { closure }) }
  for (let inDays = 0; inDays <= farthest; inDays += 1) {
    const day = addDays(today, inDays)
    const [from = '', to = ''] = hoursOn(timetable, day)?.split('-') ?? []
    if (from === '' || (inDays === 0 && time >= to)) continue
    if (inDays === 0 && time >= from) return { open: true, until: to }
    return { ...closed, next: { day, time: from, inDays } }
  }
  return closed
}

/** "tomorrow", "Monday", "next Monday", and beyond a week "Monday 11 January". */
const nextDay = (day: string, inDays: number): string => {
  if (inDays === 1) return 'tomorrow'
  if (inDays > 7) return dayWords(day)
  return `${inDays === 7 ? 'next ' : ''}${weekdayOf(day)}`
}

/** "Open until 5 pm", "Opens at 9 am today", "Closed, opens Monday 8.30 am", "Closed today, Boxing Day; opens Monday 8.30 am". */
export const openStateWords = ({ until, closure, next }: OpenState): string => {
  if (until !== undefined) return `Open until ${clockWords(until)}`
  const closed = closure === undefined ? 'Closed' : `Closed today, ${closure}`
  if (next === undefined) return closed
  const { day, time, inDays } = next
  if (inDays === 0) return `Opens at ${clockWords(time)} today`
  // After a date, a figure without "at" reads as part of it.
  const at = time === '12:00' || inDays > 7 ? 'at ' : ''
  return `${closed}${closure === undefined ? ',' : ';'} opens ${nextDay(day, inDays)} ${at}${clockWords(time)}`
}
