import { timeInZone } from '../calendar/clock-in-zone.ts'
import { clockWords } from '../calendar/clock-words.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { soonWords } from './soon-words.ts'

/** "today from 2.30 pm", "tomorrow from 9 am", "Mon 23 Nov from 10 am". */
export const pickUpWords = (ready: Date, now: Date, timeZone: string): string =>
  `${soonWords(dayInZone(ready, timeZone), dayInZone(now, timeZone))} from ${clockWords(timeInZone(ready, timeZone))}`
