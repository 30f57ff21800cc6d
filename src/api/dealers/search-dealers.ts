import { and, arrayContains, or, type SQL, sql } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { type DealerService, isDealerService } from '../../domain/dealers/dealer-service.ts'
import { type DealerNearby, type DealerWish, nearestDealers } from '../../domain/dealers/nearest-dealers.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import { distanceKm } from '../../domain/places/distance.ts'
import type { Db } from '../db/database.ts'
import { dealers, mapPlace } from '../db/schema/dealers.ts'
import { isInBox, isWithin, mapBoxes, onMap } from './map-search.ts'

export interface DealerSearch extends DealerWish {
  edition: EditionCode
  from: Coordinates
  /** How many are wanted. */
  first: number
}

type DealerRow = typeof dealers.$inferSelect

/** What a dealer is listed as, without how we keep it. */
export const dealerOf = (row: DealerRow): Dealer => {
  const { edition: _edition, listing: _listing, active: _active, source: _source, own: _own, ...kept } = row
  const { lat, lon, email, ...dealer } = kept
  return { ...dealer, ...(email !== null && { email }), location: { lat, lon } }
}

/** As visitors find it: one that was approved at the desk has no page until content has it and the site is built. */
export const foundDealer = (row: DealerRow): Dealer => ({
  ...dealerOf(row),
  ...(row.source === 'desk' && { hasPage: false }),
})

/** An edition is written into the statement, not given to it: the planner has to see which index it means. */
export const activeIn = (edition: EditionCode): SQL =>
  sql`${dealers.active} and ${dealers.edition} = ${sql.raw(`'${edition}'`)}`

const wanted = (edition: EditionCode, service: DealerService | undefined, line: string | undefined): SQL | undefined =>
  and(
    activeIn(edition),
    service === undefined ? undefined : arrayContains(dealers.services, [service]),
    line === undefined ? undefined : arrayContains(dealers.lines, [line]),
  )

const ranked = (rows: readonly DealerRow[], { from, first }: DealerSearch): DealerNearby<Dealer>[] =>
  nearestDealers(rows.toSorted((one, other) => one.listing - other.listing).map(foundDealer), from).slice(0, first)

/**
 * The nearest dealers, as `nearestDealers` of the domain has them. The index knows what is nearest on a map, which is nearly
 * right. As many as are wanted, taken from there, say how far it is at most; what lies within that is then ranked by true distance.
 */
export const searchDealers = async (db: Db, search: DealerSearch): Promise<DealerNearby<Dealer>[]> => {
  const { edition, from, first, service, line } = search
  if (first < 1 || (service !== undefined && !isDealerService(service))) return []
  const these = wanted(edition, service, line)
  const likely = await db
    .select()
    .from(dealers)
    .where(these)
    .orderBy(sql`${sql.raw(mapPlace)} <-> ${onMap(from)}`)
    .limit(first)
  if (likely.length < first) return ranked(likely, search)
  const farthest = Math.max(...likely.map((each) => distanceKm(from, each)))
  const near = await db
    .select()
    .from(dealers)
    .where(and(these, or(...mapBoxes(from, farthest).map(isInBox)), isWithin(from, farthest)))
  return ranked(near, search)
}
