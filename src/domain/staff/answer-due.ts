import { momentInZone, timeInZone } from '../calendar/clock-in-zone.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { addWorkingDays, type IsWorkingDay, workingDayFrom } from '../calendar/working-days.ts'

/** What each edition says below its forms. */
const promisedWorkingDays = 1

/** What comes while nobody works counts from when somebody does. */
const opens = '09:00'

export interface Workplace {
  readonly timeZone: string
  readonly isWorkingDay: IsWorkingDay
}

/** By when somebody who has waited since a moment was promised an answer: one working day, by the clock of the edition. */
export const answerDue = (since: Date, { timeZone, isWorkingDay }: Workplace): Date => {
  const arrived = dayInZone(since, timeZone)
  const begins = workingDayFrom(arrived, isWorkingDay)
  const time = begins === arrived ? timeInZone(since, timeZone) : opens
  return momentInZone(addWorkingDays(begins, promisedWorkingDays, isWorkingDay), time, timeZone)
}
