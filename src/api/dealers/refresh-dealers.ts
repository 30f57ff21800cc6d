import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { type OwnListing, withOwn } from '../../domain/dealers/own-listing.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'

type DealerRow = typeof dealers.$inferSelect

export interface Refreshed {
  written: number
  closed: number
}

// Any number does, as long as every server knows it.
const refreshLock = 7_461_204

/** Until the transaction is over nobody else changes what dealers are listed as. */
export const holdListings = async (unit: Db): Promise<void> => {
  await unit.execute(sql`select pg_advisory_xact_lock(${refreshLock})`)
}

/** A statement holds 65,535 values. */
const batch = 2000

/** As content has it, and over that what the dealer says of itself. */
const rowOf = (edition: EditionCode, listed: Dealer, listing: number, own: OwnListing): DealerRow => {
  const { location, email, ...dealer } = withOwn(listed, own)
  return {
    ...dealer,
    edition,
    email: email ?? null,
    lat: location.lat,
    lon: location.lon,
    services: [...dealer.services],
    lines: [...dealer.lines],
    listing,
    active: true,
    source: 'content',
    own,
  }
}

const { edition: _, slug: __, ...described } = getTableColumns(dealers)
/** Not the key: a row whose key may change is locked against bookings that name it. */
const asGiven = Object.fromEntries(
  Object.entries(described).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
)

/**
 * Makes the dealers of an edition what content says, and over that what they say of themselves. Whoever was approved at the desk and is not
 * in content yet stays. What has not changed is not written; who is gone becomes inactive. Servers
 * that start together do it one after another, and all but the first find nothing to do.
 */
export const refreshDealers = (db: Db, edition: EditionCode, list: readonly Dealer[]): Promise<Refreshed> =>
  db.transaction(async (unit) => {
    await holdListings(unit)
    const before = await unit.select().from(dealers).where(eq(dealers.edition, edition))
    const known = new Map(before.map((row) => [row.slug, row]))
    const listed = new Set(list.map(({ slug }) => slug))
    const changed = list
      .map((dealer, at) => rowOf(edition, dealer, at, known.get(dealer.slug)?.own ?? {}))
      .filter((row) => !isDeepStrictEqual(row, known.get(row.slug)))
    const gone = before
      .filter(({ slug, active, source }) => active && source === 'content' && !listed.has(slug))
      .map(({ slug }) => slug)

    for (let from = 0; from < changed.length; from += batch)
      await unit
        .insert(dealers)
        .values(changed.slice(from, from + batch))
        .onConflictDoUpdate({ target: [dealers.edition, dealers.slug], set: asGiven })
    if (gone.length > 0)
      await unit
        .update(dealers)
        .set({ active: false })
        .where(and(eq(dealers.edition, edition), inArray(dealers.slug, gone)))
    // The embedded database has nobody else to do it, and without figures a search would sort all dealers of the edition.
    if (changed.length + gone.length > 0) await unit.execute(sql`analyze ${dealers}`)
    return { written: changed.length, closed: gone.length }
  })
