import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'
import { submissions } from './submissions.ts'

/** What staff have written to each other about a submission. Whoever sent it never sees these: they stand apart from its messages. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    submission: uuid()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    person: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** As they were called that day. */
    name: text().notNull(),
    words: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('case_notes_submission').on(table.submission),
    check('case_notes_length', sql`length(${table.words}) between 1 and 2000`),
  ],
)
