import type { StatementRunner } from '../db/database.ts'
import { jobSchema } from './job-tables.ts'

/** Who does a job says so every few seconds. Who has not for so long is gone, or has lost the database. */
const silentSeconds = 30

/** Long after the one above: the queue itself makes a job wait that it finds abandoned, as if it had failed. */
export const heartbeatSeconds = 120

/** Gives back what was in the hands of a process that is gone, to be done at once. */
export const takeUpAbandoned = async ({ executeSql }: StatementRunner, queues: readonly string[]): Promise<void> => {
  await executeSql(
    `update ${jobSchema}.job set state = 'retry', start_after = now(), heartbeat_on = null
    where name = any($1) and state = 'active' and heartbeat_seconds is not null
      and heartbeat_on < now() - $2 * interval '1 second'`,
    [queues, silentSeconds],
  )
}
