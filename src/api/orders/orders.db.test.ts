import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachEngine } from '../db/engines/on-each-engine.ts'
import { orderEvents, orderLines, orders } from '../db/schema/orders.ts'
import { promotionCodes } from '../db/schema/promotion-codes.ts'
import { refunds } from '../db/schema/refunds.ts'
import { stock, stockHolds, stockLedger } from '../db/schema/stock.ts'
import { unreachable } from '../payments/gateway.fake.ts'
import { countAvailable } from '../stock/available.ts'
import type { OrderRow } from './change-state.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { emptyShop } from './empty-shop.fake.ts'
import { expireOrders } from './expire-orders.ts'
import { followIntent } from './follow-intent.ts'
import { followUnanswered } from './follow-unanswered.ts'
import { commandOrder } from './order-commands.ts'
import { aRequest, type FakeOrderServices, fakeOrderServices, fillStock, later, now } from './order-services.fake.ts'
import { orderNow, payOrder } from './pay-order.ts'
import { payRefund } from './pay-refund.ts'
import { placeOrder } from './place-order.ts'

onEachEngine((db) => {
  let services: FakeOrderServices

  beforeEach(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S100': 10, 'PW-S300I': 4, 'PW-CADDY': 2, 'PW-FILTER': 5, 'PW-HEAT': 3 })
    services = fakeOrderServices(db())
  })

  const place = async (request = aRequest(), at = now): Promise<OrderRow> => {
    const placed = await placeOrder(services, request, at)
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    return placed.order
  }
  const pay = (request: CheckoutRequest, total: number, method = 'pm_ok', at = now) =>
    payOrder(services, { ...request, method, acceptedTotal: total }, at)
  const buy = async (request = aRequest(), method = 'pm_ok'): Promise<OrderRow> => {
    const { total } = await place(request)
    const paying = await pay(request, total, method)
    if (!paying.ok) throw new Error(paying.reason)
    return paying.order
  }
  const available = async (sku: string, at = now) => (await countAvailable(db(), [sku], at))[0]?.available
  const read = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]
  const payAllRefunds = async (at = now) => {
    for (const { id } of await db().select().from(refunds)) await payRefund(services, id, at)
  }

  describe('placing an order', () => {
    it('prices it by the catalogue, holds what is in it and gives it a number', async () => {
      const order = await place()
      expect(order).toMatchObject({ state: 'pending', goods: 189900, deliveryCost: 0, total: 189900, gst: 17264 })
      expect(order.number).toMatch(/^AU-\d{5}-[0-9A-Z]$/)
      expect(await available('PW-S300I')).toBe(3)
      expect(services.letters).toEqual([])
    })

    it('again changes the same order, and what it held', async () => {
      const request = aRequest()
      const first = await place(request)
      const second = await place({ ...request, lines: [{ sku: 'PW-FILTER', quantity: 2 }] })
      expect(second).toMatchObject({ id: first.id, number: first.number, goods: 11000, deliveryCost: 995 })
      expect(await available('PW-S300I')).toBe(4)
      expect(await available('PW-FILTER')).toBe(3)
      expect(await db().$count(orders)).toBe(1)
    })

    it('in many tabs at once makes one order', async () => {
      const request = aRequest()
      const all = await Promise.all(Array.from({ length: 8 }, () => place(request)))
      expect(new Set(all.map(({ number }) => number)).size).toBe(1)
      expect(await db().$count(orders)).toBe(1)
      expect(await available('PW-S300I')).toBe(3)
    })

    it('with somebody else’s key and another secret finds nothing and changes nothing', async () => {
      const request = aRequest()
      const { id } = await place(request)
      const placed = await placeOrder(
        services,
        { ...request, secret: 'x'.repeat(32), lines: [{ sku: 'PW-FILTER', quantity: 1 }] },
        now,
      )
      expect(placed).toMatchObject({ ok: false, reason: 'refused' })
      expect(await read(id)).toMatchObject({ goods: 189900 })
    })

    it.each([
      ['no line', []],
      ['none of something', [{ sku: 'PW-FILTER', quantity: 0 }]],
      ['less than none', [{ sku: 'PW-FILTER', quantity: -1 }]],
      ['one and a half', [{ sku: 'PW-FILTER', quantity: 1.5 }]],
      ['too many', [{ sku: 'PW-FILTER', quantity: 1e9 }]],
      ['no number', [{ sku: 'PW-FILTER', quantity: Number.NaN }]],
      [
        'a product twice',
        [
          { sku: 'PW-FILTER', quantity: 1 },
          { sku: 'PW-FILTER', quantity: 2 },
        ],
      ],
    ])('with %s is refused', async (_, lines) => {
      expect(await placeOrder(services, aRequest({ lines }), now)).toMatchObject({ ok: false, reason: 'refused' })
    })

    it('says which product is not sold, and which there are too few of', async () => {
      const gone = aRequest({ lines: [{ sku: 'NO-SUCH', quantity: 1 }] })
      expect(await placeOrder(services, gone, now)).toEqual({ ok: false, reason: 'not-sold', skus: ['NO-SUCH'] })
      const many = aRequest({ lines: [{ sku: 'PW-S300I', quantity: 5 }] })
      const short = [{ sku: 'PW-S300I', wanted: 5, available: 4 }]
      expect(await placeOrder(services, many, now)).toEqual({ ok: false, reason: 'short', short })
      expect(await available('PW-S300I')).toBe(4)
    })

    it('charges nothing on a guess while the content service is away', async () => {
      services.catalogue.products = async () => ({ ok: false })
      expect(await placeOrder(services, aRequest(), now)).toEqual({ ok: false, reason: 'prices-unknown' })
    })

    it('wants suburb, state and postcode to agree', async () => {
      const details = { ...aRequest().details, postcode: '2000' }
      expect(await placeOrder(services, aRequest({ details }), now)).toMatchObject({
        reason: 'problems',
        problems: [{ field: 'suburb', message: expect.stringContaining('Kirrawee in NSW is 2232') }],
      })
      const other = { ...aRequest().details, state: 'VIC' }
      expect(await placeOrder(services, aRequest({ details: other }), now)).toMatchObject({
        problems: [{ field: 'postcode', message: expect.stringContaining('2232 is a postcode in NSW') }],
      })
    })

    it('needs no address for what is picked up, and delivers no freight to a remote place', async () => {
      const { email = '', phone = '', name = '' } = aRequest().details
      const order = await place(aRequest({ isPickUp: true, details: { email, phone, name } }))
      expect(order).toMatchObject({ delivery: { kind: 'pick-up', point: 'kirrawee' }, deliveryCost: 0 })
      const details = { ...aRequest().details, suburb: 'Yulara', state: 'NT', postcode: '0872' }
      const heat = aRequest({ details, lines: [{ sku: 'PW-HEAT', quantity: 1 }] })
      expect(await placeOrder(services, heat, now)).toEqual({ ok: false, reason: 'delivery-by-quote' })
    })

    it('adds the bonus, and leaves out what there is none of', async () => {
      const lines = [{ sku: 'PW-S100', quantity: 1 }]
      const order = await place(aRequest({ lines }))
      const kept = await db().select().from(orderLines).where(eq(orderLines.order, order.id))
      expect(kept.map(({ sku, price, isBonus }) => [sku, price, isBonus])).toEqual([
        ['PW-S100', 99900, false],
        ['PW-CADDY', 0, true],
        ['PW-FILTER', 0, true],
      ])
      await db().update(stock).set({ onHand: 1 }).where(eq(stock.sku, 'PW-CADDY'))
      const second = await placeOrder(services, aRequest({ lines }), now)
      expect(second).toMatchObject({ ok: true, left: ['PW-CADDY'] })
    })
  })

  describe('a code', () => {
    const code = { name: '10 % off', benefit: { kind: 'percentage' as const, percent: 10 } }
    beforeEach(() =>
      db()
        .insert(promotionCodes)
        .values({ ...code, code: 'TENOFF', startsOn: '2026-11-01', endsOn: '2026-11-30' }),
    )

    it('takes its share off, once for a customer', async () => {
      const first = await buy(aRequest({ code: 'ten off' }))
      expect(first).toMatchObject({ state: 'paid', off: 18990, total: 170910, code: 'TENOFF' })
      const again = await placeOrder(services, aRequest({ code: 'TENOFF' }), now)
      expect(again).toMatchObject({ ok: true, order: { off: 0, code: null }, code: { state: 'refused' } })
    })

    it('used with two orders at once is used once', async () => {
      const [one, other] = [aRequest({ code: 'TENOFF' }), aRequest({ code: 'TENOFF' })]
      const [first, second] = [await place(one), await place(other)]
      const both = await Promise.all([pay(one, first.total), pay(other, second.total)])
      expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
      expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'code-used' })
    })
  })

  describe('paying', () => {
    it('charges the card, sells what was held, promises dates and writes one letter', async () => {
      const order = await buy()
      expect(order).toMatchObject({ state: 'paid', card: { brand: 'visa', last4: '4242' } })
      expect(order.promise).toEqual({ kind: 'door', leaves: '2026-11-17', from: '2026-11-18', to: '2026-11-19' })
      expect(await available('PW-S300I')).toBe(3)
      expect(await db().$count(stockHolds)).toBe(0)
      expect(services.letters).toEqual([`paid ${order.number}`])
      expect(services.gateway.kept()).toBe(189900)
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
      expect(services.gateway.kept()).toBe(total)
      expect(services.letters).toHaveLength(1)
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
      expect(services.gateway.kept()).toBe(0)
      expect(await pay(request, order.total)).toMatchObject({ order: { state: 'paid', attempts: 2 } })
      expect(services.gateway.intents.size).toBe(1)
    })

    it('is refused for another total than the one that was agreed to', async () => {
      const request = aRequest()
      const { total } = await place(request)
      expect(await pay(request, total - 1)).toEqual({ ok: false, reason: 'total-changed' })
      expect(await pay({ ...request, secret: 'y'.repeat(32) }, total)).toEqual({ ok: false, reason: 'no-order' })
      expect(services.gateway.intents.size).toBe(0)
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
      expect(services.gateway.intents.size).toBe(0)
    })

    it('another amount after a decline closes the gateway’s first record, so that only one can be paid', async () => {
      const request = aRequest()
      await buy(request, 'pm_declined')
      const { total } = await place({ ...request, lines: [{ sku: 'PW-FILTER', quantity: 1 }] })
      expect(await pay(request, total)).toMatchObject({ order: { state: 'paid', total: 6495 } })
      expect([...services.gateway.intents.values()].map(({ state }) => state)).toEqual(['cancelled', 'succeeded'])
    })
  })

  describe('with the bank', () => {
    it('asks its question, and goes on when it is answered', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      expect(order.state).toBe('verifying')
      services.gateway.verify('pi_1', true)
      expect(await orderNow(services, order, now)).toMatchObject({ order: { state: 'paid' } })
    })

    it('refused by the payer waits for another card', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      services.gateway.verify('pi_1', false)
      expect(await orderNow(services, order, now)).toMatchObject({
        order: { state: 'pending', declined: 'not-verified' },
      })
    })

    it('keeps what it holds past its time, until the bank has answered', async () => {
      await buy(aRequest({ lines: [{ sku: 'PW-S300I', quantity: 4 }] }), 'pm_slow')
      expect(await available('PW-S300I', later(45))).toBe(0)
      expect(await expireOrders(services, later(45))).toEqual({ looked: 1, unknown: [] })
      expect(await available('PW-S300I', later(45))).toBe(0)
    })

    it.each(['before', 'after'] as const)('a line cut %s the card was charged makes one charge', async (moment) => {
      const request = aRequest()
      const { total, id } = await place(request)
      services.gateway.disturb = (call, when) => (call === 'pay' && when === moment ? unreachable() : undefined)
      expect(await pay(request, total)).toMatchObject({ asking: true })
      services.gateway.disturb = () => undefined
      // At once nobody can tell whether the attempt is still on its way.
      await followUnanswered(services, now)
      expect((await read(id))?.state).toBe(moment === 'after' ? 'paid' : 'verifying')
      await followUnanswered(services, later(2))
      expect((await read(id))?.state).toBe(moment === 'after' ? 'paid' : 'pending')
      if (moment === 'before') await pay(request, total, 'pm_ok', later(3))
      expect(await read(id)).toMatchObject({ state: 'paid' })
      expect(services.gateway.kept()).toBe(total)
      expect(services.letters).toHaveLength(1)
    })

    it('a server that stops before it asks the gateway leaves the order to be tried again', async () => {
      const request = aRequest()
      const { total, id } = await place(request)
      services.gateway.disturb = () => unreachable()
      await pay(request, total)
      expect(await read(id)).toMatchObject({ state: 'verifying', intent: null })
      services.gateway.disturb = () => undefined
      await followUnanswered(services, later(2))
      expect((await read(id))?.state).toBe('pending')
    })

    it('an attempt that was given up and comes through after all is paid once', async () => {
      const request = aRequest()
      const { total, id } = await place(request)
      services.gateway.disturb = (call, when) => (call === 'pay' && when === 'before' ? unreachable() : undefined)
      await pay(request, total)
      services.gateway.disturb = () => undefined
      await followUnanswered(services, later(2))
      const late = await services.gateway.pay('pi_1', { method: 'pm_ok', key: 'late', returnUrl: '' })
      await pay(request, total, 'pm_ok', later(3))
      await followIntent(services, id, late, later(3))
      expect(await read(id)).toMatchObject({ state: 'paid' })
      expect(services.gateway.kept()).toBe(total)
      expect(services.letters).toHaveLength(1)
    })
  })

  describe('the gateway’s word', () => {
    it('told ten times at once is heard once', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      services.gateway.verify('pi_1', true)
      const intent = await services.gateway.read('pi_1')
      await Promise.all(Array.from({ length: 10 }, () => followIntent(services, order.id, intent, now)))
      expect(services.letters).toEqual([`paid ${order.number}`])
      expect(await available('PW-S300I')).toBe(3)
    })

    it('that an order let go was charged is answered with the money, once', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      const before = await services.gateway.read('pi_1')
      await followIntent(services, order.id, { ...before, state: 'cancelled' }, now)
      expect((await read(order.id))?.state).toBe('expired')
      services.gateway.verify('pi_1', true)
      const charged = await services.gateway.read('pi_1')
      for (let times = 0; times < 3; times += 1) await followIntent(services, order.id, charged, now)
      await payAllRefunds()
      expect(services.gateway.kept()).toBe(0)
      expect(services.letters).toEqual([`expired-charge ${order.number}`])
      expect(await available('PW-S300I')).toBe(4)
    })

    it('that another amount was charged is answered with the money', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      services.gateway.verify('pi_1', true)
      await followIntent(services, order.id, { ...(await services.gateway.read('pi_1')), amount: 1 as never }, now)
      expect((await read(order.id))?.state).toBe('failed')
      expect(await db().$count(refunds)).toBe(1)
    })
  })

  describe('an order whose time is over', () => {
    it('is let go, and what it held can be sold', async () => {
      const { id } = await place(aRequest({ lines: [{ sku: 'PW-S300I', quantity: 4 }] }))
      expect(await available('PW-S300I', later(29))).toBe(0)
      expect(await available('PW-S300I', later(31))).toBe(4)
      await expireOrders(services, later(31))
      expect((await read(id))?.state).toBe('expired')
      expect(await db().$count(stockHolds)).toBe(0)
    })

    it('and that the bank still asks about is closed at the gateway first', async () => {
      const { id } = await buy(aRequest(), 'pm_verify')
      await expireOrders(services, later(31))
      expect((await read(id))?.state).toBe('expired')
      expect(services.gateway.intents.get('pi_1')?.state).toBe('cancelled')
    })

    it('and that was paid meanwhile is finished', async () => {
      const { id } = await buy(aRequest(), 'pm_verify')
      services.gateway.verify('pi_1', true)
      await expireOrders(services, later(31))
      expect((await read(id))?.state).toBe('paid')
    })

    it('stays while the gateway is away', async () => {
      const { id, number } = await buy(aRequest(), 'pm_verify')
      services.gateway.disturb = () => unreachable()
      expect(await expireOrders(services, later(31))).toEqual({ looked: 1, unknown: [number] })
      expect((await read(id))?.state).toBe('verifying')
    })
  })

  describe('a paid order', () => {
    const command = (order: OrderRow, given: Parameters<typeof commandOrder>[2]) =>
      commandOrder(services, order.id, given, 'Sam', now)

    it('is packed, shipped and delivered, each once and with a letter where one is owed', async () => {
      const order = await buy()
      const tracking = { carrier: 'StarTrack', number: 'ABC123' }
      for (const each of [
        { kind: 'pack' },
        { kind: 'ship', tracking },
        { kind: 'ship', tracking },
        { kind: 'deliver' },
      ] as const)
        expect(await command(order, each)).toMatchObject({ ok: true })
      expect(await read(order.id)).toMatchObject({ state: 'delivered', tracking })
      expect(services.letters).toEqual([`paid ${order.number}`, `shipped ${order.number}`])
    })

    it('does nothing that its state does not have', async () => {
      const order = await buy()
      expect(await command(order, { kind: 'collect' })).toMatchObject({ ok: false })
      expect(await command(order, { kind: 'deliver' })).toMatchObject({ ok: false })
    })

    it('can be called off until it is packed: the money goes back, the goods into stock', async () => {
      const order = await buy()
      expect(await command(order, { kind: 'cancel', reason: 'Changed my mind' })).toMatchObject({ ok: true })
      await command(order, { kind: 'cancel', reason: 'Changed my mind' })
      await payAllRefunds()
      await payAllRefunds()
      expect(services.gateway.kept()).toBe(0)
      expect(await available('PW-S300I')).toBe(4)
      expect(await read(order.id)).toMatchObject({ state: 'cancelled', refunded: order.total })
      const packed = await buy()
      await command(packed, { kind: 'pack' })
      expect(await command(packed, { kind: 'cancel', reason: '' })).toMatchObject({ ok: false })
    })

    it('is refunded line by line, never more than was paid, and into stock only when told so', async () => {
      const order = await buy(aRequest({ lines: [{ sku: 'PW-FILTER', quantity: 3 }] }))
      const refund = (key: string, units: number, restock = false) =>
        command(order, {
          kind: 'refund',
          key,
          lines: [{ position: 0, units }],
          delivery: 0 as never,
          restock,
          reason: 'Faulty',
        })
      expect(await refund('a', 1)).toMatchObject({ ok: true })
      expect(await refund('a', 1)).toMatchObject({ ok: true })
      expect(await refund('b', 3)).toMatchObject({ ok: false, problem: expect.stringContaining('2 left') })
      await payAllRefunds()
      expect(services.gateway.kept()).toBe(order.total - 5500)
      expect(await available('PW-FILTER')).toBe(2)
      await refund('c', 2, true)
      await payAllRefunds()
      expect(await available('PW-FILTER')).toBe(4)
      expect(await read(order.id)).toMatchObject({ state: 'paid', refunded: 16500 })
      expect(
        await command(order, {
          kind: 'refund',
          key: 'd',
          lines: [],
          delivery: 995 as never,
          restock: false,
          reason: 'Late',
        }),
      ).toMatchObject({ ok: true })
      await payAllRefunds()
      expect(await read(order.id)).toMatchObject({ state: 'refunded', refunded: order.total })
      expect(services.gateway.kept()).toBe(0)
    })
  })

  it('a refund that is asked for again is the same refund, also where nothing is left', async () => {
    const order = await buy()
    const all = { kind: 'refund' as const, key: 'all', lines: [{ position: 0, units: 1 }], delivery: 0 as never }
    for (let times = 0; times < 2; times += 1)
      expect(
        await commandOrder(services, order.id, { ...all, restock: false, reason: 'Faulty' }, 'Sam', now),
      ).toMatchObject({ ok: true })
    await payAllRefunds()
    expect(services.gateway.kept()).toBe(0)
    expect(await db().$count(refunds)).toBe(1)
    expect(await read(order.id)).toMatchObject({ state: 'refunded', refunded: order.total })
  })

  it('every count is the sum of its ledger, whatever was bought and called off', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await buy()
      if (round % 2 === 0) await commandOrder(services, order.id, { kind: 'cancel', reason: '' }, 'customer', now)
    }
    for (const { sku, onHand } of await db().select().from(stock)) {
      const entries = await db()
        .select()
        .from(stockLedger)
        .where(and(eq(stockLedger.sku, sku)))
      expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(onHand)
    }
  })
})
