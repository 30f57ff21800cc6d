import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { letters } from '../../db/schema/letters.ts'
import { failedJobs, tryJobAgain } from '../../jobs/failed-jobs.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { isDead, raiseLetter } from '../../mail/dead-letters.ts'
import { giveUpAct } from '../given-up.ts'
import { recordAct } from '../record-act.ts'

export type Settled = { readonly ok: true } | { readonly ok: false; readonly problem: string }

export interface FailureId {
  readonly kind: 'letter' | 'job'
  readonly id: string
}

interface Who {
  readonly person: Pick<Person, 'id' | 'name'>
  readonly at: Date
}

const gone: Settled = {
  ok: false,
  problem: 'It isn’t there any more: it was tried again, given up or deleted meanwhile.',
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A letter or a job by its row, locked, while it is still to be settled by somebody: of two who do it, one does. */
const lockFailure = async (unit: Db, { kind, id }: FailureId): Promise<Record<string, unknown> | undefined> => {
  if (!uuid.test(id)) return undefined
  if (kind === 'letter') {
    await unit.select({ id: letters.id }).from(letters).where(eq(letters.id, id)).for('update')
    const [letter] = await unit
      .select()
      .from(letters)
      .where(and(eq(letters.id, id), isDead(unit)))
    return letter && { subject: letter.message.subject, reason: letter.reason, attempts: letter.attempts }
  }
  await unit.execute(sql`select id from jobs.job where id = ${id}::uuid for update`)
  const job = (await failedJobs(unit)).find((each) => each.id === id)
  return job && { job: job.job, reason: job.reason, attempts: job.tries }
}

/** Back into the queue, once. */
export const tryAgain = (db: Db, jobs: Jobs, failure: FailureId, { person, at }: Who): Promise<Settled> =>
  db.transaction(async (unit: Db): Promise<Settled> => {
    const before = await lockFailure(unit, failure)
    if (before === undefined) return gone
    const { kind, id } = failure
    const isTried = kind === 'letter' ? await raiseLetter(unit, jobs, id) : await tryJobAgain(unit, id)
    if (!isTried) return gone
    await recordAct(unit, person, { act: 'try again', subject: kind, of: id, before }, at)
    return { ok: true }
  })

/** It does not come back. What was given up is on record, and that is what keeps it away. */
export const giveUp = (db: Db, failure: FailureId, { person, at }: Who): Promise<Settled> =>
  db.transaction(async (unit: Db): Promise<Settled> => {
    const before = await lockFailure(unit, failure)
    if (before === undefined) return gone
    await recordAct(unit, person, { act: giveUpAct, subject: failure.kind, of: failure.id, before }, at)
    return { ok: true }
  })

/** As many as a person waits for; the rest is there for another press. */
const mostAtOnce = 500

/** Every letter and every job, each by itself. Says how many. */
export const tryAllAgain = async (db: Db, jobs: Jobs, who: Who): Promise<number> => {
  const dead = await db.select({ id: letters.id }).from(letters).where(isDead(db)).limit(mostAtOnce)
  const failed = await failedJobs(db)
  const all = [
    ...dead.map(({ id }): FailureId => ({ kind: 'letter', id })),
    ...failed.map(({ id }): FailureId => ({ kind: 'job', id })),
  ]
  let tried = 0
  for (const failure of all) if ((await tryAgain(db, jobs, failure, who)).ok) tried += 1
  return tried
}
