import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'
import { submissions } from './submissions.ts'

/** What customer and staff have written to each other about a case. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    submission: uuid()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    from: text({ enum: ['customer', 'staff'] }).notNull(),
    /** The customer who wrote it; staff are named only. */
    person: uuid().references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    words: text().notNull(),
    /** Made by the browser: a double click brings it again. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('case_messages_once').on(table.submission, table.key),
    index('case_messages_person').on(table.person),
    check('case_messages_from', sql`${table.from} in ('customer', 'staff')`),
    check('case_messages_length', sql`length(${table.words}) between 1 and 2000`),
  ],
)
