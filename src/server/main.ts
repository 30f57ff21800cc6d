import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeAddresses } from './addresses.ts'
import { createApp } from './app.ts'
import { type FetchHandler, onceLoaded } from './content-service-host.ts'
import { loadEmbeddedContent } from './embedded-content.ts'
import { giveUp } from './give-up.ts'
import { listen } from './listen.ts'
import { createProcessLogger } from './process-logger.ts'
import type { Readiness } from './readiness.ts'
import { ownEnvironment } from './server-environment.ts'
import { stopOnSignals } from './shutdown.ts'
import type { SiteData } from './site-data.ts'

const graceMilliseconds = 10_000

const environment = ownEnvironment({ listens: true })
const { content } = environment
const logger = createProcessLogger(environment.logLevel)

const loadContentService = async (): Promise<FetchHandler> => {
  const loaded = await loadEmbeddedContent(environment)
  return loaded.ok ? loaded.service : giveUp(loaded.message)
}
const loading = content.host === undefined ? loadContentService() : undefined

const siteDataCode = import('./site-data.ts')
const loadSiteData = async (): Promise<SiteData> => {
  const { openSiteData } = await siteDataCode
  const opened = await openSiteData(environment, logger)
  return opened.ok ? opened.siteData : giveUp(opened.message)
}
// Opened once the port is ours: whoever starts a second server hears of the port, not of the data.
const siteData = Promise.withResolvers<SiteData>()

const readiness: Readiness = { phase: 'starting' }
const app = createApp({
  siteDirectory: environment.siteDirectory,
  publicUrl: environment.publicUrl,
  logger,
  readiness,
  trustProxy: environment.trustProxy,
  siteData: siteData.promise,
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
  await (await siteData.promise).close()
})
siteData.resolve(await loadSiteData())
await loading
if (readiness.phase === 'starting') readiness.phase = 'ready'
if (!existsSync(join(environment.siteDirectory, 'index.html'))) {
  logger.warn({ siteDirectory: environment.siteDirectory }, 'there is no built site to serve yet')
}
process.stdout.write(describeAddresses(environment, server.port))
