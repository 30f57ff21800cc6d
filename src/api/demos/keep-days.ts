import { and, eq, inArray, ne } from 'drizzle-orm'
import { demosADay } from '../../domain/dealers/free-demo-days.ts'
import type { DemoDay } from '../../domain/demos/demo-standing.ts'
import type { Db } from '../db/database.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { lockDealer } from '../dealers/lock-dealer.ts'
import type { DemoRequest } from './demo-turn.ts'

type Booking = typeof demoBookings.$inferSelect

const seats = Array.from({ length: demosADay }, (_, at) => at + 1)

/** What is declined has no seat; a number stands there all the same. */
const seatOfNobody = 1

const seatOf = ({ day, dealer, state }: DemoDay, before: readonly Booking[], others: readonly Booking[]): number => {
  if (state === 'declined') return seatOfNobody
  const own = before.find((each) => each.day === day && each.dealer === dealer && each.state !== 'declined')
  const isFree = (seat: number) => !others.some((each) => each.day === day && each.seat === seat)
  const seat = own?.seat ?? seats.find(isFree)
  if (seat === undefined) throw new Error(`${dealer} is fully booked on ${day}`)
  return seat
}

/**
 * Puts these days in the place of all that the request had: what it does not need any more is free with the end of the transaction.
 * Of a dealer who has a new day by it everybody else waits.
 */
export const keepDays = async (
  unit: Db,
  { submission, edition }: DemoRequest,
  days: readonly DemoDay[],
): Promise<void> => {
  const [taker] = days.filter(({ state }) => state !== 'declined')
  if (taker !== undefined) await lockDealer(unit, edition, taker.dealer)
  const before = await unit.delete(demoBookings).where(eq(demoBookings.submission, submission)).returning()
  if (days.length === 0) return
  const others =
    taker === undefined
      ? []
      : await unit
          .select()
          .from(demoBookings)
          .where(
            and(
              eq(demoBookings.edition, edition),
              eq(demoBookings.dealer, taker.dealer),
              inArray(
                demoBookings.day,
                days.map(({ day }) => day),
              ),
              ne(demoBookings.state, 'declined'),
            ),
          )
  await unit
    .insert(demoBookings)
    .values(days.map((each) => ({ submission, edition, ...each, seat: seatOf(each, before, others) })))
}
