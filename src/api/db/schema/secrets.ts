import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What all servers sign with, each made by whichever needs it first. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
