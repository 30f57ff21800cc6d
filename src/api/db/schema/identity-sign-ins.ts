import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identityAccounts } from './identity-accounts.ts'

/** Where people are signed in, as they see it in their list. A token counts while its sign-in is here. */
export const identitySignIns = pgTable(
  'identity_sign_ins',
  {
    /** The session's name in tokens. */
    uid: text().primaryKey(),
    account: uuid()
      .notNull()
      .references(() => identityAccounts.id, { onDelete: 'cascade' }),
    /** As people call it: "Safari on iPhone". */
    device: text().notNull(),
    /** Passkey, password, letter. */
    way: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When they last said who they are. */
    provedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('identity_sign_ins_account').on(table.account),
    index('identity_sign_ins_expires').on(table.expiresAt),
  ],
)
