import type { Database } from '../../api/db/database.ts'
import { type FailedJob, failedJobs } from '../../api/jobs/failed-jobs.ts'
import type { Jobs } from '../../api/jobs/jobs.ts'
import { type DeadLetter, deadLetters, sendDeadLetterAgain } from '../../api/mail/dead-letters.ts'
import { outboxTime } from '../../api/mail/outbox-entry.ts'

const describeLetter = ({ id, queuedAt, attempts, reference, domain, reason }: DeadLetter): string =>
  `${id}  ${outboxTime(queuedAt)}  ${reference || 'no reference'}, to …@${domain}, tried ${attempts}×: ${reason}`

const describeJob = ({ id, job, failedAt, reason }: FailedJob): string =>
  `${id}  ${outboxTime(failedAt)}  ${job}: ${reason}`

/** What nobody tries again by itself, for a terminal. */
export const describeFailures = async (database: Database): Promise<string> => {
  const dead = await deadLetters(database.db)
  const failed = await failedJobs(database.db)
  if (dead.length + failed.length === 0) return 'No letter is dead and no job has failed.'
  return [
    ...(dead.length > 0 ? ['Dead letters (times are UTC)', ...dead.map(describeLetter), ''] : []),
    ...(failed.length > 0 ? ['Failed jobs (times are UTC)', ...failed.map(describeJob), ''] : []),
    'Again: npm run failed -- --again ID',
  ].join('\n')
}

export type TriedAgain = { ok: true } | { ok: false; message: string }

/** Puts one of them back into the queue. */
export const tryAgain = async (database: Database, jobs: Jobs, id: string): Promise<TriedAgain> => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    return { ok: false, message: `“${id}” is not one of the numbers that the list begins its lines with.` }
  const job = (await failedJobs(database.db)).find((failed) => failed.id === id)
  if (job !== undefined) await jobs.retry(job.job, id)
  else if (!(await sendDeadLetterAgain(database.db, jobs, id)))
    return { ok: false, message: `No dead letter and no failed job is ${id}.` }
  return { ok: true }
}
