import { Hono } from 'hono'
import { bankPath } from '../../api/payments/open-gateway.ts'
import { noShop } from '../../functions/no-shop.ts'
import type { SiteServices } from '../../functions/wiring/site-services.ts'
import { outboxAccess } from '../outbox/outbox-access.ts'
import type { RequestScope } from '../request-scope.ts'

/** The embedded bank, once the database is open. */
export const bankRoutes = (
  siteServices: Promise<Pick<SiteServices, 'shop'>>,
  publicUrl: string,
): Hono<RequestScope> => {
  const routes = new Hono<RequestScope>()
  // Who makes the bank slow or forgetful is whoever develops the shop.
  routes.use(`${bankPath}/control`, outboxAccess(publicUrl))
  const bank = async (request: Request) => (await siteServices).shop?.bank?.fetch(request) ?? noShop()
  for (const path of [bankPath, `${bankPath}/*`])
    routes.all(path, async (context) => {
      const answer = await bank(context.req.raw)
      // Another party: its pages have a policy of their own.
      const policy = answer.headers.get('content-security-policy')
      if (policy !== null) context.set('ownPolicy', policy)
      return answer
    })
  return routes
}
