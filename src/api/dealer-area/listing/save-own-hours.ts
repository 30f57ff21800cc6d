import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type OwnHours, readOwnHours, type TypedHours } from '../../../domain/dealers/own-hours.ts'
import type { Problem } from '../../../domain/forms/form-definition.ts'
import type { Db } from '../../db/database.ts'
import { applyOwnListing } from '../../dealers/listing/apply-own-listing.ts'
import { holdListings } from '../../dealers/refresh-dealers.ts'
import { type DealerRow, type Dealership, readDealership } from '../dealership.ts'

export type Saved = { ok: true } | { ok: false; problem?: string; problems?: Problem[] }

const ownHoursOf = ({ hours, closures, openOnHolidays }: DealerRow): OwnHours => ({ hours, closures, openOnHolidays })

/** Which hours somebody has on screen; it stays the same while other things of the listing change. */
export const hoursRevision = (row: DealerRow): string =>
  createHash('sha256')
    .update(JSON.stringify(ownHoursOf(row)))
    .digest('hex')
    .slice(0, 16)

const changedMeanwhile =
  'Somebody else has changed your hours since you opened this page. Load it again, look, and then save yours.'

/** Hours, trading on holidays and closed days count at once, unless somebody has changed them since they were looked at. */
export const saveOwnHours = async (
  db: Db,
  dealership: Dealership,
  { revision, ...typed }: TypedHours & { readonly revision: string },
  today: string,
): Promise<Saved> => {
  const read = readOwnHours(typed, today)
  if (!read.ok) return read
  return db.transaction(async (unit): Promise<Saved> => {
    await holdListings(unit)
    const before = await readDealership(unit, dealership)
    // A second press of the same button, after a first whose answer was lost.
    if (isDeepStrictEqual(ownHoursOf(before), read.own)) return { ok: true }
    if (hoursRevision(before) !== revision) return { ok: false, problem: changedMeanwhile }
    await applyOwnListing(unit, dealership.edition, dealership.slug, read.own)
    return { ok: true }
  })
}
