import type { Logger } from 'pino'
import type { Db } from '../api/db/database.ts'
import type { JobFailure, JobKind } from '../api/jobs/jobs.ts'
import { sendLetterJob } from '../api/mail/letter-queue.ts'
import type { MailTransport } from '../api/mail/mail-transport.ts'
import { forgetOldDataJob } from '../api/retention/forget-old-data-job.ts'
import type { Environment } from '../build/environment.ts'

interface Options {
  db: Db
  transport: MailTransport
  environment: Pick<Environment, 'retention'>
  logger: Logger
}

/** All work that is done beside requests, by the server or by workers of their own. */
export const siteJobs = ({ db, transport, environment, logger }: Options): JobKind<never>[] => [
  sendLetterJob(db, transport),
  forgetOldDataJob(db, environment.retention, (forgotten) => {
    const level = forgotten.submissions > 0 ? 'info' : 'debug'
    logger[level](forgotten, 'forgot old data')
  }),
]

export const logJobTrouble = (logger: Logger) => ({
  onError: (error: Error) => logger.error({ err: error }, 'the job queue is in trouble'),
  onFailure: ({ job, error, isLast }: JobFailure) =>
    isLast
      ? logger.error({ job, err: error }, 'a job failed for good')
      : logger.warn({ job, err: error }, 'a job failed'),
})
