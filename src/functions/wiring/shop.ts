import type { Logger } from 'pino'
import { askOrderedProducts } from '../../api/catalogue/content-catalogue.ts'
import { createProductLookup } from '../../api/catalogue/product-lookup.ts'
import { createPublishedTerms } from '../../api/catalogue/published-terms.ts'
import type { Database, Db } from '../../api/db/database.ts'
import { keptSecret } from '../../api/db/kept-secret.ts'
import { errorForLog } from '../../api/graphql-function/error-for-log.ts'
import type { JobKind, Jobs } from '../../api/jobs/jobs.ts'
import { composeOrderLetter } from '../../api/orders/compose-letter.ts'
import type { OrderServices } from '../../api/orders/order-services.ts'
import { createDrawPaper } from '../../api/orders/papers/draw-paper.ts'
import { createPaperFunction } from '../../api/orders/papers/paper-function.ts'
import { openGateway } from '../../api/payments/open-gateway.ts'
import { createPaymentEvents } from '../../api/payments/payment-events.ts'
import { askFirstCounts } from '../../api/stock/ask-first-counts.ts'
import { fillFirstCounts } from '../../api/stock/first-count.ts'
import { contentPath } from '../../config/content-path.ts'
import type { Environment } from '../../config/environment.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { stepPath } from '../../domain/orders/step-path.ts'
import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import { createContentClient } from '../../site/data/content-client.ts'
import { shopJobKinds } from './job-kinds.ts'

/** The embedded bank, where it is in this process: another party, of whom the shop knows no more. */
export interface HostedBank {
  fetch(request: Request): Promise<Response>
  start(): Promise<void>
  stop(): Promise<void>
}

/** `events`: where the bank tells what has happened. */
export type OpenBank = (db: Db, events: Shop['events']) => Promise<HostedBank>

export interface Shop {
  readonly services: OrderServices
  /** Hears what the gateway tells. */
  readonly events: (request: Request) => Promise<Response>
  /** Hands out invoices and credit notes. */
  readonly papers: (request: Request) => Promise<Response>
  /** The embedded bank, where it is the one that charges cards. */
  readonly bank?: HostedBank
  readonly kinds: JobKind<never>[]
  /** Products that were never counted begin with what content says. */
  readonly fillFirstCounts: () => Promise<void>
}

interface Given {
  environment: Environment
  logger: Logger
  database: Database
  jobs: () => Jobs
  facts: () => EditionFacts
  gazetteer: () => Promise<Gazetteer>
  /** Opens the embedded bank, where it is to be in this process. */
  openBank?: OpenBank
  /** How the content service is asked, where it is in this process. */
  content?: typeof fetch
}

const contentUrl = ({ content, publicUrl }: Environment): string =>
  `${content.host ?? publicUrl}${contentPath(content)}`

/** Jobs are opened with their kinds, and some kinds send jobs. */
export const jobsLater = (jobs: () => Jobs): Jobs => ({
  send: (...given) => jobs().send(...given),
  work: (kinds) => jobs().work(kinds),
  retry: (queue, id) => jobs().retry(queue, id),
  stop: () => jobs().stop(),
})

/** Everything that sells: undefined where nobody charges cards. */
export const openShop = async (given: Given): Promise<Shop | undefined> => {
  const { environment, logger, database, facts, gazetteer } = given
  const { payments, siteDirectory, publicUrl, content } = environment
  if (payments.kind === 'none') return undefined
  let shop: Shop | undefined
  const heard = async (request: Request): Promise<Response> =>
    shop?.events(request) ?? new Response(null, { status: 503 })
  const bank = payments.kind === 'sandbox' ? await given.openBank?.(database.db, heard) : undefined
  const gateway = await openGateway(environment, database.db, bank && ((request) => bank.fetch(request)))
  if (gateway === undefined) return undefined
  const terms = createPublishedTerms(siteDirectory)
  const keySecret = await keptSecret(database.db, 'order-keys')
  const { query: ask } = createContentClient({
    url: contentUrl(environment),
    token: content.deliveryToken,
    fetch: given.content ?? fetch,
  })
  const services: OrderServices = {
    db: database.db,
    jobs: jobsLater(given.jobs),
    catalogue: createProductLookup({
      ask: askOrderedProducts(ask, contentUrl(environment)),
      onTrouble: (error) => logger.warn({ err: errorForLog(error) }, 'prices could not be asked for'),
    }),
    gateway,
    terms,
    compose: composeOrderLetter({ facts, terms, keySecret }),
    draw: createDrawPaper(facts),
    keySecret,
    gazetteer,
    returnUrl: () => `${publicUrl}${stepPath('en-au', 'verify')}`,
  }
  const fill = async () => {
    await fillFirstCounts(database.db, await askFirstCounts(ask), new Date())
  }
  const kinds = shopJobKinds({ orders: services, facts, terms, fillFirstCounts: fill }, logger)
  shop = {
    services,
    events: createPaymentEvents(services, logger),
    papers: createPaperFunction(services, () => facts().brandName),
    kinds,
    fillFirstCounts: fill,
    ...(bank && { bank }),
  }
  return shop
}
