import { bigint, boolean, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identityAccounts } from './identity-accounts.ts'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Keys on people's devices, of which we have the public half. */
export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    /** What the device calls it. */
    id: text().primaryKey(),
    account: uuid()
      .notNull()
      .references(() => identityAccounts.id, { onDelete: 'cascade' }),
    publicKey: bytes().notNull(),
    /** How often it was used, as it says itself; 0 for ever on most. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** On all devices of the person, or on one. */
    synced: boolean().notNull(),
    /** What the person calls it. */
    name: text().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('identity_passkeys_account').on(table.account)],
)
