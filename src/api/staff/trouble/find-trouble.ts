import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { letters } from '../../db/schema/letters.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { withoutPersonalData } from '../../graphql-function/error-for-log.ts'
import { type FailedJob, failedJobs, type QueueHealth, queueHealth, unfinished } from '../../jobs/failed-jobs.ts'
import { isDead } from '../../mail/dead-letters.ts'
import { letterQueue } from '../../mail/letter-queue.ts'

/** A letter or a job that nobody tries again by itself. */
export interface Failure {
  readonly kind: 'letter' | 'job'
  readonly id: string
  /** A letter's subject, or what the job is called. */
  readonly what: string
  /** To whom; empty of a job. */
  readonly to: string
  readonly reason: string
  /** Since when it is owed, or failed. */
  readonly since: Date
  readonly tries: number
  /** The number of the order it is about, or the reference of the case. */
  readonly order: string | null
  readonly reference: string | null
}

export interface Trouble {
  /** Letters first, the oldest of each first. */
  readonly failures: readonly Failure[]
  /** There are as many, of which not all may be shown. */
  readonly letters: number
  readonly jobs: number
  readonly queued: { readonly letters: number; readonly oldest: Date | null }
  readonly queues: readonly QueueHealth[]
}

const most = 100

const deadLetters = async (db: Db): Promise<Failure[]> => {
  const found = await db
    .select({ letter: letters, reference: submissions.reference, order: orders.number })
    .from(letters)
    .leftJoin(submissions, eq(submissions.id, letters.submission))
    .leftJoin(orders, eq(orders.id, letters.order))
    .where(isDead(db))
    .orderBy(asc(letters.queuedAt))
    .limit(most)
  return found.map(({ letter: { id, message, reason, queuedAt, attempts }, reference, order }) => ({
    kind: 'letter',
    id,
    what: message.subject,
    to: message.to.address,
    reason: reason ?? 'It did not say why.',
    since: queuedAt,
    tries: attempts,
    order,
    reference,
  }))
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const idsIn = ({ data }: FailedJob): string[] =>
  Object.values(data).filter((each): each is string => typeof each === 'string' && uuid.test(each))

/** A job says by ids what it is about: an order, or a refund of one. */
const ordersOf = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const own = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  const refunded = await db
    .select({ id: refunds.id, number: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order))
    .where(inArray(refunds.id, [...ids]))
  return new Map([...own, ...refunded].map(({ id, number }) => [id, number]))
}

const jobFailures = async (db: Db, failed: readonly FailedJob[]): Promise<Failure[]> => {
  const numbers = await ordersOf(db, failed.flatMap(idsIn))
  return failed.map((each) => ({
    kind: 'job',
    id: each.id,
    what: each.job,
    to: '',
    reason: withoutPersonalData(each.reason),
    since: each.failedAt,
    tries: each.tries,
    order: idsIn(each).flatMap((id) => numbers.get(id) ?? [])[0] ?? null,
    reference: null,
  }))
}

/** What has gone wrong beside requests, and what waits in the queues. */
export const findTrouble = async (db: Db): Promise<Trouble> => {
  const failed = await failedJobs(db)
  const { waiting, oldest } = await unfinished(db, letterQueue.name)
  return {
    failures: [...(await deadLetters(db)), ...(await jobFailures(db, failed.slice(0, most)))],
    letters: Number(await db.$count(letters, isDead(db))),
    jobs: failed.length,
    queued: { letters: waiting, oldest },
    queues: await queueHealth(db),
  }
}
