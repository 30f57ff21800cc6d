import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderEvents } from '../db/schema/orders.ts'
import { promotionCodes } from '../db/schema/promotion-codes.ts'
import { stockHolds } from '../db/schema/stock.ts'
import { onEachShop } from './on-each-shop.fake.ts'
import { orderNow } from './order-now.ts'
import { aRequest, later, now } from './order-services.fake.ts'

onEachShop(({ db, services, place, pay, buy, available, read }) => {
  describe('paying', () => {
    it('charges the card, sells what was held, promises dates and writes one letter', async () => {
      const order = await buy()
      expect(order).toMatchObject({ state: 'paid', card: { brand: 'visa', last4: '4242' } })
      expect(order.promise).toEqual({ kind: 'door', leaves: '2026-11-17', from: '2026-11-18', to: '2026-11-19' })
      expect(await available('PW-S300I')).toBe(3)
      expect(await db().$count(stockHolds)).toBe(0)
      expect(services().letters).toEqual([`paid ${order.number}`])
      expect(services().gateway.kept()).toBe(189900)
      const changes = await db()
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.order, order.id))
        .orderBy(orderEvents.id)
      expect(changes.map(({ who, to }) => [who, to])).toEqual([
        ['customer', 'pending'],
        ['customer', 'verifying'],
        ['bank', 'paid'],
      ])
    })

    it('by twenty clicks at once is one charge', async () => {
      const request = aRequest()
      const { total, id } = await place(request)
      await Promise.all(Array.from({ length: 20 }, () => pay(request, total)))
      expect(await read(id)).toMatchObject({ state: 'paid', attempts: 1 })
      expect(services().gateway.kept()).toBe(total)
      expect(services().letters).toHaveLength(1)
    })

    it.each([
      ['pm_declined', 'declined'],
      ['pm_poor', 'insufficient-funds'],
      ['pm_expired', 'expired-card'],
      ['pm_wrong_code', 'wrong-code'],
    ])('with %s waits for another card, and says why', async (method, declined) => {
      const request = aRequest()
      const order = await buy(request, method)
      expect(order).toMatchObject({ state: 'pending', declined })
      expect(services().gateway.kept()).toBe(0)
      expect(await pay(request, order.total)).toMatchObject({ order: { state: 'paid', attempts: 2 } })
      expect(services().gateway.intents.size).toBe(1)
    })

    it('is refused for another total than the one that was agreed to', async () => {
      const request = aRequest()
      const { total } = await place(request)
      expect(await pay(request, total - 1)).toEqual({ ok: false, reason: 'total-changed' })
      expect(await pay({ ...request, secret: 'y'.repeat(32) }, total)).toEqual({ ok: false, reason: 'no-order' })
      expect(services().gateway.intents.size).toBe(0)
    })

    it('after the hold is over begins with a new price and a new hold', async () => {
      const request = aRequest()
      const { total } = await place(request)
      expect(await pay(request, total, 'pm_ok', later(31))).toEqual({ ok: false, reason: 'hold-over' })
      await place(request, later(31))
      expect(await pay(request, total, 'pm_ok', later(31))).toMatchObject({ order: { state: 'paid' } })
    })

    it('for nothing asks nobody', async () => {
      await db()
        .insert(promotionCodes)
        .values({
          code: 'ALLOFF',
          name: 'All of it',
          benefit: { kind: 'percentage', percent: 100 },
          startsOn: '2026-11-01',
          endsOn: '2026-11-30',
        })
      expect(await buy(aRequest({ code: 'ALLOFF' }))).toMatchObject({ state: 'paid', total: 0, intent: null })
      expect(services().gateway.intents.size).toBe(0)
    })

    it('another amount after a decline closes the gateway’s first record, so that only one can be paid', async () => {
      const request = aRequest()
      await buy(request, 'pm_declined')
      const { total } = await place({ ...request, lines: [{ sku: 'PW-FILTER', quantity: 1 }] })
      expect(await pay(request, total)).toMatchObject({ order: { state: 'paid', total: 6495 } })
      expect([...services().gateway.intents.values()].map(({ state }) => state)).toEqual(['cancelled', 'succeeded'])
    })
  })

  describe('with the bank', () => {
    it('asks its question, and goes on when it is answered', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      expect(order.state).toBe('verifying')
      services().gateway.verify('pi_1', true)
      expect(await orderNow(services(), order, now)).toMatchObject({ order: { state: 'paid' } })
    })

    it('refused by the payer waits for another card', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      services().gateway.verify('pi_1', false)
      expect(await orderNow(services(), order, now)).toMatchObject({
        order: { state: 'pending', declined: 'not-verified' },
      })
    })
  })
})
