import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import {
  type ListingField,
  listingFieldNames,
  listingFields,
  listingWords,
} from '../../../domain/dealers/listing-words.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { demoRequests } from '../../db/schema/demo-requests.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { people } from '../../db/schema/people.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { dealerOf } from '../../dealers/search-dealers.ts'
import { revisionOf } from '../revision.ts'
import { dealerAsContent } from './dealer-as-content.ts'
import { type DealerDemos, dealerDemos } from './dealer-demos.ts'
import { offeredLines } from './offered-lines.ts'
import { type DealerKey, revisionOfTerms, type Term, termsOf } from './set-terms.ts'

export interface ListedField {
  readonly label: string
  readonly value: string
  /** Who says so. */
  readonly from: 'content' | 'desk' | 'dealer'
}

/** All that staff see of a dealer. */
export interface DealerFile {
  readonly row: typeof dealers.$inferSelect
  readonly revision: string
  readonly fields: readonly ListedField[]
  readonly people: readonly { readonly name: string; readonly email: string; readonly seenAt: Date }[]
  readonly demos: DealerDemos
  /** Agreed on, and still to come or to be answered. */
  readonly openDemos: number
  readonly terms: readonly Term[]
  readonly termsRevision: string
  readonly lines: readonly string[]
  readonly changes: readonly (typeof listingChanges.$inferSelect)[]
  readonly warranties: readonly (typeof warrantyRequests.$inferSelect)[]
  /** The dealer as a file of content. */
  readonly content: { readonly name: string; readonly text: string }
}

const monthsBack = 183 * 24 * 3_600_000

const latest = 10

const sourceOf = ({ own, source }: DealerFile['row'], field: ListingField): ListedField['from'] =>
  own[field] === undefined ? source : 'dealer'

/** Undefined where there is none of that name. */
export const dealerFile = async (db: Db, key: DealerKey, now: Date): Promise<DealerFile | undefined> => {
  const { edition, slug } = key
  const [found] = await db
    .select({ row: dealers, revision: revisionOf(dealers) })
    .from(dealers)
    .where(and(eq(dealers.edition, edition), eq(dealers.slug, slug)))
  if (found === undefined) return undefined
  const { row } = found
  const listed = dealerOf(row)
  const terms = await termsOf(db, key)
  const isOpen = inArray(demoRequests.state, ['asked', 'proposed', 'accepted'])
  const [open] = await db
    .select({ demos: count() })
    .from(demoRequests)
    .where(and(eq(demoRequests.edition, edition), eq(demoRequests.dealer, slug), isOpen))
  return {
    ...found,
    fields: listingFields.map((field) => ({
      label: listingFieldNames[field],
      value: listingWords(listed, field),
      from: sourceOf(row, field),
    })),
    people: await db
      .select({ name: people.name, email: people.email, seenAt: people.seenAt })
      .from(people)
      .where(and(eq(people.dealerEdition, edition), eq(people.dealer, slug)))
      .orderBy(asc(people.name)),
    demos: await dealerDemos(db, key, new Date(now.getTime() - monthsBack)),
    openDemos: Number(open?.demos ?? 0),
    terms,
    termsRevision: revisionOfTerms(terms),
    lines: await offeredLines(db, edition),
    changes: await db
      .select()
      .from(listingChanges)
      .where(and(eq(listingChanges.edition, edition), eq(listingChanges.dealer, slug)))
      .orderBy(desc(listingChanges.askedAt))
      .limit(latest),
    warranties: await db
      .select()
      .from(warrantyRequests)
      .where(and(eq(warrantyRequests.edition, edition), eq(warrantyRequests.dealer, slug)))
      .orderBy(desc(warrantyRequests.askedAt))
      .limit(latest),
    content: dealerAsContent(edition, listed),
  }
}
