import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describeProblems, readEnvironment } from '../build/environment.ts'
import { loadEnvironmentFile } from '../build/environment-file.ts'
import { describeAddresses } from './addresses.ts'
import { createApp } from './app.ts'
import { type FetchHandler, onceLoaded } from './content-service-host.ts'
import { loadEmbeddedContent } from './embedded-content.ts'
import { listen } from './listen.ts'
import type { Readiness } from './readiness.ts'
import { stopOnSignals } from './shutdown.ts'
import type { SiteData } from './site-data.ts'

const giveUp: (message: string) => never = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

loadEnvironmentFile()
const read = readEnvironment(process.env)
if (!read.ok) giveUp(`Poolwright can't start with these settings:\n${describeProblems(read.problems)}`)
const { environment } = read
const { content } = environment

// Written at once: the last lines before the process ends are the ones that matter, and in their order.
const logger = pino({ level: environment.logLevel, base: null }, pino.destination({ dest: 1, sync: true }))
const fail = (error: unknown, what: string): never => {
  logger.fatal({ err: error }, what)
  return process.exit(1)
}
process.on('uncaughtException', (error) => fail(error, 'unexpected error'))
process.on('unhandledRejection', (error) => fail(error, 'unexpected rejection'))

const loadContentService = async (): Promise<FetchHandler> => {
  const loaded = await loadEmbeddedContent(environment)
  return loaded.ok ? loaded.service : giveUp(loaded.message)
}
const loading = content.host === undefined ? loadContentService() : undefined

const loadSiteData = async (): Promise<SiteData> => {
  const { openSiteData } = await import('./site-data.ts')
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

const listening = await listen({ fetch: app.fetch, host: environment.host, port: environment.port, logger })
if (!listening.ok) giveUp(listening.message)
stopOnSignals(listening.server, readiness, logger, async () => (await siteData.promise).close())
siteData.resolve(await loadSiteData())
await loading
if (readiness.phase === 'starting') readiness.phase = 'ready'
if (!existsSync(join(environment.siteDirectory, 'index.html'))) {
  logger.warn({ siteDirectory: environment.siteDirectory }, 'there is no built site to serve yet')
}
process.stdout.write(describeAddresses(environment, listening.server.port))
