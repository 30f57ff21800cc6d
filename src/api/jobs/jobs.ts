import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Db } from '../db/database.ts'
import { errorForLog, type LoggedError } from '../graphql-function/error-for-log.ts'
import { jobSchema } from './job-tables.ts'
import { heartbeatSeconds, takeUpAbandoned } from './take-up-abandoned.ts'

export interface JobQueue {
  readonly name: string
  readonly retry: Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'retryDelayMax'>
}

/** A kind of work that is done later and again until it is done. */
export interface JobKind<Data extends object> extends JobQueue {
  /** Nobody sends it: it is due once in so many seconds, whichever servers are up. */
  readonly dueEverySeconds?: number
  /** Whoever needs it at once does it themselves: here it is done bit by bit, so that a rush of it is in nobody's way. */
  readonly isUnhurried?: boolean
  /** Throws when it has to be tried again; `isLast`: it will not be. */
  work(data: Data, attempt: { isLast: boolean }): Promise<void>
}

export interface Jobs {
  /** Sent with the transaction that it belongs to, or not at all. */
  send<Data extends object>(unit: Db, queue: JobQueue, data: Data): Promise<void>
  /** Begins to do the work of these kinds in this process, unless it is stopped before. */
  work(kinds: readonly JobKind<never>[]): Promise<void>
  /** Gives a job that has failed for good another chance. */
  retry(queue: string, id: string): Promise<void>
  stop(): Promise<void>
}

export interface JobFailure {
  readonly job: string
  /** Without what people typed. */
  readonly error: LoggedError
  /** It will not be tried again by itself. */
  readonly isLast: boolean
}

interface Options {
  database: Database
  queues: readonly JobQueue[]
  /** Hears of trouble with the queue itself. */
  onError: (error: Error) => void
  onFailure?: (failure: JobFailure) => void
  /** How often to look for work. */
  everySeconds?: number
  /** Whether this process does the work, or only sends it: then it keeps nothing running. */
  worksHere?: boolean
  /** Somebody else has made the queues. */
  isPrepared?: boolean
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** How often at least to see whether something is due. Servers come and go: none can be relied on to be up at a given hour. */
const dueCheckSeconds = 15 * 60

/** How many jobs of a kind a process does at once; while there are as many, it does not wait before it looks again. */
const inHaste = { batchSize: 5, burstWhenBatchFull: true }

/** One, then a look around. */
const atLeisure = { batchSize: 1, burstWhenBatchFull: false }

/** Makes the queues that are new, and changes those of which something is. Most starts find them as they should be. */
const makeQueues = async (boss: PgBoss, queues: readonly JobQueue[]): Promise<void> => {
  const before = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, retry } of queues) {
    const settings = { ...retry, retryBackoff: true, heartbeatSeconds }
    const known = before.get(name)
    if (known === undefined) await boss.createQueue(name, settings)
    else if (!isDeepStrictEqual({ ...known, ...settings }, known)) await boss.updateQueue(name, settings)
  }
}

/** Jobs live in the database beside what they are about: neither can be lost without the other. */
export const openJobs = async (options: Options): Promise<Jobs> => {
  const { database, queues, onError, onFailure, everySeconds = 1, worksHere = true, isPrepared = false } = options
  const boss = new PgBoss({
    db: database.statements,
    schema: jobSchema,
    schedule: false,
    supervise: worksHere,
    migrate: !isPrepared,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    if (!isPrepared) await makeQueues(boss, queues)
    // Looks the queue up and remembers it: done within a transaction, that would wait for itself on the embedded database.
    for (const { name } of queues) await boss.findJobs(name, { id: nobody })
  } catch (error) {
    await boss.stop({ close: false, graceful: false })
    throw error
  }

  const attempt = async ({ name, work }: JobKind<never>, job: JobWithMetadata<unknown>): Promise<JobResult> => {
    const isLast = job.retryCount >= job.retryLimit
    try {
      await work(job.data as never, { isLast })
      return { id: job.id, status: 'completed' }
    } catch (thrown) {
      const error = errorForLog(thrown)
      onFailure?.({ job: name, error, isLast })
      return { id: job.id, status: 'failed', output: error }
    }
  }
  const timers: NodeJS.Timeout[] = []
  /** However many servers say so, there is one job in a span of so many seconds. */
  const keepSending = async (name: string, singletonSeconds: number) => {
    const send = async () => {
      await boss.send(name, {}, { singletonSeconds })
    }
    await send()
    const everyMs = Math.min(dueCheckSeconds, singletonSeconds) * 1000
    timers.push(setInterval(() => void send().catch(onError), everyMs).unref())
  }

  const keepTakingUp = async (names: readonly string[]) => {
    const takeUp = () => takeUpAbandoned(database.statements, names).catch(onError)
    await takeUp()
    timers.push(setInterval(() => void takeUp(), 5000 * everySeconds).unref())
  }

  let isStopping = false
  const begin = async (kinds: readonly JobKind<never>[]) => {
    for (const kind of kinds) {
      if (isStopping) return
      await boss.work(
        kind.name,
        {
          includeMetadata: true,
          perJobResults: true,
          pollingIntervalSeconds: everySeconds,
          ...(kind.isUnhurried ? atLeisure : inHaste),
          heartbeatRefreshSeconds: 5 * everySeconds,
        },
        (all) => Promise.all(all.map((job) => attempt(kind, job))),
      )
      if (kind.dueEverySeconds !== undefined) await keepSending(kind.name, kind.dueEverySeconds)
    }
    await keepTakingUp(kinds.map(({ name }) => name))
  }
  let beginning: Promise<void> | undefined

  return {
    async send(unit, { name }, data) {
      await boss.send(name, data, { db: fromDrizzle(unit, sql) })
    },
    work(all) {
      beginning = begin(all)
      return beginning
    },
    async retry(queue, id) {
      await boss.retry(queue, id)
    },
    async stop() {
      isStopping = true
      // Whoever began the work hears of its trouble.
      await beginning?.catch(() => undefined)
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ close: false, graceful: true, timeout: 10_000 })
    },
  }
}
