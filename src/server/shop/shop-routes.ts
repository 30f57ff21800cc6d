import { Hono } from 'hono'
import { bankPath } from '../../api/payments/open-gateway.ts'
import { papersPath } from '../../domain/orders/papers-path.ts'
import { outboxDoor } from '../outbox-door.ts'
import type { RequestScope } from '../request-scope.ts'
import type { SiteData } from '../site-data.ts'
import { paymentEventsPath } from './shop.ts'

const noShop = (): Response => new Response('There is no shop here.\n', { status: 404 })

/** Where gateways tell what has happened, the papers of orders, and the embedded bank, once the database is open. */
export const shopRoutes = (siteData: Promise<Pick<SiteData, 'shop'>>, publicUrl: string): Hono<RequestScope> => {
  const routes = new Hono<RequestScope>()
  // Who makes the bank slow or forgetful is whoever develops the shop.
  routes.use(`${bankPath}/control`, outboxDoor(publicUrl))
  routes.all(paymentEventsPath, async (context) => (await siteData).shop?.events(context.req.raw) ?? noShop())
  routes.all(papersPath, async (context) => (await siteData).shop?.papers(context.req.raw) ?? noShop())
  const bank = async (request: Request) => (await siteData).shop?.bank?.fetch(request) ?? noShop()
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
