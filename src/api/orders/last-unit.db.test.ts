import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { stock } from '../db/schema/stock.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { emptyShop } from './empty-shop.fake.ts'
import { aRequest, type FakeOrderServices, fakeOrderServices, fillStock, now } from './order-services.fake.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

onEachEngine((db) => {
  let services: FakeOrderServices

  beforeEach(async () => {
    await emptyShop(db())
    services = fakeOrderServices(db())
  })

  it('the last unit is sold once, however many want it at the same moment, and only who gets it pays', async () => {
    await fillStock(db(), { 'PW-S300I': 1 })
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const request = aRequest()
        const placed = await placeOrder(services, request, now)
        if (!placed.ok) return placed.reason
        const paying = await payOrder(services, { ...request, method: 'pm_ok', acceptedTotal: placed.order.total }, now)
        return paying.ok ? paying.order.state : paying.reason
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'short')).toHaveLength(29)
    expect(services.gateway.kept()).toBe(189900)
    expect((await db().select().from(stock))[0]?.onHand).toBe(0)
    expect(await db().$count(orders, eq(orders.state, 'paid'))).toBe(1)
  })
})
