import { isNotNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles } from '../../../domain/account/role.ts'
import { type EditionCode, editionCodes } from '../../../domain/edition/edition-code.ts'
import { wordsOf } from '../search-words.ts'
import { dealers } from './dealers.ts'

const moment = () => timestamp({ withTimezone: true })

/** Only constants of ours: in a definition of a table nothing can be given separately. */
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** What somebody is found by at the desk. */
const words = ({ name, email }: Record<'name' | 'email', AnyPgColumn>) => wordsOf([name], [email])

/** Whoever has signed in once, whichever issuer says who they are. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    issuer: text().notNull(),
    /** What the issuer calls them. */
    subject: text().notNull(),
    /** In small letters, and empty until the issuer says that it was proved: what came from there is theirs. */
    email: text().notNull(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    edition: text().$type<EditionCode>().notNull(),
    role: text({ enum: roles }).notNull().default('customer'),
    /** The one that a dealer is. */
    dealerEdition: text().$type<EditionCode>(),
    dealer: text(),
    newsletter: boolean().notNull().default(false),
    /** Letters when a service is due. */
    reminders: boolean().notNull().default(true),
    madeAt: moment().notNull().defaultNow(),
    seenAt: moment().notNull().defaultNow(),
    /** They may change their mind for a week. */
    deletionAskedAt: moment(),
  },
  (table) => [
    unique('people_subject').on(table.issuer, table.subject),
    foreignKey({
      name: 'people_dealer',
      columns: [table.dealerEdition, table.dealer],
      foreignColumns: [dealers.edition, dealers.slug],
    }),
    index('people_email').on(table.email),
    index('people_role').on(table.role, table.email, table.id).where(sql`${table.role} <> 'customer'`),
    index('people_words').using('gin', words(table)),
    index('people_leaving').on(table.deletionAskedAt).where(isNotNull(table.deletionAskedAt)),
    check('people_role', sql`${table.role} in (${listed(roles)})`),
    check('people_edition', sql`${table.edition} in (${listed(editionCodes)})`),
    check('people_dealer_is_one', sql`(${table.role} = 'dealer') = (${table.dealer} is not null)`),
  ],
)

export const peopleWords = words(people)
