import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { caseOutcomes } from '../../../domain/account/case-state.ts'
import type { Db } from '../../db/database.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { type Actor, actOnCase, type CaseActed, refuse, type SeenCase } from './act-on-case.ts'
import type { CaseRow } from './case-row.ts'

const moment = v.nullable(v.pipe(v.string(), v.isoTimestamp()))

/** What it was before it was closed, as it stands on record: enough to put it back. */
const openState = v.object({ outcome: v.nullable(v.picklist(caseOutcomes)), waitingSince: moment, laterUntil: moment })

const stateOf = ({ outcome, waitingSince, laterUntil }: CaseRow): v.InferOutput<typeof openState> => ({
  outcome,
  waitingSince: waitingSince?.toISOString() ?? null,
  laterUntil: laterUntil?.toISOString() ?? null,
})

/** Nothing more is to be done. Its sender opens it again by writing. */
export const closeCase = (db: Db, person: Actor, seen: SeenCase, at: Date): Promise<CaseActed> =>
  actOnCase(
    db,
    person,
    seen,
    'close',
    (row) => {
      if (row.outcome === 'closed') return refuse('It is closed already.')
      const set = { outcome: 'closed', closedAt: at, waitingSince: null, laterUntil: null } as const
      return { ok: true, change: { set, before: stateOf(row), after: { outcome: 'closed' }, undo: {} } }
    },
    at,
  )

/** What the last closing has on record. */
const beforeClosing = async (unit: Db, reference: string): Promise<v.InferOutput<typeof openState> | undefined> => {
  const [act] = await unit
    .select({ before: staffActs.before })
    .from(staffActs)
    .where(and(eq(staffActs.subject, 'case'), eq(staffActs.of, reference), eq(staffActs.act, 'close')))
    .orderBy(desc(staffActs.id))
    .limit(1)
  const read = v.safeParse(openState, act?.before)
  return read.success ? read.output : undefined
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** `undo`: as it was before it was closed. Else somebody waits for us from now on, or since they did before. */
export const reopenCase = (db: Db, person: Actor, seen: SeenCase, undo: boolean, at: Date): Promise<CaseActed> =>
  actOnCase(
    db,
    person,
    seen,
    'reopen',
    async (row, unit) => {
      if (row.outcome === null) return refuse('It is open.')
      const before = await beforeClosing(unit, row.reference)
      const waitingSince = dateOf(before?.waitingSince ?? null)
      const set =
        undo && before
          ? { outcome: before.outcome, waitingSince, laterUntil: dateOf(before.laterUntil), closedAt: null }
          : { outcome: null, waitingSince: waitingSince ?? at, laterUntil: null, closedAt: null }
      return { ok: true, change: { set, before: { outcome: row.outcome }, after: { outcome: set.outcome } } }
    },
    at,
  )
