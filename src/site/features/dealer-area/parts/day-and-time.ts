import { dayWords } from '../../../../domain/calendar/day-words.ts'
import { demoTimeWords } from '../../../../domain/demos/demo-words.ts'

/** "Thursday 26 November, 10 am"; the day alone, where the time is not set. */
export const dayAndTime = (day: string, time: string | null): string =>
  time === null ? dayWords(day) : demoTimeWords({ day, time })
