import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Db } from '../db/database.ts'

export interface JobQueue {
  readonly name: string
  readonly retry: Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'retryDelayMax'>
}

/** A kind of work that is done later and again until it is done. */
export interface JobKind<Data extends object> extends JobQueue {
  /** Throws when it has to be tried again; `isLast`: it will not be. */
  work(data: Data, attempt: { isLast: boolean }): Promise<void>
}

export interface Jobs {
  /** Sent with the transaction that it belongs to, or not at all. */
  send<Data extends object>(unit: Db, queue: JobQueue, data: Data): Promise<void>
  /** Begins to do the work of these kinds in this process. */
  work(kinds: readonly JobKind<never>[]): Promise<void>
  stop(): Promise<void>
}

interface Options {
  database: Database
  queues: readonly JobQueue[]
  onError: (error: Error) => void
  /** How often to look for work. */
  everySeconds?: number
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Jobs live in the database beside what they are about: neither can be lost without the other. */
export const openJobs = async ({ database, queues, onError, everySeconds = 1 }: Options): Promise<Jobs> => {
  const boss = new PgBoss({ db: database.statements, schema: 'jobs' })
  boss.on('error', onError)
  await boss.start()
  for (const { name, retry } of queues) {
    const options = { ...retry, retryBackoff: true }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    // Looks the queue up and remembers it: done within a transaction, that would wait for itself on the embedded database.
    await boss.findJobs(name, { id: nobody })
  }
  return {
    async send(unit, { name }, data) {
      await boss.send(name, data, { db: fromDrizzle(unit, sql) })
    },
    async work(all) {
      for (const kind of all) {
        await boss.work(
          kind.name,
          { includeMetadata: true, pollingIntervalSeconds: everySeconds },
          async ([job]) => job && kind.work(job.data as never, { isLast: job.retryCount >= job.retryLimit }),
        )
      }
    },
    stop: () => boss.stop({ close: false, graceful: true, timeout: 10_000 }),
  }
}
