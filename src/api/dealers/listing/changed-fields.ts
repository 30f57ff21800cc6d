import { isDeepStrictEqual } from 'node:util'
import { type ListingField, listingFields } from '../../../domain/dealers/listing-words.ts'
import type { OwnListing } from '../../../domain/dealers/own-listing.ts'

/** What of a listing a change changes. */
export const changedFields = ({ before, after }: { before: OwnListing; after: OwnListing }): ListingField[] =>
  listingFields.filter((field) => after[field] !== undefined && !isDeepStrictEqual(before[field], after[field]))

const only = (listing: OwnListing, fields: readonly ListingField[]): OwnListing =>
  Object.fromEntries(fields.flatMap((field) => (listing[field] === undefined ? [] : [[field, listing[field]]])))

/** That alone, as it is to be. */
export const onlyChanged = (change: { before: OwnListing; after: OwnListing }): OwnListing =>
  only(change.after, changedFields(change))

/** The same fields, as a listing has them. */
export const sameFields = (listing: OwnListing, change: { before: OwnListing; after: OwnListing }): OwnListing =>
  only(listing, changedFields(change))
