import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ProofPurpose, SignUpDetails } from '../../../domain/identity/mail-proof.ts'
import { identityAccounts } from './identity-accounts.ts'

/** Letters whose code or link proves that somebody reads a mailbox. */
export const identityMailProofs = pgTable(
  'identity_mail_proofs',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text().$type<ProofPurpose>().notNull(),
    /** Whose mailbox is to be proved. */
    email: text().notNull(),
    edition: text().notNull(),
    /** Whose proof it is, but for those who have no account yet. */
    account: uuid().references(() => identityAccounts.id, { onDelete: 'cascade' }),
    /** Of the six figures. */
    codeDigest: text().notNull(),
    /** Of what the link carries. */
    linkDigest: text().notNull().unique('identity_mail_proofs_link'),
    /** The interaction or session that asked for it: a link that is opened anywhere else proves nothing by itself. */
    askedBy: text().notNull(),
    /** Kept here until then: there is no account without an address that has been proved. */
    signUp: jsonb().$type<SignUpDetails>(),
    tries: integer().notNull().default(0),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('identity_mail_proofs_asked_by').on(table.askedBy),
    index('identity_mail_proofs_account').on(table.account),
    index('identity_mail_proofs_expires').on(table.expiresAt),
  ],
)
