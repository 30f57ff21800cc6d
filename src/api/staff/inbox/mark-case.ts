import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { recordAct } from '../record-act.ts'
import { type Actor, type CaseActed, holdCase, noSuchCase } from './act-on-case.ts'

/**
 * Marks it unread, or as looked at. That overwrites nothing of anybody's, so whoever does it need not have seen its last version; and
 * to have looked is nothing to put on record.
 */
export const markCase = (db: Db, person: Actor, reference: string, isUnread: boolean, at: Date): Promise<CaseActed> =>
  db.transaction(async (unit: Db): Promise<CaseActed> => {
    const held = await holdCase(unit, reference)
    if (held === undefined) return noSuchCase
    const { row } = held
    if (row.isUnread === isUnread) return { ok: true, reference }
    if (isUnread && row.waitingSince === null)
      return { ok: false, problem: 'Nobody waits for an answer, so it is in no list of what is unread.' }
    await unit.update(submissions).set({ isUnread }).where(eq(submissions.id, row.id))
    const changed = { before: { isUnread: false }, after: { isUnread: true } }
    if (isUnread) await recordAct(unit, person, { act: 'unread', subject: 'case', of: reference, ...changed }, at)
    return { ok: true, reference }
  })
