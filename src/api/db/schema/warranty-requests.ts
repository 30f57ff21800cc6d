import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { dealers } from './dealers.ts'
import { people } from './people.ts'

/** A repair under warranty that a dealer wants our word on before it begins. */
export const warrantyRequests = pgTable(
  'warranty_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the dealer quotes on the claim. */
    number: text().notNull().unique('warranty_requests_number'),
    edition: text().$type<EditionCode>().notNull(),
    dealer: text().notNull(),
    person: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** Who asked, as they were called that day. */
    name: text().notNull(),
    /** Made by the browser: a double click brings it again. */
    key: text().notNull(),
    product: text().notNull(),
    serialNumber: text().notNull(),
    purchasedOn: date({ mode: 'string' }),
    fault: text().notNull(),
    parts: text().notNull().default(''),
    state: text({ enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    answer: text(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: text(),
  },
  (table) => [
    foreignKey({
      name: 'warranty_requests_dealer',
      columns: [table.edition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    unique('warranty_requests_once').on(table.edition, table.dealer, table.key),
    index('warranty_requests_of_dealer').on(table.edition, table.dealer, table.askedAt),
    index('warranty_requests_waiting').on(table.askedAt).where(sql`${table.state} = 'waiting'`),
    check('warranty_requests_state', sql`${table.state} in ('waiting', 'approved', 'refused')`),
    check('warranty_requests_length', sql`length(${table.fault}) between 1 and 4000`),
  ],
)
