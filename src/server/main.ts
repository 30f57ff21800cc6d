import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { errorForLog } from '../api/graphql-function/error-for-log.ts'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import { createApp } from './app.ts'
import { listen } from './connections/listen.ts'
import { type FetchHandler, onceLoaded } from './content/content-service-host.ts'
import { loadEmbeddedContent } from './content/embedded-content.ts'
import { giveUp } from './give-up.ts'
import { createProcessLogger } from './logging/process-logger.ts'
import { ownEnvironment } from './own-environment.ts'
import type { Readiness } from './readiness.ts'
import { createOpenBank } from './shop/open-bank.ts'
import { stopOnSignals } from './shutdown.ts'
import { describeAddresses } from './start-message.ts'

const graceMilliseconds = 10_000

const environment = ownEnvironment({ listens: true })
const { content } = environment
const logger = createProcessLogger(environment.logLevel)

/** What can be sold, once somebody counts it; else what content says. */
let countStock: SiteServices['countStock']
const stockNow = async (): Promise<ReadonlyMap<string, boolean>> => {
  const uncounted = new Map<string, boolean>()
  const onTrouble = (error: unknown) => {
    logger.warn({ err: errorForLog(error) }, 'stock could not be counted: content says what is in stock')
    return uncounted
  }
  return countStock?.().catch(onTrouble) ?? uncounted
}

const loadContentService = async (): Promise<FetchHandler> => {
  const loaded = await loadEmbeddedContent(environment, stockNow)
  return loaded.ok ? loaded.service : giveUp(loaded.message)
}
const loading = content.host === undefined ? loadContentService() : undefined

const siteServicesCode = import('../functions/wiring/site-services.ts')
/** The embedded content service is asked without leaving the process. */
const contentHere: typeof fetch | undefined =
  loading && (async (input, init) => (await loading).fetch(new Request(input, init)))

const loadSiteServices = async (): Promise<SiteServices> => {
  const { openSiteServices } = await siteServicesCode
  const opened = await openSiteServices(environment, logger, {
    openBank: createOpenBank(environment, logger),
    ...(contentHere && { content: contentHere }),
  })
  return opened.ok ? opened.siteServices : giveUp(opened.message)
}

/** Of an embedded database nobody else can ask: commands typed on this machine come here. */
const openCommands = async ({ shop, database }: SiteServices) => {
  if (environment.database.url !== undefined) return undefined
  const [{ commandSocketFile, openCommandSocket }, { runTyped }] = await Promise.all([
    import('./shop/command-socket.ts'),
    import('./shop/run-typed.ts'),
  ])
  return openCommandSocket(commandSocketFile(environment.database.directory), (typed) =>
    runTyped({ db: database.db, shop }, typed),
  )
}
// Opened once the port is ours: whoever starts a second server hears of the port, not of the data.
const siteServices = Promise.withResolvers<SiteServices>()
const commandSocket = Promise.withResolvers<Server | undefined>()

const readiness: Readiness = { phase: 'starting' }
const app = createApp({
  siteDirectory: environment.siteDirectory,
  publicUrl: environment.publicUrl,
  logger,
  readiness,
  trustProxy: environment.trustProxy,
  siteServices: siteServices.promise,
  outbox: environment.mode === 'development',
  ...(loading ? { contentService: onceLoaded(loading) } : {}),
  ...(content.host === undefined ? {} : { contentHost: content.host }),
})

const { host, port } = environment
const https = environment.publicUrl.startsWith('https:')
const listening = await listen({ fetch: app.fetch, host, port, logger, https })
const { server } = listening.ok ? listening : giveUp(listening.message)
stopOnSignals(readiness, logger, async () => {
  const outcome = await server.stop(graceMilliseconds)
  if (outcome === 'cut-off') logger.warn({ graceMilliseconds }, 'requests under way were cut off')
  ;(await commandSocket.promise)?.close()
  await (await siteServices.promise).close()
})
const opened = await loadSiteServices()
countStock = opened.countStock
siteServices.resolve(opened)
commandSocket.resolve(await openCommands(opened))
await loading
if (readiness.phase === 'starting') readiness.phase = 'ready'
if (!existsSync(join(environment.siteDirectory, 'index.html'))) {
  logger.warn({ siteDirectory: environment.siteDirectory }, 'there is no built site to serve yet')
}
process.stdout.write(describeAddresses(environment, server.port))
