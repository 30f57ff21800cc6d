import { wallClock } from '../calendar/wall-clock.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const fullNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** From and to of each open day, as in "08:00-17:00". A day that is not named is closed. */
export type OpeningHours = Partial<Record<(typeof days)[number], string>>

export interface OpenDays {
  days: string
  hours: string
}

const noBreakSpace = '\u00a0'

/** A time of day in words: "8.30 am", "noon". */
export const timeOf = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  if (hour === 12 && minute === 0) return 'noon'
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${noBreakSpace}${hour < 12 ? 'am' : 'pm'}`
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
    hours: span.split('-').map(timeOf).join(' to '),
  }))
}

/** Where in the week a day of the calendar is, Monday first. */
const placeInWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % days.length

/** Whether a shop opens on a day, written as 2026-11-15. */
export const opensOn = (week: OpeningHours, day: string): boolean => week[days[placeInWeek(day)] ?? 'mon'] !== undefined

export const weekdayOf = (day: string): string => fullNames[placeInWeek(day)] ?? ''

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
    return { open: false, next: { day: fullNames[day] ?? '', time: from, inDays } }
  }
  return { open: false }
}

/** "Open until 5 pm", "Opens at 9 am today", "Closed, opens Monday 8.30 am". */
export const openStateWords = ({ until, next }: OpenState): string => {
  if (until !== undefined) return `Open until ${timeOf(until)}`
  if (next === undefined) return 'Closed'
  if (next.inDays === 0) return `Opens at ${timeOf(next.time)} today`
  const day = next.inDays === 1 ? 'tomorrow' : `${next.inDays === 7 ? 'next ' : ''}${next.day}`
  return `Closed, opens ${day} ${next.time === '12:00' ? 'at ' : ''}${timeOf(next.time)}`
}
