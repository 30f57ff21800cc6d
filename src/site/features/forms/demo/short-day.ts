import { months } from '../../../../domain/calendar/months.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A day that is soon, as one says it: Wed 18 Nov. */
export const shortDay = (isoDay: string): string => {
  const day = new Date(isoDay)
  const [weekday = '', month = ''] = [weekdays[day.getUTCDay()], months[day.getUTCMonth()]]
  return `${weekday.slice(0, 3)} ${day.getUTCDate()} ${month.slice(0, 3)}`
}
