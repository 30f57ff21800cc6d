import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
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

/** A statement holds 65,535 values. */
const batch = 2000

const rowOf = (edition: EditionCode, { location, email, ...dealer }: Dealer, listing: number): DealerRow => ({
  ...dealer,
  edition,
  email: email ?? null,
  lat: location.lat,
  lon: location.lon,
  services: [...dealer.services],
  lines: [...dealer.lines],
  listing,
  active: true,
})

const { edition: _, slug: __, ...described } = getTableColumns(dealers)
/** Not the key: a row whose key may change is locked against bookings that name it. */
const asGiven = Object.fromEntries(
  Object.entries(described).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]),
)

/**
 * Makes the dealers of an edition what content says. What has not changed is not written; who is gone becomes inactive. Servers
 * that start together do it one after another, and all but the first find nothing to do.
 */
export const refreshDealers = (db: Db, edition: EditionCode, list: readonly Dealer[]): Promise<Refreshed> =>
  db.transaction(async (unit) => {
    await unit.execute(sql`select pg_advisory_xact_lock(${refreshLock})`)
    const before = await unit.select().from(dealers).where(eq(dealers.edition, edition))
    const known = new Map(before.map((row) => [row.slug, row]))
    const listed = new Set(list.map(({ slug }) => slug))
    const changed = list
      .map((dealer, at) => rowOf(edition, dealer, at))
      .filter((row) => !isDeepStrictEqual(row, known.get(row.slug)))
    const gone = before.filter(({ slug, active }) => active && !listed.has(slug)).map(({ slug }) => slug)

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
