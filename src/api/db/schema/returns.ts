import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
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
  },
  (table) => [unique('returns_once').on(table.order, table.key)],
)
