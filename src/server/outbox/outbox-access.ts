import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '../../config/loopback.ts'
import { callerAddress } from '../connections/caller-address.ts'
import type { RequestScope } from '../request-scope.ts'

/**
 * Letters are for whoever develops the site, at this machine. Its address alone does not tell: a page elsewhere may give its own
 * name this machine's address, and a proxy here speaks for everybody. Who claims to be forwarded is believed: lying only closes.
 */
export const outboxAccess = (publicUrl: string): MiddlewareHandler<RequestScope> => {
  const ownHost = new URL(publicUrl).host
  return async (context, next) => {
    const { host, hostname } = context.get('url')
    const isOurs = host === ownHost || isLoopback(hostname)
    // Without a server around it, a test asks.
    const isHere = context.env?.incoming === undefined || isLoopback(callerAddress(context, true))
    if (!isOurs || !isHere) return context.notFound()
    return next()
  }
}
