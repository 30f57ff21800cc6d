import type { Logger } from 'pino'
import type { Database } from '../../api/db/database.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { PostgresUse } from '../../api/db/postgres-database.ts'
import type { DealerDirectory } from '../../api/dealers/dealer-directory.ts'
import { createDealerLists } from '../../api/dealers/dealer-lists.ts'
import { createGazetteers } from '../../api/dealers/gazetteers.ts'
import { createHolidays } from '../../api/dealers/holidays.ts'
import { createPriceLists } from '../../api/dealers/price-lists.ts'
import { openFiles } from '../../api/files/open-files.ts'
import type { UploadPlaces } from '../../api/files/receive-upload.ts'
import { errorForLog } from '../../api/graphql-function/error-for-log.ts'
import { type JobFailure, type Jobs, openJobs } from '../../api/jobs/jobs.ts'
import { transportTo } from '../../api/mail/open-transport.ts'
import { createPublishedSettings } from '../../api/submissions/published-settings.ts'
import type { Environment } from '../../config/environment.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { formContext } from '../../domain/forms/edition-settings.ts'
import { siteJobKinds } from './job-kinds.ts'
import { jobsLater, type OpenBank, openShop, type Shop } from './shop.ts'

/** What is behind the functions: the database, visitors' files, mail and the shop, with the jobs of all of them. */
export interface BackEnd {
  readonly database: Database
  readonly jobs: Jobs
  /** Visitors' files. */
  readonly files: UploadPlaces
  /** What the build says of dealers, places and holidays. */
  readonly dealers: DealerDirectory
  /** Everything that sells; absent where nobody charges cards. */
  readonly shop?: Shop
  /** Begins to do the work here. */
  work(): Promise<void>
  close(): Promise<void>
}

export interface BackEndUse extends PostgresUse {
  readonly worksHere: boolean
  /** Opens the embedded bank in this process; others reach it over the network. */
  readonly openBank?: OpenBank
  /** How the content service is asked, where it is in this process. */
  readonly content?: typeof fetch
}

export type OpenedBackEnd = { ok: true; backEnd: BackEnd } | { ok: false; message: string }

/** Opened by servers, functions, `npm run jobs` and staff's commands alike. */
export const openBackEnd = async (
  environment: Environment,
  logger: Logger,
  { worksHere, openBank, content, isPrepared = false, ...use }: BackEndUse,
): Promise<OpenedBackEnd> => {
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
  const dealers: DealerDirectory = {
    refresh: createDealerLists(environment.siteDirectory, database.db),
    gazetteerOf,
    holidaysOf: createHolidays(environment.siteDirectory),
    priceListOf: createPriceLists(environment.siteDirectory),
  }
  let jobs: Jobs | undefined
  const openedLater = (): Jobs => {
    if (jobs === undefined) throw new Error('A job is sent before jobs are open')
    return jobs
  }
  const shop = await openShop({
    environment,
    logger,
    database,
    ...(openBank && { openBank }),
    jobs: openedLater,
    facts: () => settingsOf('en-au').facts,
    gazetteer: () => gazetteerOf('en-au'),
    ...(content !== undefined && { content }),
  })
  const { retention } = environment
  const writing = {
    db: database.db,
    jobs: jobsLater(openedLater),
    factsOf: (edition: EditionCode) => settingsOf(edition).facts,
  }
  const own = siteJobKinds(
    {
      db: database.db,
      transport,
      store: files.places.store,
      retention,
      demos: { ...writing, dealers },
      reminders: {
        ...writing,
        contextOf: (edition) => formContext(settingsOf(edition), new Date()),
      },
    },
    logger,
  )
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
  const parts = { database, jobs: openedJobs, files: files.places, dealers, work, close }
  return { ok: true, backEnd: { ...parts, ...(shop && { shop }) } }
}
