import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/database.ts'
import { isNotGivenUp } from '../staff/given-up.ts'

/** A job that will not be tried again by itself. */
export interface FailedJob {
  readonly id: string
  readonly job: string
  readonly failedAt: Date
  readonly reason: string
  /** How often it was tried. */
  readonly tries: number
  /** What it was sent with: what it is about. */
  readonly data: Readonly<Record<string, unknown>>
}

/** A moment as both databases answer it: a number of milliseconds, perhaps as text. */
const moment = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((milliseconds) => new Date(Number(milliseconds))),
)

const count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number))

const rows = v.array(
  v.object({
    id: v.string(),
    job: v.string(),
    failedAt: moment,
    reason: v.nullish(v.string(), 'It did not say why.'),
    tries: count,
    data: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
)

/** Newest first, without those that somebody has given up. The queue forgets them by itself after a week. */
export const failedJobs = async (db: Db): Promise<FailedJob[]> => {
  const found = await db.execute(
    sql`select id::text as id, name as job, extract(epoch from completed_on) * 1000 as "failedAt",
      output->>'message' as reason, retry_count + 1 as tries, data
    from jobs.job where state = 'failed' and ${isNotGivenUp(db, 'job', sql`jobs.job.id::text`)}
    order by completed_on desc limit 200`,
  )
  return v.parse(rows, found.rows)
}

/** As the queue itself does it, but in a transaction with whatever belongs to it. False where it has not failed. */
export const tryJobAgain = async (unit: Db, id: string): Promise<boolean> => {
  const { rows: tried } = await unit.execute(
    sql`update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
    where id = ${id}::uuid and state = 'failed' returning id`,
  )
  return tried.length > 0
}

/** What waits in one queue. */
export interface QueueHealth {
  readonly queue: string
  readonly waiting: number
  /** Since when the first of them could have been done. */
  readonly oldest: Date
}

const health = v.array(v.object({ queue: v.string(), waiting: count, oldest: moment }))

const unfinishedRow = v.tuple([v.object({ waiting: count, oldest: v.nullable(moment) })])

/** What one queue has still to do, those that wait for another try with it, and since when the oldest is owed. */
export const unfinished = async (db: Db, queue: string): Promise<{ waiting: number; oldest: Date | null }> => {
  const found = await db.execute(
    sql`select count(*) as waiting, extract(epoch from min(created_on)) * 1000 as oldest
    from jobs.job where name = ${queue} and state in ('created', 'retry', 'active')`,
  )
  return v.parse(unfinishedRow, found.rows)[0]
}

/** What could be done now and is not yet, queue by queue. */
export const queueHealth = async (db: Db): Promise<QueueHealth[]> => {
  const found = await db.execute(
    sql`select name as queue, count(*) as waiting, extract(epoch from min(start_after)) * 1000 as oldest
    from jobs.job where state in ('created', 'retry') and start_after <= now() group by name order by name`,
  )
  return v.parse(health, found.rows)
}
