import { and, desc, eq, sql } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { staffActs, type Undo } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { recordAct } from '../record-act.ts'
import { type CaseRow, caseRevision } from './case-row.ts'

/** A submission as whoever acts on it has it on screen. */
export interface SeenCase {
  readonly reference: string
  readonly revision: string
}

export type CaseActed =
  | { readonly ok: true; readonly reference: string }
  /** `since`: somebody has changed it since it was looked at, or its sender has written. */
  | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string; readonly at: Date } }

export type Actor = Pick<Person, 'id' | 'name'>

export const noSuchCase: CaseActed = { ok: false, problem: 'There is no such case.' }

/** Nobody else changes it until the transaction is over. What it is is asked after that: else it would be what it was before. */
export const holdCase = async (
  unit: Db,
  reference: string,
): Promise<{ row: CaseRow; revision: string } | undefined> => {
  const is = eq(submissions.reference, reference)
  await unit.select({ id: submissions.id }).from(submissions).where(is).for('update')
  const [found] = await unit.select({ row: submissions, revision: caseRevision }).from(submissions).where(is)
  return found
}

/** Who did something last: somebody on the staff, or whoever has written. */
const lastChange = async (unit: Db, { id, reference }: CaseRow): Promise<{ who: string; at: Date } | undefined> => {
  const [act] = await unit
    .select({ who: staffActs.name, at: staffActs.at })
    .from(staffActs)
    .where(and(eq(staffActs.subject, 'case'), eq(staffActs.of, reference)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  const [message] = await unit
    .select({ who: caseMessages.name, at: caseMessages.at })
    .from(caseMessages)
    .where(
      sql`${caseMessages.submission} in (select id from submissions s where s.id = ${id} or s.merged_into = ${id})`,
    )
    .orderBy(desc(caseMessages.at))
    .limit(1)
  return message && (!act || message.at > act.at) ? message : act
}

export const changedMeanwhile = async (unit: Db, row: CaseRow): Promise<CaseActed> => {
  const since = await lastChange(unit, row)
  const problem = 'Somebody has changed it meanwhile. Look at it as it is now, then go on.'
  return { ok: false, problem, ...(since && { since }) }
}

type Changes = Partial<Pick<CaseRow, 'assignee' | 'laterUntil' | 'outcome' | 'closedAt' | 'waitingSince' | 'isUnread'>>

/** What is changed, and what stands on record for it: names where a row has ids. */
export interface Change {
  readonly set: Changes
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
  /** It can be taken back, with what is not in `before` as it has to be put back. */
  readonly undo?: Omit<Undo, 'revision'>
}

export type Decision = { readonly ok: true; readonly change: Change } | { readonly ok: false; readonly problem: string }

export const refuse = (problem: string): Decision => ({ ok: false, problem })

const revisionNow = async (unit: Db, { id }: CaseRow): Promise<string> => {
  const [now] = await unit.select({ revision: caseRevision }).from(submissions).where(eq(submissions.id, id))
  return now?.revision ?? ''
}

/** Does something with a submission, if it is still what was on screen; what changed goes on record with it. */
export const actOnCase = (
  db: Db,
  person: Actor,
  { reference, revision }: SeenCase,
  act: string,
  decide: (row: CaseRow, unit: Db) => Decision | Promise<Decision>,
  at: Date,
): Promise<CaseActed> =>
  retryConflicts(() =>
    db.transaction(async (unit: Db): Promise<CaseActed> => {
      const held = await holdCase(unit, reference)
      if (held === undefined) return noSuchCase
      const { row } = held
      if (held.revision !== revision) return changedMeanwhile(unit, row)
      if (row.mergedInto !== null) return { ok: false, problem: 'It was merged into another. Go on there.' }
      const decided = await decide(row, unit)
      if (!decided.ok) return decided
      const { set, before, after, undo } = decided.change
      // Whoever acts on it has looked at it.
      await unit
        .update(submissions)
        .set({ isUnread: false, ...set })
        .where(eq(submissions.id, row.id))
      const recorded = {
        ...(before && { before }),
        ...(after && { after }),
        ...(undo && { undo: { ...undo, revision: await revisionNow(unit, row) } }),
      }
      await recordAct(unit, person, { act, subject: 'case', of: reference, ...recorded }, at)
      return { ok: true, reference }
    }),
  )
