import { comingClosures } from '../../domain/calendar/coming-closures.ts'
import { holidaysIn } from '../../domain/calendar/working-days.ts'
import type { PhoneHours } from '../../domain/contact/phone-hours.ts'
import { comingHolidays, daysAhead } from './coming-holidays.ts'
import type { EditionView } from './edition-view.ts'

/** When the phone is answered in the coming months: what is special comes before the holidays of where it rings. */
export const phoneHoursOf = (view: Pick<EditionView, 'content' | 'today'>): PhoneHours => {
  const { phoneHours, state, timeZone } = view.content.edition
  const { special = [], ...week } = phoneHours
  const closed = [...special, ...holidaysIn(comingHolidays(view), state)]
  return { timetable: { ...week, closed: comingClosures({ ...week, closed }, view.today, daysAhead) }, timeZone }
}
