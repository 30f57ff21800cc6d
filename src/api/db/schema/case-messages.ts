import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { letters } from './letters.ts'
import { people } from './people.ts'
import { receivedMails } from './received-mails.ts'
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
    /** How it came here: written in the account, as an answer to a letter, or at the desk. */
    via: text({ enum: ['account', 'mail', 'desk'] })
      .notNull()
      .default('account'),
    /** The mail that it came by. */
    mail: uuid().references(() => receivedMails.id, { onDelete: 'set null' }),
    /** The letter that it went out by. */
    letter: uuid().references(() => letters.id, { onDelete: 'set null' }),
    /** Made by the browser: a double click brings it again. */
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('case_messages_once').on(table.submission, table.key),
    index('case_messages_person').on(table.person),
    check('case_messages_via', sql`${table.via} in ('account', 'mail', 'desk')`),
    check('case_messages_from', sql`${table.from} in ('customer', 'staff')`),
    check('case_messages_length', sql`length(${table.words}) between 1 and 20000`),
  ],
)
