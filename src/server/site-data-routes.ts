import { type Context, Hono } from 'hono'
import { siteDataPath } from '../site/data/site-data-client.ts'
import type { RequestScope } from './request-scope.ts'
import type { SiteData } from './site-data.ts'

/** Whose request it is. Of forwarding headers only what our own proxy has added counts: the last entry. Anybody can write the others. */
export const callerAddress = (context: Context<RequestScope>, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || context.env?.incoming?.socket.remoteAddress || 'unknown'
}

/** The function behind the site, once its database is open. */
export const siteDataRoutes = (siteData: Promise<Pick<SiteData, 'graphql'>>, trustProxy: boolean): Hono<RequestScope> =>
  new Hono<RequestScope>().all(siteDataPath, async (context) => {
    const { graphql } = await siteData
    return graphql(context.req.raw, { address: callerAddress(context, trustProxy) })
  })
