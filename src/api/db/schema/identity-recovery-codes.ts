import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identityAccounts } from './identity-accounts.ts'

/** For those who have lost what makes their one-time codes. Each counts once. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    account: uuid()
      .notNull()
      .references(() => identityAccounts.id, { onDelete: 'cascade' }),
    digest: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.account, table.digest] })],
)
