import { ne, sql } from 'drizzle-orm'
import { check, date, foreignKey, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { dealers } from './dealers.ts'
import { submissions } from './submissions.ts'

/** The days that people have asked a dealer to come on. */
export const demoBookings = pgTable(
  'demo_bookings',
  {
    /** Gone with it when personal data is due to go. */
    submission: uuid()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    edition: text().$type<EditionCode>().notNull(),
    dealer: text().notNull(),
    day: date().notNull(),
    /** Once it is settled. */
    half: text({ enum: ['morning', 'afternoon'] }),
    /** Which of the day's demos: what is there once cannot be taken twice. */
    seat: smallint().notNull(),
    /** Asked for two days, one of which is confirmed and the other declined. */
    state: text({ enum: ['asked', 'confirmed', 'declined'] })
      .notNull()
      .default('asked'),
  },
  (table) => [
    primaryKey({ columns: [table.submission, table.day] }),
    foreignKey({
      name: 'demo_bookings_dealer',
      columns: [table.edition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    uniqueIndex('demo_bookings_seat')
      .on(table.edition, table.dealer, table.day, table.seat)
      .where(ne(table.state, sql`'declined'`)),
    check('demo_bookings_half', sql`${table.half} in ('morning', 'afternoon')`),
    check('demo_bookings_seat_of_two', sql`${table.seat} in (1, 2)`),
    check('demo_bookings_state', sql`${table.state} in ('asked', 'confirmed', 'declined')`),
  ],
)
