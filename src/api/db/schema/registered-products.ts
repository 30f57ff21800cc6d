import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { submissions } from './submissions.ts'

/** What people own, from their registrations. */
export const registeredProducts = pgTable(
  'registered_products',
  {
    submission: uuid()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    edition: text().notNull(),
    email: text().notNull(),
    product: text().notNull(),
    serialNumber: text().notNull(),
    dealer: text().notNull(),
    purchasedOn: date().notNull(),
    /** Of the written warranty of this edition; nothing where none applies here. */
    warrantyUntil: date(),
  },
  (table) => [
    index('registered_products_email').on(table.email),
    index('registered_products_dealer').on(table.edition, table.dealer),
    index('registered_products_serial').on(table.serialNumber),
  ],
)
