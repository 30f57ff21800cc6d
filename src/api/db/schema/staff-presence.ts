import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staffSubjects } from '../../../domain/staff/staff-subject.ts'
import { people } from './people.ts'

/** Who has what open at the desk, until a moment after they were last heard of. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    person: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    subject: text({ enum: staffSubjects }).notNull(),
    of: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.subject, table.of] }),
    index('staff_presence_of').on(table.subject, table.of, table.at),
  ],
)
