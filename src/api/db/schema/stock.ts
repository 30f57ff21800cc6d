import { sql } from 'drizzle-orm'
import { bigserial, check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** How many there are of each product. */
export const stock = pgTable(
  'stock',
  {
    sku: text().primaryKey(),
    onHand: integer().notNull(),
    /** When more are expected. */
    backOn: date({ mode: 'string' }),
    /** Where in the warehouse it is. */
    bay: text(),
  },
  (table) => [check('stock_on_hand', sql`${table.onHand} >= 0`)],
)

/** Units that an order holds and has not yet paid for. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    order: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sku: text()
      .notNull()
      .references(() => stock.sku),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order, table.sku] }),
    index('stock_holds_sku').on(table.sku),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Every change of a count: they add up to it. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sku: text()
      .notNull()
      .references(() => stock.sku),
    change: integer().notNull(),
    reason: text({
      enum: ['first count', 'sold', 'returned', 'counted', 'delivered', 'damaged', 'lost', 'given away'],
    }).notNull(),
    /** In words of whoever changed it. */
    note: text(),
    order: uuid().references(() => orders.id, { onDelete: 'set null' }),
    who: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stock_ledger_sku').on(table.sku), index('stock_ledger_at').on(table.at)],
)
