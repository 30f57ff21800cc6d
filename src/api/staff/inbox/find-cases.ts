import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import type { CaseView } from '../../../domain/staff/case-views.ts'
import { searchWords } from '../../../domain/staff/search-words.ts'
import type { Db } from '../../db/database.ts'
import { people } from '../../db/schema/people.ts'
import { submissions, submissionWords } from '../../db/schema/submissions.ts'
import { pageByWords } from '../../db/search-words.ts'
import { type CaseRow, caseRevision } from './case-row.ts'

export interface ListedCase {
  readonly row: CaseRow
  readonly revision: string
  /** Who sees to it, by name. */
  readonly assignee: string | null
  readonly files: number
}

export interface CasesAsked {
  readonly view: CaseView
  readonly form?: FormKind | undefined
  readonly edition?: EditionCode | undefined
  /** As typed: words of a name, a place, a reference, an address, a serial number. */
  readonly words?: string | undefined
  readonly first: number
  /** Those that come after it. */
  readonly after?: string | undefined
}

export interface CasesFound {
  readonly cases: readonly ListedCase[]
  /** Where the next page begins; absent on the last. */
  readonly next?: string
}

/** Somebody waits for our word, whether that was put off or not. */
const waits = and(isNotNull(submissions.waitingSince), isNull(submissions.mergedInto))

const isNow = (now: Date) => or(isNull(submissions.laterUntil), lte(submissions.laterUntil, now))

const inView = (view: CaseView, person: string, now: Date): SQL | undefined => {
  switch (view) {
    case 'open':
      return and(waits, isNow(now))
    case 'mine':
      return and(waits, isNow(now), eq(submissions.assignee, person))
    case 'unread':
      return and(waits, isNow(now), submissions.isUnread)
    case 'later':
      return and(waits, gt(submissions.laterUntil, now))
    case 'answered':
    case 'closed':
      return and(eq(submissions.outcome, view), isNull(submissions.mergedInto))
    case 'all':
      return undefined
  }
}

interface Order {
  readonly by: AnyPgColumn
  readonly isUp: boolean
}

/** Who has waited longest comes first; of what nobody waits for, what came last. */
const orderOf = (view: CaseView): Order => {
  if (view === 'later') return { by: submissions.laterUntil, isUp: true }
  const isWaiting = view === 'open' || view === 'mine' || view === 'unread'
  return isWaiting ? { by: submissions.waitingSince, isUp: true } : { by: submissions.receivedAt, isUp: false }
}

/** To the microsecond, as the database has it: what it is cut to elsewhere would come again on the next page. */
const place = ({ by }: Order): SQL<string> =>
  sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || ${submissions.id}`

const placePattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\da-f-]{36})$/

/** A place that nobody was given begins at the top. */
const afterPlace = ({ by, isUp }: Order, after: string | undefined): SQL | undefined => {
  const [, at, id] = placePattern.exec(after ?? '') ?? []
  if (at === undefined || id === undefined) return undefined
  const sign = sql.raw(isUp ? '>' : '<')
  return sql`(${by}, ${submissions.id}) ${sign} (${at}::timestamptz, ${id}::uuid)`
}

/** Of one view, a page at a time. `person`: who looks. */
export const findCases = async (
  db: Db,
  person: string,
  { view, form, edition, words = '', first, after }: CasesAsked,
  now: Date,
): Promise<CasesFound> => {
  const order = orderOf(view)
  const direction = order.isUp ? asc : desc
  const typed = searchWords(words)
  const isShown = and(
    inView(view, person, now),
    form && eq(submissions.form, form),
    edition && eq(submissions.edition, edition),
    afterPlace(order, after),
  )
  const searched = { table: submissions, id: submissions.id, words: submissionWords }
  const isFound =
    typed.length > 0 && (await pageByWords(db, searched, typed, { ...order, where: isShown, most: first + 1 }))
  const found = await db
    .select({
      row: submissions,
      revision: caseRevision,
      assignee: people.name,
      files: sql<string>`(select count(*) from uploads where uploads.submission = submissions.id and uploads.discarded_at is null)`,
      place: place(order),
    })
    .from(submissions)
    .leftJoin(people, eq(people.id, submissions.assignee))
    .where(isFound || isShown)
    .orderBy(direction(order.by), direction(submissions.id))
    .limit(first + 1)
  const shown = found.slice(0, first)
  const last = shown.at(-1)
  return {
    cases: shown.map(({ place: _, files, ...each }) => ({ ...each, files: Number(files) })),
    ...(found.length > first && last !== undefined && { next: last.place }),
  }
}

export interface CaseCounts {
  readonly open: number
  readonly mine: number
  readonly unread: number
  readonly later: number
}

/** How many wait for our word, and how. */
export const countCases = async (db: Db, person: string, now: Date): Promise<CaseCounts> => {
  const many = (which: SQL | undefined) => sql<string>`count(*) filter (where ${which})`
  const [row] = await db
    .select({
      open: many(isNow(now)),
      mine: many(and(isNow(now), eq(submissions.assignee, person))),
      unread: many(and(isNow(now), submissions.isUnread)),
      later: many(gt(submissions.laterUntil, now)),
    })
    .from(submissions)
    .where(waits)
  const { open = 0, mine = 0, unread = 0, later = 0 } = row ?? {}
  return { open: Number(open), mine: Number(mine), unread: Number(unread), later: Number(later) }
}
