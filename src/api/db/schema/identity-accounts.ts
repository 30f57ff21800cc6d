import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Who can sign in with the embedded issuer. There is none without an address that has been proved. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    /** What the issuer calls the person: the subject of its tokens. */
    id: uuid().primaryKey().defaultRandom(),
    /** In small letters: nobody has two accounts for one mailbox. */
    email: text().notNull().unique('identity_accounts_email'),
    name: text().notNull(),
    /** Where the account was made, for the letters about it. */
    edition: text().notNull(),
    /** Absent for those who have passkeys or letters only. */
    password: text(),
    passwordAt: moment(),
    /** Of one-time codes, from when the first was typed. */
    oneTimeSecret: text(),
    /** The last code's place in time: none counts twice. */
    oneTimeStep: bigint({ mode: 'number' }),
    madeAt: moment().notNull().defaultNow(),
  },
  (table) => [index('identity_accounts_made').on(table.madeAt)],
)
