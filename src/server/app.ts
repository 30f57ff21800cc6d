import { Hono } from 'hono'
import type { Logger } from 'pino'
import { databaseTrouble } from '../api/db/database-trouble.ts'
import { failure, newReference, unavailable } from '../functions/failure.ts'
import { answerKindOf, plainAnswer } from '../functions/plain-answer.ts'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import { createAnswerPolicy } from './answer-policy.ts'
import type { BodyLimits } from './bodies/body-limits.ts'
import { limitedBodies } from './bodies/limited-bodies.ts'
import { parseRequestTarget } from './connections/request-target.ts'
import { contentRoutes, type FetchHandler } from './content/content-service-host.ts'
import { createDatabaseCheck } from './database/database-check.ts'
import { functionRoutes } from './function-routes.ts'
import { requestLog } from './logging/request-log.ts'
import { outboxRoutes } from './outbox/outbox-routes.ts'
import { alive, type Readiness, ready } from './readiness.ts'
import type { RequestScope } from './request-scope.ts'
import { secureAnswers } from './secure-answers.ts'
import { bankRoutes } from './shop/bank-routes.ts'
import { createSiteFiles } from './site-files/site-files.ts'
import { siteHandler } from './site-files/site-handler.ts'

export interface AppOptions {
  readonly siteDirectory: string
  /** Origin at which visitors reach the site; https turns on what only works there. */
  readonly publicUrl: string
  readonly logger: Logger
  readonly readiness: Readiness
  /** The embedded content service; absent when content comes from elsewhere. */
  readonly contentService?: FetchHandler
  /** Origin of the content service elsewhere. */
  readonly contentHost?: string
  /** What the functions are given, once it is open. */
  readonly siteServices?: Promise<SiteServices>
  /** Whether letters can be read at /outbox/. */
  readonly outbox?: boolean
  /** Whether a proxy in front may name the request and its sender. */
  readonly trustProxy?: boolean
  /** What requests on their way in may hold. */
  readonly bodyLimits?: BodyLimits
}

export type App = Hono<RequestScope>

/** Everything the site answers, without a socket: tests call `app.request()`, the server hands it real requests. */
export const createApp = (options: AppOptions): App => {
  const https = options.publicUrl.startsWith('https:')
  const files = createSiteFiles(options.siteDirectory)
  const policyOf = createAnswerPolicy({
    files,
    https,
    ...(options.contentHost === undefined ? {} : { contentHost: options.contentHost }),
    warn: (message) => options.logger.warn(message),
  })
  const app: App = new Hono<RequestScope>()

  app.use(requestLog(options.logger, { trustProxy: options.trustProxy ?? false }))
  app.use(secureAnswers(policyOf, { https }))
  app.use(async (context, next) => {
    const { pathname } = context.get('url')
    const parsed = parseRequestTarget(context.env?.incoming?.url ?? pathname)
    if (!parsed.ok) {
      const kind = answerKindOf(pathname, context.req.header('accept') ?? null)
      return plainAnswer(kind, { status: parsed.status, code: 'bad_address', message: parsed.message })
    }
    context.set('target', parsed.target)
    return next()
  })

  app.use(
    limitedBodies({
      trustProxy: options.trustProxy ?? false,
      ...(options.bodyLimits && { limits: options.bodyLimits }),
    }),
  )

  app.get('/healthz', () => alive())
  const { siteServices: data } = options
  const check = data && createDatabaseCheck(async () => (await data).database.check())
  app.get('/readyz', () => ready(options.readiness, files, check))
  if (options.contentService) app.route('/', contentRoutes(options.contentService, options.trustProxy ?? false))
  if (options.siteServices) {
    const { siteServices, publicUrl, trustProxy = false } = options
    app.route('/', functionRoutes(siteServices, trustProxy))
    app.route('/', bankRoutes(siteServices, publicUrl))
    if (options.outbox) app.route('/', outboxRoutes(siteServices, publicUrl))
  }
  app.all('*', siteHandler(files))

  app.onError((error, context) => {
    const { pathname } = context.get('url')
    const accept = context.req.header('accept') ?? null
    if (databaseTrouble(error) !== undefined) return unavailable(pathname, accept)
    const reference = newReference()
    context.set('errorReference', reference)
    return failure(pathname, accept, reference)
  })
  return app
}
