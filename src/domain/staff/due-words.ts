import { addDays, daysBetween } from '../calendar/calendar.ts'
import { clockWords } from '../calendar/clock-words.ts'
import { shortDay } from '../calendar/day-words.ts'
import { wallClock } from '../calendar/wall-clock.ts'

/** When something has to be done, in two short lines. */
export interface DueWords {
  readonly when: string
  readonly more: string
  readonly isLate: boolean
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const spanWords = (span: number): string => {
  if (span < hour) return `${Math.max(1, Math.floor(span / minute))} min`
  if (span >= day) return span < 2 * day ? '1 day' : `${Math.floor(span / day)} days`
  const minutes = Math.floor((span % hour) / minute)
  const hours = `${Math.floor(span / hour)} h`
  return span < 12 * hour && minutes > 0 ? `${hours} ${String(minutes).padStart(2, '0')}` : hours
}

/** The day and the time that people mean: midnight is the end of the day before. */
const meant = (due: Date, timeZone: string): { day: string; by: string } => {
  const { day: shown, time } = wallClock(due, timeZone)
  if (time === '00:00') return { day: addDays(shown, -1), by: 'by the end of the day' }
  return { day: shown, by: time >= '23:00' ? 'by the end of the day' : `by ${clockWords(time)}` }
}

/** "3 h 20, until 1 pm", "Tomorrow, by 10 am", "Wed 25 Nov", and where it is late "2 days over". */
export const dueWords = (due: Date | undefined, now: Date, timeZone: string): DueWords => {
  if (due === undefined) return { when: 'No date', more: '', isLate: false }
  const left = due.getTime() - now.getTime()
  const { day: on, by } = meant(due, timeZone)
  const ahead = daysBetween(wallClock(now, timeZone).day, on)
  if (left < 0) {
    const was = ahead === 0 ? 'today' : ahead === -1 ? 'yesterday' : shortDay(on)
    return { when: `${spanWords(-left)} over`, more: `due ${was}`, isLate: true }
  }
  if (ahead <= 0 && left < 12 * hour && !by.startsWith('by the end'))
    return { when: spanWords(left), more: by.replace('by', 'until'), isLate: false }
  if (ahead <= 0) return { when: 'Today', more: by, isLate: false }
  if (ahead === 1) return { when: 'Tomorrow', more: by, isLate: false }
  return { when: shortDay(on), more: '', isLate: false }
}
