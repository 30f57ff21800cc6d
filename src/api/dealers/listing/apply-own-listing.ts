import { and, eq } from 'drizzle-orm'
import { type OwnListing, withOwn } from '../../../domain/dealers/own-listing.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { holdListings } from '../refresh-dealers.ts'
import { dealerOf } from '../search-dealers.ts'

type DealerRow = typeof dealers.$inferSelect

export interface AppliedListing {
  readonly before: DealerRow
  readonly after: DealerRow
}

/**
 * What a dealer says of itself counts from now on, over what content says; fields that are not named stay as they were. Undefined
 * where there is no such dealer. In a transaction, and before any other row of it is held: whoever changes listings waits for one
 * another here first, and never crosswise.
 */
export const applyOwnListing = async (
  unit: Db,
  edition: EditionCode,
  slug: string,
  changes: OwnListing,
): Promise<AppliedListing | undefined> => {
  await holdListings(unit)
  const its = and(eq(dealers.edition, edition), eq(dealers.slug, slug))
  // Not `update`: bookings that name it need not wait.
  const [before] = await unit.select().from(dealers).where(its).for('no key update')
  if (before === undefined) return undefined
  const { location, email, services, lines, slug: _, ...listed } = withOwn(dealerOf(before), changes)
  const [after] = await unit
    .update(dealers)
    .set({
      ...listed,
      email: email ?? null,
      lat: location.lat,
      lon: location.lon,
      services: [...services],
      lines: [...lines],
      own: { ...before.own, ...changes },
    })
    .where(its)
    .returning()
  return after && { before, after }
}
