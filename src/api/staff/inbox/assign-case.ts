import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { people } from '../../db/schema/people.ts'
import { type Actor, actOnCase, type CaseActed, refuse, type SeenCase } from './act-on-case.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const nameOf = async (db: Db, id: string | null): Promise<string | null> => {
  if (id === null || !uuid.test(id)) return null
  const [found] = await db.select({ name: people.name }).from(people).where(eq(people.id, id))
  return found?.name ?? null
}

const isOnStaff = async (db: Db, id: string): Promise<boolean> =>
  uuid.test(id) && (await db.$count(people, and(eq(people.id, id), eq(people.role, 'staff')))) > 0

/** Gives it to somebody on the staff, or to nobody. */
export const assignCase = (db: Db, person: Actor, seen: SeenCase, to: string | null, at: Date): Promise<CaseActed> =>
  actOnCase(
    db,
    person,
    seen,
    'assign',
    async ({ assignee }, unit) => {
      if (to !== null && !(await isOnStaff(unit, to)))
        return refuse('They aren’t on the staff any more. Choose another.')
      const [before, after] = [await nameOf(unit, assignee), await nameOf(unit, to)]
      return {
        ok: true,
        change: { set: { assignee: to }, before: { to: before }, after: { to: after }, undo: { to: assignee } },
      }
    },
    at,
  )

export interface Colleague {
  readonly id: string
  readonly name: string
}

/** Everybody on the staff, by name. */
export const colleagues = (db: Db): Promise<Colleague[]> =>
  db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.role, 'staff'))
    .orderBy(people.name, people.id)
    .limit(200)
