import { momentInZone } from '../calendar/clock-in-zone.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { addWorkingDays, type Holiday, workingDaysIn } from '../calendar/working-days.ts'
import { dealerTimeZone } from '../dealers/dealer-time-zone.ts'
import type { EditionCode } from '../edition/edition-code.ts'

/** So many working days for a word. */
export const daysToAnswer = 2

const closingTime = '17:00'

interface Answerer {
  readonly edition: EditionCode
  readonly state: string
  readonly holidays: readonly Holiday[]
}

/** Until when a word is awaited that was asked for at a moment: 5 pm by the dealer's clock, two working days of its state later. */
export const answerBy = (asked: Date, { edition, state, holidays }: Answerer): Date => {
  const zone = dealerTimeZone(state, edition)
  const day = addWorkingDays(dayInZone(asked, zone), daysToAnswer, workingDaysIn(holidays, state))
  return momentInZone(day, closingTime, zone)
}
