import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { networkOf } from '../../api/rate-limit/network-of.ts'
import { plainAnswer } from '../../functions/plain-answer.ts'
import { callerAddress } from '../connections/caller-address.ts'
import type { RequestScope } from '../request-scope.ts'

/** Anything that answers a request, as the content service does. */
export interface FetchHandler {
  fetch(request: Request, asker?: string): Promise<Response>
}

/** A query is a few kilobytes; more is a mistake or an attack. */
const largestRequest = 256 * 1024

/**
 * The content service has `/content/…` and `/images/<space>/…`. The site's own pictures lie directly in `/images/`, so
 * one segment there is the site's and more are the service's.
 */
export const contentRoutes = (service: FetchHandler, trustProxy: boolean): Hono<RequestScope> => {
  const routes = new Hono<RequestScope>()
  const limit = bodyLimit({
    maxSize: largestRequest,
    onError: () => plainAnswer('json', { status: 413, code: 'too_large', message: 'The request is too large.' }),
  })
  for (const path of ['/content/*', '/images/:space/:file{.+}']) {
    routes.all(path, limit, async (context) => {
      const answer = await service.fetch(context.req.raw, networkOf(callerAddress(context, trustProxy)))
      // Copied, because the headers of an answer passed on from elsewhere can't be added to.
      return new Response(answer.body, answer)
    })
  }
  return routes
}

/** Lets requests that come during the start wait for the service instead of failing. */
export const onceLoaded = (loading: Promise<FetchHandler>): FetchHandler => ({
  fetch: async (request, asker) => (await loading).fetch(request, asker),
})
