import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import { submissions } from '../db/schema/submissions.ts'
import { withoutPersonalData } from '../graphql-function/error-for-log.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { sendLater } from './letter-queue.ts'

/** A letter that nobody will try to send again by itself, as a terminal may show it: without whose it is. */
export interface DeadLetter {
  readonly id: string
  readonly queuedAt: Date
  readonly attempts: number
  /** Of the form that it is about. */
  readonly reference: string
  /** Where it was to go, by its domain alone. */
  readonly domain: string
  readonly reason: string
}

/** Oldest first. */
export const deadLetters = async (db: Db): Promise<DeadLetter[]> => {
  const found = await db
    .select({ letter: letters, reference: submissions.reference })
    .from(letters)
    .leftJoin(submissions, eq(submissions.id, letters.submission))
    .where(eq(letters.state, 'dead'))
    .orderBy(asc(letters.queuedAt))
  return found.map(({ letter: { id, queuedAt, attempts, message, reason }, reference }) => ({
    id,
    queuedAt,
    attempts,
    reference: reference ?? '',
    domain: message.to.address.slice(message.to.address.lastIndexOf('@') + 1),
    reason: withoutPersonalData(reason ?? ''),
  }))
}

/** Puts a dead letter back into the queue. False where it is not dead: then nothing happens, however often it is asked. */
export const sendDeadLetterAgain = (db: Db, jobs: Jobs, id: string): Promise<boolean> =>
  db.transaction(async (unit) => {
    const [raised] = await unit
      .update(letters)
      .set({ state: 'queued', reason: null })
      .where(and(eq(letters.id, id), eq(letters.state, 'dead')))
      .returning({ id: letters.id })
    if (raised) await sendLater(unit, jobs, raised.id)
    return raised !== undefined
  })
