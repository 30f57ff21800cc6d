import { eq } from 'drizzle-orm'
import { severalLines } from '../../../domain/forms/clean-text.ts'
import type { Db } from '../../db/database.ts'
import { caseNotes } from '../../db/schema/case-notes.ts'
import { recordAct } from '../record-act.ts'
import { type Actor, type CaseActed, holdCase, noSuchCase } from './act-on-case.ts'

const longestNote = 2000

/** Words for the others, which its sender never sees. They change nothing, so nobody has to look again first. */
export const noteCase = (db: Db, person: Actor, reference: string, typed: string, at: Date): Promise<CaseActed> =>
  db.transaction(async (unit: Db): Promise<CaseActed> => {
    const words = severalLines(typed)
    if (words === '') return { ok: false, problem: 'Write the note first.' }
    if (words.length > longestNote) return { ok: false, problem: `A note has at most ${longestNote} characters.` }
    const held = await holdCase(unit, reference)
    if (held === undefined) return noSuchCase
    const notes = await unit.$count(caseNotes, eq(caseNotes.submission, held.row.id))
    await unit.insert(caseNotes).values({ submission: held.row.id, person: person.id, name: person.name, words, at })
    // What it says goes with the case: the record outlives that.
    const changed = { before: { notes }, after: { notes: notes + 1 } }
    await recordAct(unit, person, { act: 'note', subject: 'case', of: reference, ...changed }, at)
    return { ok: true, reference }
  })
