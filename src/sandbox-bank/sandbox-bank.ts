import { Hono } from 'hono'
import { type BankLogger, silentLogger } from './bank-logger.ts'
import type { BankSql } from './bank-sql.ts'
import { makeBankTables } from './bank-tables.ts'
import { deliverEvent } from './events/deliver-event.ts'
import { createDeliveryLoop } from './events/delivery-loop.ts'
import { type GivenFaults, writeFaults } from './faults/faults.ts'
import { answered, refused } from './http/answer.ts'
import { apiRoutes } from './http/api-routes.ts'
import { bankHeaders } from './http/bank-headers.ts'
import { pageRoutes } from './pages/page-routes.ts'

export interface SandboxBankOptions {
  sql: BankSql
  /** The shop's server shows it. */
  secretKey: string
  /** For pages: all it opens is to have a card taken. */
  publishableKey: string
  /** Events are signed with it. */
  eventSecret: string
  /** Where the shop listens for events. */
  eventsUrl: string
  /** Where the bank is: `/sandbox-bank`. */
  basePath: string
  now(): Date
  fetch(url: string, init: RequestInit): Promise<Response>
  logger?: BankLogger
  /** Who is paid, as the payer is told. */
  merchant?: string
  /** How often to look for events that others have written, or that have waited. */
  lookEveryMs?: number
}

export interface SandboxBank {
  /** Answers everything under the base path. Works before `start` too. */
  fetch(request: Request): Promise<Response>
  /** Begins to deliver events. */
  start(): Promise<void>
  stop(): Promise<void>
  /** What goes wrong from now on; what is not given goes right. */
  setFaults(faults: GivenFaults): Promise<void>
  /** Delivers all events that are due now, for tests that do not wait; answers how many. */
  deliverDue(): Promise<number>
}

/** Does it once; a failure is tried again the next time. */
const onceDone = (work: () => Promise<void>): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined
  return () => {
    underWay ??= work().catch((error: unknown) => {
      underWay = undefined
      throw error
    })
    return underWay
  }
}

/** A payment gateway to develop and test with: another party, that has its own tables, keys and pages. No money moves. */
export const createSandboxBank = (options: SandboxBankOptions): SandboxBank => {
  const { sql, basePath, logger = silentLogger, merchant = 'Poolwright Australia', lookEveryMs = 1000 } = options
  const prepare = onceDone(() => makeBankTables(sql))
  const events = createDeliveryLoop({
    deliver: (stopped) => deliverEvent({ ...options, logger }, stopped),
    everyMs: lookEveryMs,
    onError: (error) => logger.error({ err: error }, 'sandbox bank: events were not delivered'),
  })
  const shared = { ...options, merchant, onChange: events.wake }

  const app = new Hono()
  app.use(bankHeaders())
  app.use(async (_context, next) => {
    await prepare()
    await next()
  })
  app.get(basePath, (context) => context.redirect(`${basePath}/`, 301))
  app.route(`${basePath}/v1`, apiRoutes(shared))
  app.route('/', pageRoutes(shared))
  app.onError((error) => {
    logger.error({ err: error }, 'sandbox bank: a request failed')
    return answered(refused(500, 'bank_failure', 'The bank has a problem of its own. Try again.'))
  })

  return {
    fetch: async (request) => app.fetch(request),
    start: async () => {
      await prepare()
      events.start()
    },
    stop: events.stop,
    setFaults: async (faults) => {
      await prepare()
      await writeFaults(sql, faults, options.now())
      events.wake()
    },
    deliverDue: async () => {
      await prepare()
      return events.deliverDue()
    },
  }
}
