import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { JsonRecord } from '../../../domain/identity/json-record.ts'

/** What the issuer keeps of its protocol: grants, codes, tokens, sessions, interactions. */
export const identityRecords = pgTable(
  'identity_records',
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<JsonRecord>().notNull(),
    /** Everything of one grant is revoked together. */
    grantId: text(),
    /** Of a session, which tokens know by it. */
    uid: text(),
    /** Whose it is. */
    account: text(),
    consumedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('identity_records_grant').on(table.grantId),
    index('identity_records_uid').on(table.uid),
    index('identity_records_account').on(table.account),
    index('identity_records_expires').on(table.expiresAt),
  ],
)
