import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { dealers } from './dealers.ts'

/**
 * What a dealer pays less than the price of the shop, in tenths of a percent, by product line; an empty line is all of them. Not content:
 * whatever the content service has, everybody can read.
 */
export const dealerTerms = pgTable(
  'dealer_terms',
  {
    edition: text().$type<EditionCode>().notNull(),
    dealer: text().notNull(),
    line: text().notNull(),
    off: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.dealer, table.line] }),
    foreignKey({
      name: 'dealer_terms_dealer',
      columns: [table.edition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    check('dealer_terms_off', sql`${table.off} between 0 and 900`),
  ],
)
