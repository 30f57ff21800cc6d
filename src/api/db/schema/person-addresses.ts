import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { people } from './people.ts'

/** Where people have things delivered. */
export const personAddresses = pgTable(
  'person_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    person: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    edition: text().$type<EditionCode>().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    suburb: text().notNull(),
    /** Empty where letters carry none. */
    state: text().notNull(),
    postcode: text().notNull(),
    isDefault: boolean().notNull().default(false),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('person_addresses_person').on(table.person),
    uniqueIndex('person_addresses_default').on(table.person).where(sql`${table.isDefault}`),
  ],
)
