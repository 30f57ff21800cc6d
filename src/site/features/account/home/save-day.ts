import { addDays } from '../../../../domain/calendar/calendar.ts'
import { calendarFile } from './calendar-file.ts'

/** Hands a day to whatever calendar the device has. */
export const saveDay = (title: string, day: string, id: string): void => {
  const url = URL.createObjectURL(new Blob([calendarFile(title, day, addDays(day, 1), id)], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href: url, download: 'service.ics' }).click()
  URL.revokeObjectURL(url)
}
