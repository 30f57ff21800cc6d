import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { functionRoutes } from '../function-routes.ts'
import type { RequestScope } from '../request-scope.ts'
import { bankRoutes } from './bank-routes.ts'

const answering = (words: string) => async () => new Response(words)

const app = (shop: object | undefined) => {
  const routes = new Hono<RequestScope>()
  routes.use(async (context, next) => {
    context.set('url', new URL(context.req.url))
    await next()
  })
  const siteServices = Promise.resolve({ shop } as never)
  return routes
    .route('/', functionRoutes(siteServices, false))
    .route('/', bankRoutes(siteServices, 'https://pools.example'))
}

const shop = { events: answering('events'), papers: answering('papers'), bank: { fetch: answering('bank') } }

describe('the addresses of the shop', () => {
  it('lead to events, papers and the bank', async () => {
    const ask = async (path: string) => (await app(shop).request(`https://pools.example${path}`)).text()
    expect(await ask('/.netlify/functions/payment-events')).toBe('events')
    expect(await ask('/.netlify/functions/order-papers')).toBe('papers')
    expect(await ask('/sandbox-bank/fields')).toBe('bank')
    expect(await ask('/sandbox-bank/control')).toBe('bank')
  })

  it('show the control page of the bank under our own name alone', async () => {
    expect((await app(shop).request('https://elsewhere.example/sandbox-bank/control')).status).toBe(404)
  })

  it('say so where there is no shop', async () => {
    for (const path of ['/.netlify/functions/payment-events', '/.netlify/functions/order-papers', '/sandbox-bank/'])
      expect((await app(undefined).request(`https://pools.example${path}`)).status).toBe(404)
  })
})
