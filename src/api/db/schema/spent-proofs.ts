import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Proofs of work that have let a form through and must not do so again. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** Of the challenge: no two have the same. */
    signature: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('spent_proofs_expires').on(table.expiresAt)],
)
