import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** Who wants to be told when something is back. They are told once and forgotten. Its name in the database is older. */
export const backInStockRequests = pgTable(
  'stock_watchers',
  {
    id: uuid().primaryKey().defaultRandom(),
    sku: text().notNull(),
    edition: text().notNull(),
    email: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('stock_watchers_once').on(table.sku, table.email),
    index('stock_watchers_asked').on(table.askedAt),
  ],
)
