import type { Closure } from '../../domain/calendar/closed-days.ts'
import { lastDayOf } from '../../domain/calendar/closed-days.ts'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import { dealerClosures } from '../../domain/dealers/dealer-closures.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import type { FormServices } from '../submissions/receive-submission.ts'
import { type DealerRow, type Dealership, readDealership } from './dealership.ts'
import { type MyDemo, myDemos } from './demos/my-demos.ts'
import { waitingChange } from './listing/propose-listing.ts'
import { countWarranty } from './warranty/my-warranty-requests.ts'

/** What a dealer sees first: what waits, what comes, whether they are open. */
export interface DealerHome {
  readonly row: DealerRow
  /** What closes them from today on: holidays, unless they trade on them, and what they close for themselves. */
  readonly closed: readonly Closure[]
  readonly toAnswer: number
  readonly coming: readonly MyDemo[]
  readonly isChangeWaiting: boolean
  readonly warrantyWaiting: number
  /** Answered within a fortnight. */
  readonly warrantyAnswered: number
}

const fortnightMs = 14 * 86_400_000
const mostComing = 5

/** The day it is where a dealer is. */
export const todayOf = ({ state, edition }: DealerRow, now: Date): string =>
  dayInZone(now, dealerTimeZone(state, edition))

export const dealerHome = async (
  { db, dealers }: Pick<FormServices, 'db' | 'dealers'>,
  dealership: Dealership,
  now: Date,
): Promise<DealerHome> => {
  await dealers.refresh(dealership.edition)
  const row = await readDealership(db, dealership)
  const today = todayOf(row, now)
  const gazetteer = await dealers.gazetteerOf(dealership.edition)
  const demos = await myDemos(db, dealership, { today, gazetteer })
  const warranty = await countWarranty(db, dealership, new Date(now.getTime() - fortnightMs))
  const closed = dealerClosures(row, await dealers.holidaysOf(dealership.edition))
  return {
    row,
    closed: closed.filter((closure) => lastDayOf(closure) >= today),
    toAnswer: demos.toAnswer.length,
    coming: demos.coming.slice(0, mostComing),
    isChangeWaiting: (await waitingChange(db, dealership)) !== undefined,
    warrantyWaiting: warranty.waiting,
    warrantyAnswered: warranty.answered,
  }
}
