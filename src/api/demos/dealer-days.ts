import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import type { DemoDiary } from '../../domain/dealers/free-demo-days.ts'
import type { Db } from '../db/database.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { diaryOf } from '../dealers/demo-diary.ts'
import type { DemoTurn } from './demo-turn.ts'

/** The day it is where a dealer is. */
export const todayAt = ({ at, request }: Pick<DemoTurn, 'at' | 'request'>, { state }: Pick<Dealer, 'state'>): string =>
  dayInZone(at, dealerTimeZone(state, request.edition))

type Asked = Pick<DemoTurn, 'unit' | 'at' | 'request' | 'ground'>

const takenByOthers = (
  unit: Db,
  { edition, submission }: DemoTurn['request'],
  slugs: readonly string[],
  after: string,
) =>
  unit
    .select({ dealer: demoBookings.dealer, day: demoBookings.day, seat: demoBookings.seat })
    .from(demoBookings)
    .where(
      and(
        eq(demoBookings.edition, edition),
        inArray(demoBookings.dealer, [...slugs]),
        gt(demoBookings.day, after),
        ne(demoBookings.state, 'declined'),
        ne(demoBookings.submission, submission),
      ),
    )

/** When some dealers can come, as if the request had no day of theirs yet. */
export const diariesOf = async (asked: Asked, dealers: readonly Dealer[]): Promise<DemoDiary[]> => {
  if (dealers.length === 0) return []
  const todays = dealers.map((dealer) => todayAt(asked, dealer))
  const slugs = dealers.map(({ slug }) => slug)
  const taken = await takenByOthers(asked.unit, asked.request, slugs, todays.toSorted()[0] ?? '')
  return dealers.map((dealer, at) =>
    diaryOf(
      dealer,
      taken.filter((seat) => seat.dealer === dealer.slug),
      { today: todays[at] ?? '', holidays: asked.ground.holidays },
    ),
  )
}

export const diaryOfDealer = async (asked: Asked, dealer: Dealer): Promise<DemoDiary> => {
  const [diary] = await diariesOf(asked, [dealer])
  if (diary === undefined) throw new Error(`${dealer.slug} has no diary`)
  return diary
}
