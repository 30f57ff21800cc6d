import { momentInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { wallClock } from '../../../domain/calendar/wall-clock.ts'
import { workingDaysIn } from '../../../domain/calendar/working-days.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { countActs, findActs } from '../acts/read-acts.ts'
import { type DoneAct, withUndo } from '../acts/undoable.ts'
import { type LetterCharts, letterCharts } from './letter-charts.ts'
import { type SalesCharts, salesCharts } from './sales-charts.ts'
import { type RunningOut, stockRunningOut } from './stock-chart.ts'
import type { Wait } from './wait.ts'
import { waitingOfDealers } from './waiting-dealers.ts'
import { waitingOfHouse } from './waiting-house.ts'
import { waitingCases, waitingOfLetters } from './waiting-letters.ts'
import { waitingOfShop } from './waiting-orders.ts'

/** What a day at the desk begins with. */
export interface Today {
  /** The day and the time by the clock of the edition. */
  readonly day: string
  readonly time: string
  readonly now: Date
  /** By when it has to be done. */
  readonly waits: readonly Wait[]
  readonly done: readonly DoneAct[]
  readonly doneToday: number
  readonly sales: SalesCharts
  readonly letters: LetterCharts
  readonly runningOut: readonly RunningOut[]
}

const mostDone = 8

const dueMs = ({ due }: Wait): number => due?.getTime() ?? Number.POSITIVE_INFINITY

export const readToday = async (services: OrderServices, now: Date): Promise<Today> => {
  const { db } = services
  const terms = services.terms()
  const { timeZone, holidays, state } = terms.dispatch
  const calendar = { timeZone, isWorkingDay: workingDaysIn(holidays, state) }
  const { day, time } = wallClock(now, timeZone)
  const cases = await waitingCases(db, now, calendar)
  const [waits, { acts }, doneToday, sales, letters, runningOut] = await Promise.all([
    Promise.all([
      waitingOfShop(db, terms, now),
      waitingOfLetters(db, cases, calendar),
      waitingOfDealers(db, now, calendar),
      waitingOfHouse(services, now),
    ]),
    findActs(db, { day, first: mostDone }, timeZone),
    countActs(db, momentInZone(day, '00:00', timeZone)),
    salesCharts(db, timeZone, now),
    letterCharts(db, cases, timeZone, now),
    stockRunningOut(services, now),
  ])
  return {
    day,
    time,
    now,
    waits: waits.flat().toSorted((one, other) => (dueMs(one) === dueMs(other) ? 0 : dueMs(one) - dueMs(other))),
    done: await withUndo(db, acts, now),
    doneToday,
    sales,
    letters,
    runningOut,
  }
}
