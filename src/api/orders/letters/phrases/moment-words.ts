import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { dayWords, shortDay } from '../../../../domain/calendar/day-words.ts'
import { timeInZone } from '../../../../domain/delivery/clock-in-zone.ts'

/** As the shop writes hours: "8 am", "2.21 pm", "noon". */
export const clockWords = (moment: Date, timeZone: string): string => {
  const [hour = 0, minute = 0] = timeInZone(moment, timeZone).split(':').map(Number)
  if (hour === 12 && minute === 0) return 'noon'
  const minutes = minute === 0 ? '' : `.${`${minute}`.padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** "Tuesday 17 November at 2.21 pm", by the clock of a place. */
export const momentWords = (moment: Date, timeZone: string): string =>
  `${dayWords(dayInZone(moment, timeZone))} at ${clockWords(moment, timeZone)}`

/** "Tue 17 Nov, 2.21 pm" */
export const shortMoment = (moment: Date, timeZone: string): string =>
  `${shortDay(dayInZone(moment, timeZone))}, ${clockWords(moment, timeZone)}`
