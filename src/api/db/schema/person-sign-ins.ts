import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** Sign-ins at which somebody was given what had been sent from their address until then. Each does so once. */
export const personSignIns = pgTable(
  'person_sign_ins',
  {
    person: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** As the issuer's tokens name it. */
    signIn: text().notNull(),
    /** The address that was asked about. */
    email: text().notNull(),
    /** When they said who they are, as far as the issuer tells. */
    provedAt: timestamp({ withTimezone: true }).notNull(),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.signIn] }),
    index('person_sign_ins_claimed').on(table.claimedAt),
  ],
)
