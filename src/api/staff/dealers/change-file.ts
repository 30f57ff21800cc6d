import { listingFieldNames, listingWords } from '../../../domain/dealers/listing-words.ts'
import type { Db } from '../../db/database.ts'
import { changedFields } from '../../dealers/listing/changed-fields.ts'
import { findListingChange, type ListingChange } from '../../dealers/listing/find-listing-change.ts'
import { dealerOf } from '../../dealers/search-dealers.ts'

/** A field that is to change, in words. */
export interface ListingDifference {
  readonly label: string
  readonly before: string
  readonly after: string
  /** What it is listed as now, where that is something else than when the change was asked for. */
  readonly now: string | undefined
}

export interface ChangeFile extends ListingChange {
  readonly differences: readonly ListingDifference[]
}

/** Undefined where there is none of that id. */
export const changeFile = async (db: Db, id: string): Promise<ChangeFile | undefined> => {
  const change = await findListingChange(db, id)
  if (change === undefined) return undefined
  const { row, dealer } = change
  const listed = dealerOf(dealer)
  return {
    ...change,
    differences: changedFields(row).map((field) => {
      const [before, after, now] = [row.before, row.after, listed].map((each) => listingWords(each, field))
      const isSame = row.state !== 'waiting' || now === before
      return {
        label: listingFieldNames[field],
        before: before ?? '',
        after: after ?? '',
        now: isSame ? undefined : now,
      }
    }),
  }
}
