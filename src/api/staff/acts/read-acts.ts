import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, isDay } from '../../../domain/calendar/calendar.ts'
import { momentInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { type Difference, differences } from '../../../domain/staff/differences.ts'
import type { StaffSubject } from '../../../domain/staff/staff-subject.ts'
import type { Db } from '../../db/database.ts'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'

/** Something that somebody on the staff has done. */
export interface ShownAct {
  readonly id: number
  readonly at: Date
  readonly person: string | null
  readonly name: string
  readonly act: string
  readonly subject: StaffSubject
  readonly of: string
  /** What people call it: of somebody the name, as long as they are here. */
  readonly label: string
  readonly changes: readonly Difference[]
}

export interface ActsAsked {
  readonly person?: string | undefined
  readonly subject?: StaffSubject | undefined
  /** As 2026-11-19, by the clock of the edition. */
  readonly day?: string | undefined
  readonly first: number
  readonly after?: string | undefined
}

export interface ActsFound {
  readonly acts: readonly ShownAct[]
  readonly next?: string
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

type Row = typeof staffActs.$inferSelect

/** Nobody's name stands on record with what was done to them: it goes when they go. */
const namesOf = async (db: Db, rows: readonly Row[]): Promise<Map<string, string>> => {
  const ids = rows.flatMap(({ subject, of }) => (subject === 'person' && uuid.test(of) ? [of] : []))
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(inArray(people.id, ids))
  return new Map(found.map(({ id, name, email }) => [id, name || email]))
}

const shown = async (db: Db, rows: readonly Row[]): Promise<ShownAct[]> => {
  const names = await namesOf(db, rows)
  const labelOf = ({ subject, of }: Row) =>
    subject === 'person' && uuid.test(of) ? (names.get(of) ?? 'somebody who has gone') : of
  return rows.map((row) => {
    const { id, at, person, name, act, subject, of, before, after } = row
    return { id, at, person, name, act, subject, of, label: labelOf(row), changes: differences(before, after) }
  })
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\d{1,15})$/

const afterCursor = (cursor: string | undefined): SQL | undefined => {
  const [, at, id] = cursorPattern.exec(cursor ?? '') ?? []
  if (at === undefined || id === undefined) return undefined
  return sql`(${staffActs.at}, ${staffActs.id}) < (${at}::timestamptz, ${id}::bigint)`
}

const ofDay = (day: string | undefined, timeZone: string): SQL | undefined =>
  day === undefined || !isDay(day)
    ? undefined
    : and(
        gte(staffActs.at, momentInZone(day, '00:00', timeZone)),
        lt(staffActs.at, momentInZone(addDays(day, 1), '00:00', timeZone)),
      )

/** Newest first, a page at a time. */
export const findActs = async (db: Db, asked: ActsAsked, timeZone: string): Promise<ActsFound> => {
  const { person, subject, day, first, after } = asked
  const rows = await db
    .select()
    .from(staffActs)
    .where(
      and(
        person === undefined ? undefined : uuid.test(person) ? eq(staffActs.person, person) : sql`false`,
        subject && eq(staffActs.subject, subject),
        ofDay(day, timeZone),
        afterCursor(after),
      ),
    )
    .orderBy(desc(staffActs.at), desc(staffActs.id))
    .limit(first + 1)
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    acts: await shown(db, page),
    ...(rows.length > first && last !== undefined && { next: `${last.at.toISOString()} ${last.id}` }),
  }
}

const mostOfOne = 50

/** What was done to one thing, newest first. */
export const actsOf = async (db: Db, subject: StaffSubject, of: string): Promise<ShownAct[]> =>
  shown(
    db,
    await db
      .select()
      .from(staffActs)
      .where(and(eq(staffActs.subject, subject), eq(staffActs.of, of)))
      .orderBy(desc(staffActs.id))
      .limit(mostOfOne),
  )

/** How much was done since a moment. */
export const countActs = async (db: Db, since: Date): Promise<number> => {
  const [row] = await db.select({ acts: count() }).from(staffActs).where(gte(staffActs.at, since))
  return Number(row?.acts ?? 0)
}

/** Whoever can do something here now. */
export const staffNames = (db: Db): Promise<{ id: string; name: string }[]> =>
  db.select({ id: people.id, name: people.name }).from(people).where(eq(people.role, 'staff')).orderBy(people.name)
