import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { OwnListing } from '../../../domain/dealers/own-listing.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { dealers } from './dealers.ts'
import { people } from './people.ts'

/** What a dealer wants to be listed as, until staff have said yes or no, and after. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    edition: text().$type<EditionCode>().notNull(),
    dealer: text().notNull(),
    person: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** Who asked, as they were called that day. */
    name: text().notNull(),
    before: jsonb().$type<OwnListing>().notNull(),
    after: jsonb().$type<OwnListing>().notNull(),
    state: text({ enum: ['waiting', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    /** Of staff to the dealer, where it was refused. */
    words: text(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
    settledBy: text(),
  },
  (table) => [
    foreignKey({
      name: 'listing_changes_dealer',
      columns: [table.edition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    // A second change takes the place of the first while that waits.
    uniqueIndex('listing_changes_waiting').on(table.edition, table.dealer).where(sql`${table.state} = 'waiting'`),
    index('listing_changes_of_dealer').on(table.edition, table.dealer, table.askedAt),
    index('listing_changes_asked').on(table.askedAt).where(sql`${table.state} = 'waiting'`),
    check('listing_changes_state', sql`${table.state} in ('waiting', 'approved', 'refused', 'withdrawn')`),
  ],
)
