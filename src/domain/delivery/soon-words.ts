import { daysBetween } from '../calendar/calendar.ts'
import { shortDay } from '../calendar/day-words.ts'

/** "today", "tomorrow", "Mon 23 Nov". */
export const soonWords = (day: string, today: string): string => {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return 'today'
  return ahead === 1 ? 'tomorrow' : shortDay(day)
}
