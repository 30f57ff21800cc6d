import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { JsonRecord } from '../../../domain/identity/json-record.ts'

/** What tokens are signed with, a new one for each period. */
export const identityKeys = pgTable('identity_keys', {
  /** Counted since 1970: of servers that make one together, one is kept. */
  period: integer().primaryKey(),
  id: text().notNull().unique('identity_keys_id'),
  /** The private key as a JWK. */
  key: jsonb().$type<JsonRecord>().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
