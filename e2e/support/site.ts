import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { pino } from 'pino'
import { readEnvironment } from '../../src/config/environment.ts'
import type { SiteServices } from '../../src/functions/wiring/site-services.ts'
import { createApp } from '../../src/server/app.ts'
import { listen } from '../../src/server/connections/listen.ts'
import { siteDataPath } from '../../src/site/data/site-data-client.ts'
import { createTestContentService } from './test-content-service.ts'
import { testSiteDirectory } from './test-site-directory.ts'

type Answer = Response | 'hang up' | undefined

/** Answers in place of the site, or cuts the connection; undefined lets the site answer. */
export type Fault = (request: Request, url: URL) => Answer | Promise<Answer>

export interface RunningSite {
  /** e.g. `http://localhost:41234`, without a slash at the end. */
  origin: string
  /** Replaces whatever fault was there; pass nothing to mend the site. */
  breakWith(fault?: Fault): void
  /** Cuts every connection there is; what the server has begun it goes on with. */
  cutOff(): void
  /** Every request that reached the server so far, as `GET /path`. */
  requests: string[]
  stop(): Promise<void>
}

/** Where there is no database every product page asks for a stock that nobody has counted. */
const uncounted = async (request: Request, { pathname }: URL): Promise<Answer> => {
  if (pathname !== siteDataPath || request.method !== 'POST') return undefined
  const isStock = (await request.clone().text()).includes('"operationName":"Stock"')
  return isStock ? Response.json({ data: { stock: [] } }) : undefined
}

/** The real server over the built site, on a free port, with a way to make it fail. The worker's requests fail too. */
export const startSite = async (
  siteDirectory = testSiteDirectory,
  siteServices?: SiteServices,
  /** One that is free; 0 finds one. */
  port = 0,
): Promise<RunningSite> => {
  const logger = pino({ level: 'silent' })
  const read = readEnvironment({ NODE_ENV: 'test' })
  if (!read.ok) throw new Error('The default environment is not valid.')
  const service = createTestContentService(read.environment)
  const app = createApp({
    siteDirectory,
    publicUrl: 'http://localhost',
    logger,
    readiness: { phase: 'ready' },
    contentService: service,
    // Visitors of one test are not to be counted with those of another: each says where it comes from.
    ...(siteServices && { siteServices: Promise.resolve(siteServices), trustProxy: true }),
  })

  let fault: Fault | undefined
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    if (sockets.has(socket)) return
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const listening = await listen({
    host: '127.0.0.1',
    port,
    logger,
    fetch: async (request, env) => {
      const url = new URL(request.url)
      requests.push(`${request.method} ${url.pathname}`)
      const socket = 'incoming' in env && env.incoming instanceof IncomingMessage ? env.incoming.socket : undefined
      if (socket !== undefined) keep(socket)
      const answer = (await fault?.(request, url)) ?? (siteServices ? undefined : await uncounted(request, url))
      if (answer !== 'hang up') return answer ?? app.fetch(request, env)
      socket?.destroy()
      return new Response(null, { status: 503 })
    },
  })
  if (!listening.ok) throw new Error(listening.message)
  const { server } = listening
  return {
    origin: `http://localhost:${server.port}`,
    breakWith: (next) => {
      fault = next
    },
    cutOff: () => {
      for (const socket of sockets) socket.destroy()
    },
    requests,
    stop: async () => {
      await server.stop(0)
    },
  }
}
