import { clockWords } from '../calendar/clock-words.ts'
import { wallClock } from '../calendar/wall-clock.ts'
import { placeInWeek, weekdays } from '../calendar/weekday.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** From and to of each open day, as in "08:00-17:00". A day that is not named is closed. */
export type OpeningHours = Partial<Record<(typeof days)[number], string>>

export interface OpenDays {
  days: string
  hours: string
}

/** The week in as few lines as it takes: "Mon to Fri, 8 am to 5 pm". */
export const openDays = (week: OpeningHours): OpenDays[] => {
  const runs: { from: number; to: number; span: string }[] = []
  for (const [at, day] of days.entries()) {
    const span = week[day]
    const last = runs.at(-1)
    if (span === undefined) continue
    if (last?.to === at - 1 && last.span === span) last.to = at
    else runs.push({ from: at, to: at, span })
  }
  return runs.map(({ from, to, span }) => ({
    days: from === to ? (names[from] ?? '') : `${names[from]} ${to === from + 1 ? 'and' : 'to'} ${names[to]}`,
    hours: span.split('-').map(clockWords).join(' to '),
  }))
}

/** From and to of a day of the calendar, written as 2026-11-15; undefined where the shop stays closed. */
export const hoursOn = (week: OpeningHours, day: string): string | undefined => week[days[placeInWeek(day)] ?? 'mon']

/** Whether a shop opens on a day. */
export const opensOn = (week: OpeningHours, day: string): boolean => hoursOn(week, day) !== undefined

export interface OpenState {
  open: boolean
  /** When it closes, as 17:00. Only while it is open. */
  until?: string
  /** When it opens next, unless it is open or never opens. */
  next?: { day: string; time: string; inDays: number }
}

/** Whether a shop is open at a moment, by the clock on its own wall. Times compare as they are written. */
export const openState = (week: OpeningHours, at: Date, timeZone: string): OpenState => {
  const { day: date, time } = wallClock(at, timeZone)
  const today = placeInWeek(date)
  for (let inDays = 0; inDays <= days.length; inDays += 1) {
    const day = (today + inDays) % days.length
    const [from = '', to = ''] = week[days[day] ?? 'mon']?.split('-') ?? []
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
