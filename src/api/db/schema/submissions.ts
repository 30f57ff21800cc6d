import { isNotNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { caseOutcomes } from '../../../domain/account/case-state.ts'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import type { FormValue } from '../../../domain/forms/field.ts'
import type { SubmissionLine } from '../../../domain/forms/submission-lines.ts'
import { wordsOf } from '../search-words.ts'
import { dealers } from './dealers.ts'
import { people } from './people.ts'

const moment = () => timestamp({ withTimezone: true })

/** What a submission is found by at the desk: who sent it, from where, about which machine. */
const words = ({ fields, reference, email }: Record<'fields' | 'reference' | 'email', AnyPgColumn>) => {
  const field = (name: string) => sql`coalesce(${fields} ->> ${sql.raw(`'${name}'`)}, '')`
  return wordsOf(
    [field('name'), field('contact'), field('business'), field('suburb'), field('postcode')],
    [reference, email, field('serialNumber')],
  )
}

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
    /** When the person last read what was written about it; of an application, when its dealer area was opened to whoever proved the address. */
    personSeenAt: moment(),
    /** As parsed, field by field. */
    fields: jsonb().$type<FormValue>().notNull(),
    /** As a person reads it, in the words of that day: a product that is no longer sold keeps its name. */
    lines: jsonb().$type<SubmissionLine[]>().notNull(),
    /** Who is to come, of a request for a demo: the one asked for by name, or the nearest. Of an application, the dealer that it has become. */
    dealer: text(),
    receivedAt: moment().notNull().defaultNow(),
    /** Who on the staff sees to it. */
    assignee: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** Since when somebody has waited for our word; nobody does once it is answered, or closed. */
    waitingSince: moment().defaultNow(),
    /** Put off until then. */
    laterUntil: moment(),
    /** Nobody on the staff has looked at what came last. */
    isUnread: boolean().notNull().default(true),
    firstAnsweredAt: moment(),
    closedAt: moment(),
    /** The same matter, sent twice: what is said is said there. */
    mergedInto: uuid().references((): AnyPgColumn => submissions.id, { onDelete: 'set null' }),
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
    index('submissions_received').on(table.receivedAt, table.id),
    index('submissions_form').on(table.form, table.receivedAt, table.id),
    index('submissions_outcome_received').on(table.outcome, table.receivedAt, table.id),
    // The few that wait are found among however many there are.
    index('submissions_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null and ${table.mergedInto} is null`),
    index('submissions_merged').on(table.mergedInto).where(isNotNull(table.mergedInto)),
    index('submissions_words').using('gin', words(table)),
    check('submissions_outcome', sql`${table.outcome} in ('answered', 'closed')`),
    check(
      'submissions_edition',
      sql`${table.edition} in (${sql.raw(editionCodes.map((code) => `'${code}'`).join(', '))})`,
    ),
  ],
)

export const submissionWords = words(submissions)
