import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { revisionOf } from '../../staff/revision.ts'

export interface ListingChange {
  readonly row: typeof listingChanges.$inferSelect
  readonly dealer: typeof dealers.$inferSelect
  /** Of both: what a dealer is listed as while its change waits is on screen beside it. */
  readonly revision: string
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export const findListingChange = async (db: Db, id: string, isHeld = false): Promise<ListingChange | undefined> => {
  if (!uuid.test(id)) return undefined
  const asked = db
    .select({
      row: listingChanges,
      dealer: dealers,
      own: revisionOf(listingChanges),
      listed: revisionOf(dealers),
    })
    .from(listingChanges)
    .innerJoin(dealers, and(eq(dealers.edition, listingChanges.edition), eq(dealers.slug, listingChanges.dealer)))
    .where(eq(listingChanges.id, id))
  const [found] = await (isHeld ? asked.for('no key update') : asked)
  if (found === undefined) return undefined
  const { row, dealer, own, listed } = found
  return { row, dealer, revision: `${own}.${listed}` }
}
