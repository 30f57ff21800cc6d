import { and, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import type { ShownAct } from './read-acts.ts'

const undoFor = 10 * 60_000

/** Until when whoever has done it can take it back. */
export const undoEnds = ({ at }: { readonly at: Date }): Date => new Date(at.getTime() + undoFor)

const later = alias(staffActs, 'later')

/** Which of these can be taken back: nothing else was done to the same thing since. */
export const undoable = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const isSame = and(eq(later.subject, staffActs.subject), eq(later.of, staffActs.of), gt(later.id, staffActs.id))
  const rows = await db
    .select({ id: staffActs.id })
    .from(staffActs)
    .where(
      and(
        inArray(staffActs.id, [...ids]),
        isNotNull(staffActs.undo),
        notExists(db.select({ one: sql`1` }).from(later).where(isSame)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export interface DoneAct extends ShownAct {
  /** Only for whoever has done it; undefined for what can’t be taken back. */
  readonly undoUntil: Date | undefined
}

export const withUndo = async (db: Db, acts: readonly ShownAct[], now: Date): Promise<DoneAct[]> => {
  const recent = acts.filter((act) => undoEnds(act) > now)
  const ids = await undoable(
    db,
    recent.map(({ id }) => id),
  )
  return acts.map((act) => ({ ...act, undoUntil: ids.has(act.id) ? undoEnds(act) : undefined }))
}
