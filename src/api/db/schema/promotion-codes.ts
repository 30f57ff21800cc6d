import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PromotionCode } from '../../../domain/pricing/promotion-code.ts'
import { orders } from './orders.ts'

/** What customers can type to pay less. Not content: whatever the content service has, everybody can read. */
export const promotionCodes = pgTable('promotion_codes', {
  code: text().primaryKey(),
  name: text().notNull(),
  benefit: jsonb().$type<PromotionCode['benefit']>().notNull(),
  minimum: integer().notNull().default(0),
  startsOn: date({ mode: 'string' }).notNull(),
  endsOn: date({ mode: 'string' }).notNull(),
  oncePerCustomer: boolean().notNull().default(true),
})

/** Who has had which code, with an order that was paid or is about to be. */
export const codeUses = pgTable(
  'code_uses',
  {
    code: text()
      .notNull()
      .references(() => promotionCodes.code, { onDelete: 'cascade' }),
    /** Digest of the email address. */
    customer: text().notNull(),
    order: uuid()
      .notNull()
      .unique('code_uses_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.customer, table.order] }),
    index('code_uses_customer').on(table.code, table.customer),
  ],
)
