import { date, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { registeredProducts } from './registered-products.ts'

/** Services that somebody was reminded of, each once. */
export const serviceReminders = pgTable(
  'service_reminders',
  {
    product: uuid()
      .notNull()
      .references(() => registeredProducts.submission, { onDelete: 'cascade' }),
    dueOn: date({ mode: 'string' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.product, table.dueOn] }), index('service_reminders_at').on(table.at)],
)
