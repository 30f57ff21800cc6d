import type { Logger } from 'pino'
import type { Database, Db } from '../../api/db/database.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { PostgresUse } from '../../api/db/postgres-database.ts'
import { createGazetteers } from '../../api/dealers/gazetteers.ts'
import { openFiles } from '../../api/files/open-files.ts'
import type { UploadPlaces } from '../../api/files/receive-upload.ts'
import { removeOrphansJob } from '../../api/files/remove-orphans-job.ts'
import { errorForLog } from '../../api/graphql/error-for-log.ts'
import { type JobFailure, type JobKind, type Jobs, openJobs } from '../../api/jobs/jobs.ts'
import type { MailTransport } from '../../api/mail/mail-transport.ts'
import { transportTo } from '../../api/mail/open-transport.ts'
import { sendLetterJob } from '../../api/mail/send-letter-job.ts'
import { forgetOldDataJob } from '../../api/retention/forget-old-data-job.ts'
import { createPublishedSettings } from '../../api/submissions/published-settings.ts'
import type { Environment } from '../../config/environment.ts'
import { type OpenBank, openShop, type Shop } from './shop.ts'

/** All work that is done beside requests. */
interface Means {
  db: Db
  transport: MailTransport
  files: UploadPlaces
}

const kindsOf = ({ db, transport, files }: Means, { retention }: Environment, logger: Logger): JobKind<never>[] => [
  sendLetterJob(db, transport, (letter) => logger.error({ letter }, 'a letter is dead: npm run failed says why')),
  forgetOldDataJob(db, retention, (forgotten) => {
    const level = forgotten.submissions + forgotten.orders > 0 ? 'info' : 'debug'
    logger[level](forgotten, 'forgot old data')
  }),
  removeOrphansJob(db, files.store, (removed) => {
    const level = removed.unclaimed.removed + removed.strays.removed > 0 ? 'info' : 'debug'
    logger[level](removed, 'removed files that nobody needs')
  }),
]

export interface SiteJobs {
  readonly database: Database
  readonly jobs: Jobs
  /** Visitors' files. */
  readonly files: UploadPlaces
  /** Everything that sells; absent where nobody charges cards. */
  readonly shop?: Shop
  /** Begins to do the work here. */
  work(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseUse extends PostgresUse {
  readonly worksHere: boolean
  /** Opens the embedded bank in this process; others reach it over the network. */
  readonly openBank?: OpenBank
  /** How the content service is asked, where it is in this process. */
  readonly content?: typeof fetch
}

export type OpenedSiteJobs = { ok: true; siteJobs: SiteJobs } | { ok: false; message: string }

/** The database with its jobs, for servers and `npm run jobs` alike. */
export const openSiteJobs = async (
  environment: Environment,
  logger: Logger,
  { worksHere, openBank, content, isPrepared = false, ...use }: DatabaseUse,
): Promise<OpenedSiteJobs> => {
  const { cacheDirectory, database: settings, smtpUrl } = environment
  const transport = await transportTo(smtpUrl)
  if (transport === undefined) return { ok: false, message: 'SMTP_URL is not the address of a mail server.' }
  const files = await openFiles(environment.files)
  if (!files.ok) return files
  const opened = await openDatabase({ ...settings, cacheDirectory, isPrepared, ...use }, (error) =>
    logger.warn({ err: errorForLog(error) }, 'a connection to the database was lost'),
  )
  if (!opened.ok) return opened
  const { database } = opened
  const settingsOf = createPublishedSettings(environment.siteDirectory)
  const gazetteerOf = createGazetteers(environment.siteDirectory)
  let jobs: Jobs | undefined
  const shop = await openShop({
    environment,
    logger,
    database,
    ...(openBank && { openBank }),
    jobs: () => {
      if (jobs === undefined) throw new Error('A job is sent before jobs are open')
      return jobs
    },
    facts: () => settingsOf('en-au').facts,
    gazetteer: () => gazetteerOf('en-au'),
    ...(content !== undefined && { content }),
  })
  const own = kindsOf({ db: database.db, transport, files: files.places }, environment, logger)
  const kinds = [...own, ...(shop?.kinds ?? [])]
  const opening = openJobs({
    database,
    queues: kinds,
    worksHere,
    isPrepared,
    onError: (error) => logger.error({ err: errorForLog(error) }, 'the job queue is in trouble'),
    onFailure: ({ job, error, isLast }: JobFailure) =>
      logger[isLast ? 'error' : 'warn']({ job, err: error }, isLast ? 'a job failed for good' : 'a job failed'),
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const openedJobs = await opening
  jobs = openedJobs
  const work = async () => {
    await openedJobs.work(kinds)
    await shop?.bank?.start()
  }
  const close = async () => {
    await shop?.bank?.stop()
    await openedJobs.stop()
    await transport.close()
    await database.close()
  }
  const parts = { database, jobs: openedJobs, files: files.places, work, close }
  return { ok: true, siteJobs: { ...parts, ...(shop && { shop }) } }
}
