import { and, eq, gt, ne } from 'drizzle-orm'
import type { Holiday } from '../../domain/calendar/working-days.ts'
import { dealerClosures } from '../../domain/dealers/dealer-closures.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import type { DemoDiary } from '../../domain/dealers/free-demo-days.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'

export interface TakenSeat {
  day: string
  seat: number
}

/** What of a dealer's coming days is taken. */
export const takenSeats = (db: Db, edition: EditionCode, dealer: string, today: string): Promise<TakenSeat[]> =>
  db
    .select({ day: demoBookings.day, seat: demoBookings.seat })
    .from(demoBookings)
    .where(
      and(
        eq(demoBookings.edition, edition),
        eq(demoBookings.dealer, dealer),
        gt(demoBookings.day, today),
        ne(demoBookings.state, 'declined'),
      ),
    )

/** The day it is for a dealer, and the public holidays of its edition. */
export interface DemoCalendar {
  today: string
  holidays: readonly Holiday[]
}

export const diaryOf = (dealer: Dealer, taken: readonly TakenSeat[], { today, holidays }: DemoCalendar): DemoDiary => ({
  name: dealer.name,
  hours: dealer.hours,
  closed: dealerClosures(dealer, holidays),
  today,
  booked: new Map([...Map.groupBy(taken, ({ day }) => day)].map(([day, seats]) => [day, seats.length])),
})
