import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often somebody has done something lately. */
export const turnCounts = pgTable(
  'turn_counts',
  {
    /** What and who, as a digest: addresses of people are not kept. */
    who: text().notNull(),
    /** When the span that is counted in began. */
    since: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.who, table.since] }), index('turn_counts_since').on(table.since)],
)
