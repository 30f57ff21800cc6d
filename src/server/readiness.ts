import type { DatabaseCheck } from './database/database-check.ts'
import type { SiteFiles } from './site-files/site-files.ts'

/** Where the process is in its life. Starting ends when everything it needs has been loaded. */
export interface Readiness {
  phase: 'starting' | 'ready' | 'stopping'
}

const answer = (status: 200 | 503, body: Record<string, string>): Response => {
  const text = JSON.stringify(body)
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    },
  })
}

export const alive = (): Response => answer(200, { status: 'alive' })

/** Ready to be sent visitors: a load balancer asks this, and stops sending when the process is about to go. */
export const ready = async (readiness: Readiness, files: SiteFiles, check?: DatabaseCheck): Promise<Response> => {
  if (readiness.phase !== 'ready') return answer(503, { status: readiness.phase })
  if (!(await files.has('index.html')))
    return answer(503, { status: 'unbuilt', reason: 'The site has no index.html. Run the build.' })
  const trouble = await check?.()
  if (trouble !== undefined)
    return answer(503, { status: 'no-database', reason: `The database cannot be used: ${trouble}.` })
  return answer(200, { status: 'ready' })
}
