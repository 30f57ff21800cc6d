import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { PriceList } from '../../../domain/dealers/price-list.ts'
import type { FormContext } from '../../../domain/forms/form-definition.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import type { DealerAreaServices } from '../dealer-area-services.ts'
import { type DealerRow, type Dealership, isDealership } from '../dealership.ts'
import { changeLines } from './change-lines.ts'
import { differenceOf, readListing, type TypedListing } from './read-listing.ts'
import type { Saved } from './save-own-hours.ts'

export type ListingChange = typeof listingChanges.$inferSelect

const isOf = ({ edition, slug }: Dealership) =>
  and(eq(listingChanges.edition, edition), eq(listingChanges.dealer, slug))

const waitingOf = (dealership: Dealership) => and(isOf(dealership), eq(listingChanges.state, 'waiting'))

/** One at a time asks for a change of a dealer, or takes one back. Not `update`: bookings that name it need not wait. */
const holdDealer = async (unit: Db, dealership: Dealership): Promise<DealerRow | undefined> => {
  const [row] = await unit.select().from(dealers).where(isDealership(dealership)).for('no key update')
  return row
}

/** What waits for staff. */
export const waitingChange = async (db: Db, dealership: Dealership): Promise<ListingChange | undefined> => {
  const [found] = await db.select().from(listingChanges).where(waitingOf(dealership))
  return found
}

/** What staff have said, newest first. */
export const settledChanges = (db: Db, dealership: Dealership, most = 5): Promise<ListingChange[]> =>
  db
    .select()
    .from(listingChanges)
    .where(and(isOf(dealership), ne(listingChanges.state, 'waiting'), ne(listingChanges.state, 'withdrawn')))
    .orderBy(desc(listingChanges.askedAt), desc(listingChanges.id))
    .limit(most)

const nothingIsDifferent = 'That is how you are listed now. Change something, then send it.'

/** Asks staff for a change of the listing and tells them by a letter. It takes the place of one that waits. */
export const proposeListing = async (
  { db, jobs, factsOf }: DealerAreaServices,
  dealership: Dealership,
  person: Person,
  typed: TypedListing,
  { context, lines, now }: { context: FormContext; lines: PriceList['lines']; now: Date },
): Promise<Saved> => {
  const read = readListing(typed, context, lines)
  if (!read.ok) return read
  const { changeLetter } = await import('./change-letter.ts')
  return db.transaction(async (unit): Promise<Saved> => {
    const row = await holdDealer(unit, dealership)
    if (row === undefined) return { ok: false, problem: nothingIsDifferent }
    const { before, after } = differenceOf(row, read.listing)
    if (Object.keys(after).length === 0) return { ok: false, problem: nothingIsDifferent }
    const waiting = await waitingChange(unit, dealership)
    // A second press of the same button.
    if (waiting !== undefined && isDeepStrictEqual(waiting.after, after)) return { ok: true }
    // Not changed in place: whoever has the first on screen cannot say yes to the second.
    if (waiting !== undefined)
      await unit
        .update(listingChanges)
        .set({ state: 'withdrawn', settledAt: now, settledBy: person.name })
        .where(eq(listingChanges.id, waiting.id))
    const { edition, slug: dealer } = dealership
    const [change] = await unit
      .insert(listingChanges)
      .values({ edition, dealer, person: person.id, name: person.name, before, after, askedAt: now })
      .returning()
    if (change === undefined) throw new Error('A change of a listing was not kept')
    const changed = changeLines(change, lines)
    const letter = changeLetter({ id: change.id, changed, dealer: row, sender: person, edition: factsOf(edition) })
    await queueLetter(unit, jobs, letter, { person: person.id })
    return { ok: true }
  })
}

const notWaiting = 'It doesn’t wait any more: staff have answered it, or somebody has taken it back.'

/** Takes a change back that waits. What staff have answered meanwhile stays answered. */
export const withdrawChange = async (
  db: Db,
  dealership: Dealership,
  person: Person,
  id: string,
  now: Date,
): Promise<Saved> => {
  const [gone] = await db
    .update(listingChanges)
    .set({ state: 'withdrawn', settledAt: now, settledBy: person.name })
    .where(and(waitingOf(dealership), eq(listingChanges.id, id)))
    .returning()
  return gone === undefined ? { ok: false, problem: notWaiting } : { ok: true }
}
