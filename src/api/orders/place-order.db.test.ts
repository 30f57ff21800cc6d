import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderLines, orders } from '../db/schema/orders.ts'
import { stock } from '../db/schema/stock.ts'
import { onEachShop } from './on-each-shop.fake.ts'
import { aRequest, now } from './order-services.fake.ts'
import { placeOrder } from './place-order.ts'

onEachShop(({ db, services, place, available, read }) => {
  describe('placing an order', () => {
    it('prices it by the catalogue, holds what is in it and gives it a number', async () => {
      const order = await place()
      expect(order).toMatchObject({ state: 'pending', goods: 189900, deliveryCost: 0, total: 189900, gst: 17264 })
      expect(order.number).toMatch(/^AU-\d{5}-[0-9A-Z]$/)
      expect(await available('PW-S300I')).toBe(3)
      expect(services().letters).toEqual([])
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
        services(),
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
      expect(await placeOrder(services(), aRequest({ lines }), now)).toMatchObject({ ok: false, reason: 'refused' })
    })

    it('says which product is not sold, and which there are too few of', async () => {
      const gone = aRequest({ lines: [{ sku: 'NO-SUCH', quantity: 1 }] })
      expect(await placeOrder(services(), gone, now)).toEqual({ ok: false, reason: 'not-sold', skus: ['NO-SUCH'] })
      const many = aRequest({ lines: [{ sku: 'PW-S300I', quantity: 5 }] })
      const short = [{ sku: 'PW-S300I', wanted: 5, available: 4 }]
      expect(await placeOrder(services(), many, now)).toEqual({ ok: false, reason: 'short', short })
      expect(await available('PW-S300I')).toBe(4)
    })

    it('charges nothing on a guess while the content service is away', async () => {
      services().catalogue.products = async () => ({ ok: false })
      expect(await placeOrder(services(), aRequest(), now)).toEqual({ ok: false, reason: 'prices-unknown' })
    })

    it('wants suburb, state and postcode to agree', async () => {
      const details = { ...aRequest().details, postcode: '2000' }
      expect(await placeOrder(services(), aRequest({ details }), now)).toMatchObject({
        reason: 'problems',
        problems: [{ field: 'suburb', message: expect.stringContaining('Kirrawee in NSW is 2232') }],
      })
      const other = { ...aRequest().details, state: 'VIC' }
      expect(await placeOrder(services(), aRequest({ details: other }), now)).toMatchObject({
        problems: [{ field: 'postcode', message: expect.stringContaining('2232 is a postcode in NSW') }],
      })
    })

    it('needs no address for what is picked up, and delivers no freight to a remote place', async () => {
      const { email = '', phone = '', name = '' } = aRequest().details
      const order = await place(aRequest({ isPickUp: true, details: { email, phone, name } }))
      expect(order).toMatchObject({ delivery: { kind: 'pick-up', point: 'kirrawee' }, deliveryCost: 0 })
      const details = { ...aRequest().details, suburb: 'Yulara', state: 'NT', postcode: '0872' }
      const heat = aRequest({ details, lines: [{ sku: 'PW-HEAT', quantity: 1 }] })
      expect(await placeOrder(services(), heat, now)).toEqual({ ok: false, reason: 'delivery-by-quote' })
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
      const second = await placeOrder(services(), aRequest({ lines }), now)
      expect(second).toMatchObject({ ok: true, left: ['PW-CADDY'] })
    })
  })
})
