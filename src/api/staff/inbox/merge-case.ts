import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { recordAct } from '../record-act.ts'
import { type Actor, type CaseActed, changedMeanwhile, noSuchCase, type SeenCase } from './act-on-case.ts'
import { type CaseRow, caseRevision } from './case-row.ts'

const refuse = (problem: string): CaseActed => ({ ok: false, problem })

interface Held {
  readonly row: CaseRow
  readonly revision: string
  /** Whose account it is in, or will be as soon as they sign in with the address that they have proved. */
  readonly owner: string | null
}

/** Both, and what was merged into the first, in one order: no two merges wait for each other. */
const hold = async (unit: Db, references: readonly string[]): Promise<Held[]> => {
  const named = inArray(submissions.reference, [...references])
  await unit
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      or(named, sql`${submissions.mergedInto} in (select id from submissions s where s.reference = ${references[0]})`),
    )
    .orderBy(submissions.id)
    .for('update')
  return unit
    .select({
      row: submissions,
      revision: caseRevision,
      owner: sql<
        string | null
      >`coalesce(submissions.person, (select p.id from people p where p.email <> '' and p.email = lower(submissions.email) order by p.made_at limit 1))`,
    })
    .from(submissions)
    .where(named)
}

/** Letters of two people are never brought together, however alike they look. */
const areOnePerson = (one: Held, other: Held): boolean =>
  one.owner === other.owner && (one.owner !== null || one.row.email.toLowerCase() === other.row.email.toLowerCase())

/** Those with a room of their own, and what stands for a machine: more hangs on them than words. */
const staysByItself: Readonly<Record<string, string>> = {
  'book-a-demo': 'Days are held for a demo request. Cancel it in its room instead.',
  'become-a-dealer': 'An application is settled in its room.',
  registration: 'A registration stands for a machine, and stays by itself.',
}

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

/** The same matter, sent twice: what is said of it is said in the other from now on. */
export const mergeCase = (db: Db, person: Actor, seen: SeenCase, into: string, at: Date): Promise<CaseActed> =>
  retryConflicts(() =>
    db.transaction(async (unit: Db): Promise<CaseActed> => {
      if (into === seen.reference) return refuse('It can’t be merged into itself.')
      const held = await hold(unit, [seen.reference, into])
      const source = held.find(({ row }) => row.reference === seen.reference)
      const target = held.find(({ row }) => row.reference === into)
      if (source === undefined) return noSuchCase
      if (source.revision !== seen.revision) return changedMeanwhile(unit, source.row)
      if (target === undefined) return refuse(`There is no ${into}. Check the reference.`)
      if (source.row.mergedInto !== null) return refuse('It was merged already.')
      if (target.row.mergedInto !== null) return refuse(`${into} was merged into another. Choose that one.`)
      const reason = staysByItself[source.row.form]
      if (reason !== undefined) return refuse(reason)
      if (!areOnePerson(source, target))
        return refuse(`${into} is from somebody else. Only one person’s can be merged.`)
      const [from, to] = [source.row, target.row]
      // What waited there waits here.
      const isWoken = from.waitingSince !== null
      const after = isWoken ? null : to.outcome
      await unit
        .update(submissions)
        .set({
          person: source.owner,
          waitingSince: earliest(from.waitingSince, to.waitingSince),
          isUnread: from.isUnread || to.isUnread,
          ...(isWoken && { outcome: null, closedAt: null, laterUntil: null }),
        })
        .where(eq(submissions.id, to.id))
      await unit
        .update(submissions)
        .set({ person: source.owner, mergedInto: to.id, waitingSince: null, laterUntil: null, isUnread: false })
        .where(eq(submissions.id, from.id))
      await unit.update(submissions).set({ mergedInto: to.id }).where(eq(submissions.mergedInto, from.id))
      const act = { act: 'merge', subject: 'case' } as const
      const gone = { before: { outcome: from.outcome, into: null }, after: { outcome: from.outcome, into } }
      const grown = { before: { outcome: to.outcome }, after: { outcome: after, from: from.reference } }
      await recordAct(unit, person, { ...act, of: from.reference, ...gone }, at)
      await recordAct(unit, person, { ...act, of: into, ...grown }, at)
      return { ok: true, reference: into }
    }),
  )
