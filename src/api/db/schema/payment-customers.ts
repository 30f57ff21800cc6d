import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** People whose cards a gateway keeps. Of the cards nothing is kept here. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    /** What the gateway is told of somebody. */
    id: uuid().primaryKey().defaultRandom(),
    /** Nobody's: they have gone, and have to go at the gateway too. */
    person: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** Which kind: another one knows nobody of this one. */
    gateway: text().notNull(),
    /** What the gateway calls them. Null until it has said so. */
    customer: text(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('payment_customers_of_person').on(table.person, table.gateway),
    index('payment_customers_made').on(table.madeAt),
  ],
)
