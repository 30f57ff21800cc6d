import { timeInZone } from '../../../../domain/calendar/clock-in-zone.ts'
import { clockWords } from '../../../../domain/calendar/clock-words.ts'
import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { dayWords, shortDay } from '../../../../domain/calendar/day-words.ts'

/** "Tuesday 17 November at 2.21 pm", by the clock of a place. */
export const momentWords = (moment: Date, timeZone: string): string =>
  `${dayWords(dayInZone(moment, timeZone))} at ${clockWords(timeInZone(moment, timeZone))}`

/** "Tue 17 Nov, 2.21 pm" */
export const shortMoment = (moment: Date, timeZone: string): string =>
  `${shortDay(dayInZone(moment, timeZone))}, ${clockWords(timeInZone(moment, timeZone))}`
