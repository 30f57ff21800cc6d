import { Hono } from 'hono'
import type { RequestScope } from './request-scope.ts'
import type { SiteData } from './site-data.ts'
import { callerAddress } from './site-data-routes.ts'

/** Where files for forms go in. There is no way out here. */
export const uploadRoutes = (siteData: Promise<SiteData>, trustProxy: boolean): Hono<RequestScope> =>
  new Hono<RequestScope>().all('/.netlify/functions/uploads/:purpose', async (context) => {
    const { uploads } = await siteData
    return uploads(context.req.raw, {
      address: callerAddress(context, trustProxy),
      purpose: context.req.param('purpose'),
    })
  })
