import type { Logger } from 'pino'
import { errorForLog } from '../api/function/error-for-log.ts'
import { describeProblems } from '../config/environment-problem.ts'
import { readServerEnvironment } from '../config/server-environment.ts'
import { plainAnswer } from './plain-answer.ts'
import type { Shop } from './shop/shop.ts'
import { openSiteData, type SiteData } from './site-data.ts'
import { createSiteLogger } from './site-logger.ts'

export interface SiteDataFunction {
  answer(request: Request, address: string): Promise<Response>
  /** Hears what the payment gateway tells. */
  paymentEvents(request: Request): Promise<Response>
  /** Hands out invoices and credit notes. */
  orderPapers(request: Request): Promise<Response>
  close(): Promise<void>
}

const open = async (source: Readonly<Record<string, string | undefined>>, logger: Logger): Promise<SiteData> => {
  const read = readServerEnvironment({ NODE_ENV: 'production', ...source, JOBS: 'off' })
  if (!read.ok) throw new Error(describeProblems(read.problems))
  const opened = await openSiteData(read.environment, logger, { isPrepared: true, connections: 2 })
  if (!opened.ok) throw new Error(opened.message)
  return opened.siteData
}

const unavailable = (): Response =>
  plainAnswer('json', {
    status: 503,
    code: 'unavailable',
    message: 'Nothing can be taken just now. Try again in a minute.',
    headers: { 'retry-after': '60', 'cache-control': 'no-store' },
  })

/**
 * The site's data for a host that runs functions. Its database is opened by the first request and kept for the next ones. It
 * neither migrates nor does jobs: a worker beside it does both.
 */
export const createSiteDataFunction = (
  source: Readonly<Record<string, string | undefined>>,
  logger: Logger = createSiteLogger(source.LOG_LEVEL || 'info'),
): SiteDataFunction => {
  let siteData: Promise<SiteData> | undefined
  const withSiteData = async (work: (opened: SiteData) => Promise<Response>): Promise<Response> => {
    siteData ??= open(source, logger)
    try {
      return work(await siteData)
    } catch (error) {
      // Not kept: what is wrong may be put right before the next request.
      siteData = undefined
      logger.error({ err: errorForLog(error) }, 'the site data could not be opened')
      return unavailable()
    }
  }
  const withShop = (work: (shop: Shop) => Promise<Response>): Promise<Response> =>
    withSiteData(async ({ shop }) => (shop === undefined ? unavailable() : work(shop)))
  return {
    answer: (request, address) => withSiteData(({ graphql }) => graphql(request, { address })),
    paymentEvents: (request) => withShop(({ events }) => events(request)),
    orderPapers: (request) => withShop(({ papers }) => papers(request)),
    async close() {
      await (await siteData)?.close()
    },
  }
}
