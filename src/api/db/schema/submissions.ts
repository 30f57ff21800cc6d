import { isNotNull, sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { caseOutcomes } from '../../../domain/account/case-state.ts'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import type { FormValue } from '../../../domain/forms/field.ts'
import type { SubmissionLine } from '../../../domain/forms/submission-lines.ts'
import { dealers } from './dealers.ts'
import { people } from './people.ts'

/** What visitors have sent by a form, each once. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the visitor gets to quote. */
    reference: text().notNull().unique('submissions_reference'),
    form: text().notNull(),
    edition: text().notNull(),
    /** Made by the browser when the form was opened: a double click or a second try brings it again. */
    idempotencyKey: text().notNull().unique('submissions_idempotency_key'),
    email: text().notNull(),
    /** Whose account it is in; nobody's until an address is proved. What was registered by it is theirs with it. */
    person: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** What staff have said of it. */
    outcome: text({ enum: caseOutcomes }),
    /** When the person last read what was written about it. */
    personSeenAt: timestamp({ withTimezone: true }),
    /** As parsed, field by field. */
    fields: jsonb().$type<FormValue>().notNull(),
    /** As a person reads it, in the words of that day: a product that is no longer sold keeps its name. */
    lines: jsonb().$type<SubmissionLine[]>().notNull(),
    /** Who is to come, of a request for a demo: the one asked for by name, or the nearest. */
    dealer: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'submissions_dealer',
      columns: [table.edition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    index('submissions_of_dealer').on(table.edition, table.dealer).where(isNotNull(table.dealer)),
    index('submissions_person').on(table.person).where(isNotNull(table.person)),
    index('submissions_email').on(sql`lower(${table.email})`),
    index('submissions_received').on(table.receivedAt),
    check('submissions_outcome', sql`${table.outcome} in ('answered', 'closed')`),
    check(
      'submissions_edition',
      sql`${table.edition} in (${sql.raw(editionCodes.map((code) => `'${code}'`).join(', '))})`,
    ),
  ],
)
