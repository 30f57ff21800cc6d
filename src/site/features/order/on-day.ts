import { daysBetween } from '../../../domain/calendar/calendar.ts'
import { months } from '../../../domain/calendar/months.ts'
import { weekdayOf } from '../../../domain/calendar/weekday.ts'

/** Days of the coming week go by their name: today, tomorrow, on Thursday, on 3 December. */
export const onDay = (day: string, today: string): string => {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 1 && ahead < 7
    ? `on ${weekdayOf(day)}`
    : `on ${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`
}
