import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { errorForLog } from '../../api/graphql-function/error-for-log.ts'
import type { RequestScope } from '../request-scope.ts'

const probes = new Set(['/healthz', '/readyz'])
const longestLoggedPath = 256

/** Neither which sign-in somebody is in the middle of, nor the secret of a letter's link. */
const withoutSecrets = (path: string): string =>
  path.replace(/^(\/identity\/(?:interaction|auth|security\/letter))\/.+/, '$1/…')

const levelOf = (status: number, path: string): 'error' | 'info' | 'debug' => {
  if (status >= 500 && !probes.has(path)) return 'error'
  return probes.has(path) ? 'debug' : 'info'
}

/** One line per request, and nothing in it about the person: no address, no query, no cookies, no browser. */
export const requestLog =
  (logger: Logger, options: { readonly trustProxy: boolean }): MiddlewareHandler<RequestScope> =>
  async (context, next) => {
    const started = performance.now()
    const sent = options.trustProxy ? context.req.header('x-request-id') : undefined
    const id = sent && /^[\w.=-]{8,128}$/.test(sent) ? sent : randomUUID()
    const url = new URL(context.req.url)
    context.set('url', url)
    await next()

    const { res: response, error } = context
    response.headers.set('x-request-id', id)
    const path = url.pathname
    const outgoing = context.env?.outgoing
    const write = (): void => {
      const bytes = response.headers.get('content-length')
      const reference = context.get('errorReference')
      logger[levelOf(response.status, path)](
        {
          id,
          method: context.req.method,
          path: withoutSecrets(path).slice(0, longestLoggedPath),
          status: response.status,
          ms: Math.round((performance.now() - started) * 10) / 10,
          ...(bytes === null || context.req.method === 'HEAD' ? {} : { bytes: Number(bytes) }),
          ...(outgoing && !outgoing.writableFinished ? { aborted: true } : {}),
          ...(reference === undefined ? {} : { reference }),
          ...(error === undefined ? {} : { err: errorForLog(error) }),
        },
        'request',
      )
    }
    if (outgoing) outgoing.once('close', write)
    else write()
  }
