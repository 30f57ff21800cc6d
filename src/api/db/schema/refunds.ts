import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OwedLine } from '../../../domain/orders/refund-amount.ts'
import { orders } from './orders.ts'

/** Money that goes back, from the moment it is owed. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    order: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The gateway's idempotency key: asked for again it is the same refund. */
    key: text().notNull().unique('refunds_key'),
    /** Of the gateway's record that is paid back: an order may have left one behind. */
    intent: text().notNull(),
    amount: integer().notNull(),
    lines: jsonb().$type<OwedLine[]>().notNull(),
    /** Whether what came back can be sold again. */
    restock: boolean().notNull(),
    reason: text().notNull(),
    who: text().notNull(),
    state: text({ enum: ['owed', 'paid', 'failed'] })
      .notNull()
      .default('owed'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('refunds_order').on(table.order),
    index('refunds_owed').on(table.at).where(sql`${table.state} = 'owed'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)
