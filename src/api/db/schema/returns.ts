import { isNull } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { RefundedLine } from '../../../domain/orders/refund-amount.ts'
import { returnReasons } from '../../../domain/orders/return-reasons.ts'
import { orders } from './orders.ts'

/** What customers have asked to send back. */
export const returns = pgTable(
  'returns',
  {
    /** What is written on the carton. */
    number: text().primaryKey(),
    order: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Made by the browser: a double click brings it again. */
    key: text().notNull(),
    lines: jsonb().$type<RefundedLine[]>().notNull(),
    reason: text({ enum: returnReasons }).notNull(),
    words: text().notNull().default(''),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was looked at here, and paid back or not. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('returns_once').on(table.order, table.key),
    index('returns_open').on(table.order).where(isNull(table.settledAt)),
  ],
)
