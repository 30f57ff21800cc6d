import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { askAnswers, demoStates } from '../../../domain/demos/demo-state.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { dealers } from './dealers.ts'
import { submissions } from './submissions.ts'

const moment = () => timestamp({ withTimezone: true })

const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** How each request for a demo stands. */
export const demoRequests = pgTable(
  'demo_requests',
  {
    /** Gone with it when personal data is due to go. */
    submission: uuid()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    edition: text().$type<EditionCode>().notNull(),
    state: text({ enum: demoStates }).notNull(),
    /** Who is asked, or comes; nobody while staff look for one. */
    dealer: text(),
    /** Once it is settled, or proposed: the day, when, and for how many minutes. */
    day: date({ mode: 'string' }),
    time: text(),
    minutes: smallint(),
    /** Until when the next word is awaited, from the dealer or of what they propose from the visitor. */
    answerBy: moment(),
    changedAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'demo_requests_dealer',
      columns: [table.edition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    index('demo_requests_of_dealer').on(table.edition, table.dealer, table.day),
    index('demo_requests_day').on(table.edition, table.day),
    index('demo_requests_due').on(table.answerBy).where(sql`${table.state} in ('asked', 'proposed')`),
    index('demo_requests_with_staff').on(table.changedAt).where(sql`${table.state} = 'with-staff'`),
    check('demo_requests_state', sql`${table.state} in (${listed(demoStates)})`),
    check('demo_requests_time', sql`${table.time} ~ '^[0-2][0-9]:[0-5][0-9]$'`),
    check(
      'demo_requests_settled',
      sql`${table.state} <> 'accepted' or (${table.dealer} is not null and ${table.day} is not null)`,
    ),
  ],
)

/** Each dealer that was asked for a demo, and what they said. A link in a letter is of one of these, and of nothing else. */
export const demoAsks = pgTable(
  'demo_asks',
  {
    id: uuid().primaryKey().defaultRandom(),
    submission: uuid()
      .notNull()
      .references(() => demoRequests.submission, { onDelete: 'cascade' }),
    edition: text().$type<EditionCode>().notNull(),
    dealer: text().notNull(),
    askedAt: moment().notNull(),
    answerBy: moment().notNull(),
    /** Not yet, while there is none; then for good. */
    answer: text({ enum: askAnswers }),
    answeredAt: moment(),
    /** The dealer, the name of somebody on the staff, `visitor` or `job`. */
    answeredBy: text(),
    day: date({ mode: 'string' }),
    time: text(),
    minutes: smallint(),
    /** Of a dealer that can't: why. */
    reason: text(),
    /** A line for the visitor. */
    words: text(),
  },
  (table) => [
    foreignKey({
      name: 'demo_asks_dealer',
      columns: [table.edition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    // Two dealers are never asked for the same demo at once.
    uniqueIndex('demo_asks_open').on(table.submission).where(sql`${table.answer} is null`),
    index('demo_asks_submission').on(table.submission, table.askedAt),
    index('demo_asks_of_dealer').on(table.edition, table.dealer, table.askedAt),
    check('demo_asks_answer', sql`${table.answer} in (${listed(askAnswers)})`),
  ],
)
