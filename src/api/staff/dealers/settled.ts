import { and, desc, eq } from 'drizzle-orm'
import type { StaffSubject } from '../../../domain/staff/staff-subject.ts'
import type { Db } from '../../db/database.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'

/** What came of something that was done in the room of dealers. */
export type Settled =
  | { readonly ok: true }
  /** `since`: somebody has changed it since it was looked at. */
  | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string; readonly at: Date } }

export const refused = (problem: string): Settled => ({ ok: false, problem })

/** What was on screen is not what there is: by whom, where it was somebody at the desk. */
export const changedMeanwhile = async (unit: Db, subject: StaffSubject, of: string): Promise<Settled> => {
  const [since] = await unit
    .select({ who: staffActs.name, at: staffActs.at })
    .from(staffActs)
    .where(and(eq(staffActs.subject, subject), eq(staffActs.of, of)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  const problem = 'It has changed since you looked. Look at it as it is now, then go on.'
  return { ok: false, problem, ...(since && { since }) }
}
