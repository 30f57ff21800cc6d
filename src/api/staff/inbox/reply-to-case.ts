import { and, desc, eq, sql } from 'drizzle-orm'
import { isEditionCode } from '../../../domain/edition/edition-code.ts'
import { severalLines } from '../../../domain/forms/clean-text.ts'
import { isFormKind } from '../../../domain/forms/form-kind.ts'
import { readIdempotencyKey } from '../../../domain/forms/read-idempotency-key.ts'
import { caseAbout, caseName, caseWords } from '../../../domain/staff/case-words.ts'
import type { Db } from '../../db/database.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import { threadHeaders } from '../../mail-in/thread-headers.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { recordAct } from '../record-act.ts'
import { type Actor, type CaseActed, changedMeanwhile, holdCase, noSuchCase, type SeenCase } from './act-on-case.ts'
import type { CaseRow } from './case-row.ts'
import { timeZoneOf } from './due-dates.ts'
import { letterboxOf } from './letterbox-of.ts'

export const longestReply = 10_000

type Services = Pick<FormServices, 'db' | 'jobs' | 'factsOf' | 'mailInAddress'>

export interface TypedReply {
  readonly words: string
  /** Made by the desk when the answer was begun: a second press brings it again. */
  readonly key: string
  /** Nothing more is to be done after it. */
  readonly close: boolean
}

/** What is answered: what its sender wrote last. */
const askedIn = async (unit: Db, row: CaseRow): Promise<{ words: string; at: Date }> => {
  const [last] = await unit
    .select({ words: caseMessages.words, at: caseMessages.at })
    .from(caseMessages)
    .where(
      and(
        sql`${caseMessages.submission} in (select id from submissions s where s.id = ${row.id} or s.merged_into = ${row.id})`,
        eq(caseMessages.from, 'customer'),
      ),
    )
    .orderBy(desc(caseMessages.at))
    .limit(1)
  return last ?? { words: caseWords(row), at: row.receivedAt }
}

/** Loaded with the first answer: a server is up sooner without what draws letters. */
const letterCode = () => import('./reply-letter.ts')

/** Answers whoever has sent it, once for each key: the words are kept with it, and go out as a letter in the same transaction. */
export const replyToCase = async (
  { db, jobs, factsOf, mailInAddress }: Services,
  person: Actor,
  { reference, revision }: SeenCase,
  typed: TypedReply,
  at: Date,
): Promise<CaseActed> => {
  const words = severalLines(typed.words)
  const key = readIdempotencyKey(typed.key)
  if (words === '') return { ok: false, problem: 'Write the answer first.' }
  if (words.length > longestReply) return { ok: false, problem: `An answer has at most ${longestReply} characters.` }
  if (key === undefined) return { ok: false, problem: 'Load the page again and send it from there. The draft is kept.' }
  const { replyLetter } = await letterCode()
  const answer = async (unit: Db): Promise<CaseActed> => {
    const held = await holdCase(unit, reference)
    if (held === undefined) return noSuchCase
    const { row } = held
    const ofKey = and(eq(caseMessages.submission, row.id), eq(caseMessages.key, key))
    if ((await unit.$count(caseMessages, ofKey)) > 0) return { ok: true, reference }
    if (held.revision !== revision) return changedMeanwhile(unit, row)
    if (row.mergedInto !== null) return { ok: false, problem: 'It was merged into another. Answer there.' }
    const { form, edition } = row
    if (!isFormKind(form) || !isEditionCode(edition)) throw new Error('A submission is of no form, or of no edition')
    const asked = await askedIn(unit, row)
    const own = { submission: row.id, from: 'staff', name: person.name, via: 'desk' } as const
    const [message] = await unit
      .insert(caseMessages)
      .values({ ...own, words, key, at })
      .returning({ id: caseMessages.id })
    if (message === undefined) throw new Error('An answer was not kept')
    const facts = factsOf(edition)
    const from = { name: facts.brandName, address: letterboxOf(facts, form) }
    const thread = await threadHeaders(unit, { id: row.id, reference, to: row.email, from, mailInAddress })
    const letter = replyLetter({
      thread,
      id: message.id,
      reference,
      form,
      about: caseAbout({ form, lines: row.lines }),
      to: { name: caseName(row), address: row.email },
      words,
      by: person.name,
      asked,
      edition: facts,
      timeZone: timeZoneOf(facts),
    })
    const queued = await queueLetter(unit, jobs, letter, { submission: row.id })
    if (queued !== undefined)
      await unit.update(caseMessages).set({ letter: queued }).where(eq(caseMessages.id, message.id))
    const outcome = typed.close ? 'closed' : 'answered'
    await unit
      .update(submissions)
      .set({
        outcome,
        waitingSince: null,
        laterUntil: null,
        isUnread: false,
        firstAnsweredAt: row.firstAnsweredAt ?? at,
        closedAt: typed.close ? at : null,
      })
      .where(eq(submissions.id, row.id))
    const act = { act: 'reply', subject: 'case', of: reference } as const
    await recordAct(unit, person, { ...act, before: { outcome: row.outcome }, after: { outcome } }, at)
    return { ok: true, reference }
  }
  return retryConflicts(() => db.transaction(answer))
}
