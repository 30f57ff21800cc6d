import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../../../domain/account/role.ts'
import { people } from './people.ts'

/** Who was made what, when and by whom. Nothing here is ever changed. */
export const roleChanges = pgTable(
  'role_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    person: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    from: text({ enum: roles }).notNull(),
    to: text({ enum: roles }).notNull(),
    /** The name of somebody on the staff, or of the account on the server. */
    who: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('role_changes_person').on(table.person)],
)
