import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { letters } from '../../../src/api/db/schema/letters.ts'
import { orders } from '../../../src/api/db/schema/orders.ts'
import { rateLimitCounts } from '../../../src/api/db/schema/rate-limit-counts.ts'
import { stock } from '../../../src/api/db/schema/stock.ts'
import type { OrderServices } from '../../../src/api/orders/order-services.ts'
import type { GivenFaults } from '../../../src/sandbox-bank/faults/faults.ts'
import { openShopData, type ShopData } from '../../support/open-shop-data.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { eventually } from '../visitor.ts'
import { product } from './product.ts'

export type ShopWithBuyers = ReturnType<typeof shopWithBuyers>

/** The shop and its bank, for the buyers of one file. Each is known by an email address of their own. */
export const shopWithBuyers = () => {
  let data: ShopData
  let site: RunningSite
  const db = () => data.siteServices.database.db

  beforeAll(async () => {
    data = await openShopData()
    site = await startSite(undefined, data.siteServices, data.port)
    await data.siteServices.shop?.fillFirstCounts()
    // So that the last buyer finds some.
    await db().update(stock).set({ onHand: 1000 }).where(eq(stock.sku, product.sku))
  })
  beforeEach(async () => {
    await bank().setFaults({})
    // They all come from this machine.
    await db().delete(rateLimitCounts)
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await site.stop()
    await data.close()
  })

  const services = (): OrderServices => {
    if (data.siteServices.shop === undefined) throw new Error('There is no shop.')
    return data.siteServices.shop.services
  }
  const bank = () => data.bank
  const ordersOf = (email: string) => db().select().from(orders).where(eq(orders.email, email))

  /** What was sold to somebody. */
  const soldTo = async (email: string) => {
    const made = await ordersOf(email)
    const ids = made.map(({ id }) => id)
    const written = await db().select().from(letters).where(inArray(letters.order, ids))
    const charged = await services().gateway.charged(new Date(0))
    return {
      orders: made.map(({ state }) => state),
      letters: written.length,
      charges: charged.filter(({ order }) => ids.includes(order)).length,
    }
  }

  return {
    site: () => site,
    services,
    bank,
    ordersOf,
    /** Lets the bank do what it is asked to and keeps its answers, until it is let go. */
    holdAnswers: (path = '/v1/intents') => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const answerOf = bank().fetch
      const held = vi.spyOn(bank(), 'fetch').mockImplementation(async (request) => {
        const answer = await answerOf(request)
        if (new URL(request.url).pathname.includes(path)) await promise
        return answer
      })
      return () => {
        held.mockRestore()
        resolve()
      }
    },
    /** Cuts the next answer to such a request off. Resolves when that has happened. */
    cutAnswer: (path: string, answersCut: 'before' | 'after'): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const answerOf = bank().fetch
      const watched = vi.spyOn(bank(), 'fetch').mockImplementation(async (request) => {
        if (!new URL(request.url).pathname.endsWith(path)) return answerOf(request)
        watched.mockRestore()
        await bank().setFaults({ answersCut, answersCutTimes: 1 })
        return answerOf(request).finally(resolve)
      })
      return promise
    },
    /** What goes wrong at the bank from now on. */
    control: async (faults: GivenFaults) => {
      const address = `${site.origin}/sandbox-bank/control`
      const headers = { 'content-type': 'application/json' }
      const { ok } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(faults) })
      if (!ok) throw new Error('The bank does not take these faults.')
    },
    /** One order, one charge, one letter: now, and when the bank has told all that it has to tell. */
    expectOnePurchase: async (email: string) => {
      const once = { orders: ['paid'], letters: 1, charges: 1 }
      await bank().setFaults({})
      await eventually(() => soldTo(email)).toEqual(once)
      await bank().deliverDue()
      expect(await soldTo(email)).toEqual(once)
    },
  }
}
