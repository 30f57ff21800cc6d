import { pino } from 'pino'
import { immutable, revalidated } from '../../src/config/cache-control.ts'
import { listen } from '../../src/server/connections/listen.ts'
import { sendFile } from '../../src/server/site-files/send-file.ts'
import { createSiteFiles } from '../../src/server/site-files/site-files.ts'

export interface StaticSite {
  readonly origin: string
  /** Every request so far, as `GET /path`. */
  readonly requests: readonly string[]
  stop(): Promise<void>
}

/** Builders of sites put a hash into the names of all other files. */
const isNamedForGood = (file: string): boolean => !/\.(html|json|txt)$/.test(file)

/** Anybody's finished site, served by the server that ours has, but for its policies. */
export const serveStaticSite = async (directory: string): Promise<StaticSite> => {
  const files = createSiteFiles(directory)
  const requests: string[] = []
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    logger: pino({ level: 'silent' }),
    fetch: async (request) => {
      const pathname = decodeURI(new URL(request.url).pathname)
      requests.push(`${request.method} ${pathname}`)
      const file = pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '')
      const answer = (await sendFile(files, file, request)) ?? new Response(null, { status: 404 })
      answer.headers.set('cache-control', isNamedForGood(file) ? immutable : revalidated)
      return answer
    },
  })
  if (!listening.ok) throw new Error(listening.message)
  const { server } = listening
  return {
    origin: `http://localhost:${server.port}`,
    requests,
    stop: async () => {
      await server.stop(0)
    },
  }
}
