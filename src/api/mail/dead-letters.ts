import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import { submissions } from '../db/schema/submissions.ts'
import { withoutPersonalData } from '../graphql-function/error-for-log.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { isNotGivenUp } from '../staff/given-up.ts'
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

/** Of letters: nobody tries again by itself, and nobody has given it up. */
export const isDead = (db: Db) => and(eq(letters.state, 'dead'), isNotGivenUp(db, 'letter', sql`${letters.id}::text`))

/** Oldest first. */
export const deadLetters = async (db: Db): Promise<DeadLetter[]> => {
  const found = await db
    .select({ letter: letters, reference: submissions.reference })
    .from(letters)
    .leftJoin(submissions, eq(submissions.id, letters.submission))
    .where(isDead(db))
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

/** In a transaction with whatever belongs to it. */
export const raiseLetter = async (unit: Db, jobs: Jobs, id: string): Promise<boolean> => {
  const [raised] = await unit
    .update(letters)
    .set({ state: 'queued', reason: null })
    .where(and(eq(letters.id, id), eq(letters.state, 'dead')))
    .returning({ id: letters.id })
  if (raised) await sendLater(unit, jobs, raised.id)
  return raised !== undefined
}

/** Puts a dead letter back into the queue. False where it is not dead: then nothing happens, however often it is asked. */
export const sendDeadLetterAgain = (db: Db, jobs: Jobs, id: string): Promise<boolean> =>
  db.transaction((unit) => raiseLetter(unit, jobs, id))
