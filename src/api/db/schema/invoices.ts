import { customType, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Invoices and credit notes, made once and kept as they were. */
export const invoices = pgTable(
  'invoices',
  {
    order: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `invoice`, or the refund that a credit note is about. */
    about: text().notNull(),
    /** Its own: that of the order, and "-C1" for a first credit note. */
    number: text().notNull().unique('invoices_number'),
    pdf: bytes().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.order, table.about] })],
)
