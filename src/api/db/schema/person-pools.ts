import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SavedPool } from '../../../domain/account/saved-pool.ts'
import { people } from './people.ts'

/** Somebody's pool; one to a person. */
export const personPools = pgTable('person_pools', {
  person: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  pool: jsonb().$type<SavedPool>().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
