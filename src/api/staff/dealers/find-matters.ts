import { and, asc, count, desc, eq, ilike, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { listingFieldNames } from '../../../domain/dealers/listing-words.ts'
import { textIn } from '../../../domain/forms/field.ts'
import type { DealerMatter, DealerMatterState } from '../../../domain/staff/dealer-views.ts'
import { searchWords } from '../../../domain/staff/search-words.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { submissions, submissionWords } from '../../db/schema/submissions.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { hasWords } from '../../db/search-words.ts'
import { changedFields } from '../../dealers/listing/changed-fields.ts'
import { revisionOf } from '../revision.ts'
import { revisionOfApplication, stateOfApplication } from './application.ts'

/** A row of the room: somebody waits for our word, or has it. */
export interface MatterRow {
  readonly matter: DealerMatter
  /** By what it is opened: a reference, an id, a number; of a dealer `en-au/slug`. */
  readonly of: string
  readonly edition: string
  readonly title: string
  readonly about: string
  readonly state: DealerMatterState
  readonly at: Date
  readonly revision: string
}

export interface MattersAsked {
  readonly first: number
  readonly after?: string | undefined
  readonly words?: string | undefined
  /** Only what waits, oldest first; otherwise all, newest first. */
  readonly waiting: boolean
}

export interface MattersFound {
  readonly items: readonly MatterRow[]
  /** Where the next page begins; absent on the last. */
  readonly next?: string
}

interface Cursor {
  readonly at: string
  readonly id: string
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\da-f-]{36})$/

/** A place that nobody was given begins at the top. */
const readCursor = (cursor: string | undefined): Cursor | undefined => {
  const [, at, id] = cursorPattern.exec(cursor ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { at, id }
}

interface Keyed {
  readonly row: MatterRow
  /** When, as the database has it: finer than a `Date`, or a page would begin with the last of the one before. */
  readonly exact: string
  readonly id: string
}

const exactly = (at: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const beyond = (cursor: Cursor | undefined, waiting: boolean, at: AnyPgColumn, id: AnyPgColumn): SQL | undefined =>
  cursor &&
  (waiting
    ? sql`(${at}, ${id}) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
    : sql`(${at}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`)

const inOrder = (waiting: boolean, ...columns: AnyPgColumn[]) => columns.map(waiting ? asc : desc)

type Find = (db: Db, asked: MattersAsked, cursor: Cursor | undefined, now: Date) => Promise<Keyed[]>

const isWaiting = (now: Date): SQL | undefined =>
  and(
    isNotNull(submissions.waitingSince),
    isNull(submissions.mergedInto),
    or(isNull(submissions.laterUntil), lte(submissions.laterUntil, now)),
  )

const applications: Find = async (db, { first, words = '', waiting }, cursor, now) => {
  const at = waiting ? submissions.waitingSince : submissions.receivedAt
  const typed = searchWords(words)
  const rows = await db
    .select({ row: submissions, exact: exactly(at) })
    .from(submissions)
    .where(
      and(
        eq(submissions.form, 'become-a-dealer'),
        waiting ? isWaiting(now) : undefined,
        typed.length > 0 ? hasWords(submissionWords, typed) : undefined,
        beyond(cursor, waiting, at, submissions.id),
      ),
    )
    .orderBy(...inOrder(waiting, at, submissions.id))
    .limit(first + 1)
  return rows.map(({ row, exact }) => ({
    id: row.id,
    exact,
    row: {
      matter: 'application',
      of: row.reference,
      edition: row.edition,
      title: textIn(row.fields, 'business'),
      about: `Wants to be a dealer, ${textIn(row.fields, 'suburb')} ${textIn(row.fields, 'postcode')}`,
      state: stateOfApplication(row),
      at: (waiting ? row.waitingSince : null) ?? row.receivedAt,
      revision: revisionOfApplication(row),
    },
  }))
}

const likely = (words: string): string => `%${words.trim().replaceAll(/[\\%_]/g, '\\$&')}%`

const changes: Find = async (db, { first, words = '', waiting }, cursor) => {
  const rows = await db
    .select({
      row: listingChanges,
      name: dealers.name,
      own: revisionOf(listingChanges),
      listed: revisionOf(dealers),
      exact: exactly(listingChanges.askedAt),
    })
    .from(listingChanges)
    .innerJoin(dealers, and(eq(dealers.edition, listingChanges.edition), eq(dealers.slug, listingChanges.dealer)))
    .where(
      and(
        waiting ? eq(listingChanges.state, 'waiting') : undefined,
        words.trim() === '' ? undefined : ilike(dealers.name, likely(words)),
        beyond(cursor, waiting, listingChanges.askedAt, listingChanges.id),
      ),
    )
    .orderBy(...inOrder(waiting, listingChanges.askedAt, listingChanges.id))
    .limit(first + 1)
  return rows.map(({ row, name, own, listed, exact }) => {
    const fields = changedFields(row).map((field) => listingFieldNames[field].toLowerCase())
    const about = `Changes ${fields.join(', ') || 'nothing'}`
    const { id, edition, state, askedAt: at } = row
    return {
      id,
      exact,
      row: { matter: 'change', of: id, edition, title: name, about, state, at, revision: `${own}.${listed}` },
    }
  })
}

const warranties: Find = async (db, { first, words = '', waiting }, cursor) => {
  const rows = await db
    .select({
      row: warrantyRequests,
      name: dealers.name,
      revision: revisionOf(warrantyRequests),
      exact: exactly(warrantyRequests.askedAt),
    })
    .from(warrantyRequests)
    .innerJoin(dealers, and(eq(dealers.edition, warrantyRequests.edition), eq(dealers.slug, warrantyRequests.dealer)))
    .where(
      and(
        waiting ? eq(warrantyRequests.state, 'waiting') : undefined,
        words.trim() === ''
          ? undefined
          : or(
              ilike(dealers.name, likely(words)),
              ilike(warrantyRequests.number, likely(words)),
              ilike(warrantyRequests.serialNumber, likely(words)),
            ),
        beyond(cursor, waiting, warrantyRequests.askedAt, warrantyRequests.id),
      ),
    )
    .orderBy(...inOrder(waiting, warrantyRequests.askedAt, warrantyRequests.id))
    .limit(first + 1)
  return rows.map(({ row, name, revision, exact }) => {
    const { id, number: of, edition, state, askedAt: at, serialNumber } = row
    return {
      id,
      exact,
      row: { matter: 'warranty', of, edition, title: name, about: `Warranty, ${serialNumber}`, state, at, revision },
    }
  })
}

const finders = { application: applications, change: changes, warranty: warranties } as const

export type WaitingMatter = keyof typeof finders

/** What dealers, and those who want to be one, ask of us: of one kind or all together, a page at a time. */
export const findMatters = async (
  db: Db,
  kinds: readonly WaitingMatter[],
  asked: MattersAsked,
  now: Date,
): Promise<MattersFound> => {
  const cursor = readCursor(asked.after)
  const found: Keyed[] = []
  // One after the other: they share a connection.
  for (const kind of kinds) found.push(...(await finders[kind](db, asked, cursor, now)))
  const sign = asked.waiting ? 1 : -1
  const byAge = (one: Keyed, other: Keyed) =>
    sign * (one.exact === other.exact ? (one.id < other.id ? -1 : 1) : one.exact < other.exact ? -1 : 1)
  const sorted = found.toSorted(byAge)
  const shown = sorted.slice(0, asked.first)
  const last = shown.at(-1)
  return {
    items: shown.map(({ row }) => row),
    ...(sorted.length > asked.first && last && { next: `${last.exact} ${last.id}` }),
  }
}

export interface MatterCounts {
  readonly applications: number
  readonly changes: number
  readonly warranties: number
}

/** How many wait, and for what. */
export const countMatters = async (db: Db, now: Date): Promise<MatterCounts> => {
  const [applied] = await db
    .select({ rows: count() })
    .from(submissions)
    .where(and(isWaiting(now), eq(submissions.form, 'become-a-dealer')))
  const [changed] = await db.select({ rows: count() }).from(listingChanges).where(eq(listingChanges.state, 'waiting'))
  const [asked] = await db.select({ rows: count() }).from(warrantyRequests).where(eq(warrantyRequests.state, 'waiting'))
  return {
    applications: Number(applied?.rows ?? 0),
    changes: Number(changed?.rows ?? 0),
    warranties: Number(asked?.rows ?? 0),
  }
}
