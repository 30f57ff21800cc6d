import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MailMessage } from '../../mail/mail-message.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { submissions } from './submissions.ts'

/** What is to be mailed, from the moment it is owed. */
export const letters = pgTable(
  'letters',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it is about; gone with it when personal data is due to go. */
    submission: uuid().references(() => submissions.id, { onDelete: 'cascade' }),
    order: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** Whose account it is about. */
    person: uuid().references(() => people.id, { onDelete: 'cascade' }),
    message: jsonb().$type<MailMessage>().notNull(),
    /** `dead`: refused for good, or tried too often. */
    state: text({ enum: ['queued', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** Of the last attempt that failed. */
    reason: text(),
    queuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('letters_submission').on(table.submission),
    index('letters_order').on(table.order),
    index('letters_person').on(table.person),
    index('letters_queued').on(table.queuedAt),
    index('letters_dead').on(table.queuedAt).where(sql`${table.state} = 'dead'`),
    check('letters_state', sql`${table.state} in ('queued', 'sent', 'dead')`),
  ],
)
