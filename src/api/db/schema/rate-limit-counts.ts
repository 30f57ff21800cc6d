import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How often somebody has done something lately, by windows of time: what rate limits are kept by. */
export const rateLimitCounts = pgTable(
  'turn_counts',
  {
    /** What and who, as a digest: addresses of people are not kept. */
    who: text().notNull(),
    /** When the window that is counted in began. */
    since: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.who, table.since] }), index('turn_counts_since').on(table.since)],
)
