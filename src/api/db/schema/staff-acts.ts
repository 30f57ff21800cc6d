import { sql } from 'drizzle-orm'
import { bigserial, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type StaffSubject, staffSubjects } from '../../../domain/staff/staff-subject.ts'
import { people } from './people.ts'

/** What it takes to take something back that is not in what it was before. */
export interface Undo {
  /** Which version of the thing it left behind: as long as that is so, nobody has changed it since. */
  readonly revision: string
  /** Who had a case before, by their id. */
  readonly to?: string | null
}

/** What staff have done, one row for each thing that it was done to. Nothing here is ever changed. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    person: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** As they were called that day. */
    name: text().notNull(),
    /** In one word: `pack`, `refund`, `note`. */
    act: text().notNull(),
    subject: text({ enum: staffSubjects }).$type<StaffSubject>().notNull(),
    /** The number or reference of what it was done to. */
    of: text().notNull(),
    /** What it was before and after, as far as that was changed. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null for what can’t be taken back. */
    undo: jsonb().$type<Undo>(),
  },
  (table) => [
    index('staff_acts_of').on(table.subject, table.of),
    index('staff_acts_at').on(table.at),
    check(
      'staff_acts_subject',
      sql`${table.subject} in (${sql.raw(staffSubjects.map((each) => `'${each}'`).join(', '))})`,
    ),
  ],
)
