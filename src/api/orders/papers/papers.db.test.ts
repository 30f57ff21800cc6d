import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { invoices } from '../../db/schema/invoices.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import type { OrderRow } from '../change-state.ts'
import { emptyShop } from '../empty-shop.fake.ts'
import { commandOrder } from '../order-commands.ts'
import { orderKey } from '../order-key.ts'
import {
  aRequest,
  buy,
  type FakeOrderServices,
  fakeOrderServices,
  fillStock,
  later,
  now,
} from '../order-services.fake.ts'
import { payRefund } from '../pay-refund.ts'
import { placeOrder } from '../place-order.ts'
import { keepPaper } from './keep-paper.ts'
import { createPaperFunction } from './paper-function.ts'

onEachEngine((db) => {
  let services: FakeOrderServices
  beforeEach(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S300I': 9, 'PW-FILTER': 9 })
    services = fakeOrderServices(db())
  })

  const bought = async (changed: Parameters<typeof aRequest>[0] = {}): Promise<OrderRow> =>
    (await buy(services, changed)).order
  const keyOf = ({ number }: OrderRow) => orderKey(services.keySecret, number)

  describe('the papers of an order', () => {
    const fetchPaper = (body: Record<string, string>, method = 'POST') =>
      createPaperFunction(
        services,
        () => 'Poolwright',
      )(
        new Request('https://pools.example/papers', {
          method,
          ...(method === 'POST' && { body: new URLSearchParams(body) }),
        }),
      )

    it('are made when it is paid, once, and stay as they were', async () => {
      const order = await bought()
      expect(services.sent).toContainEqual({ queue: 'keep-paper', data: { order: order.id, about: 'invoice' } })
      const drawn: string[] = []
      services.draw = async ({ number }) => Buffer.from(`%PDF ${number} ${drawn.push(number)}`)
      const [first, second] = await Promise.all([
        keepPaper(services, order.id, 'invoice'),
        keepPaper(services, order.id, 'invoice'),
      ])
      const third = await keepPaper(services, order.id, 'invoice')
      expect(second?.pdf).toEqual(first?.pdf)
      expect(third?.pdf).toEqual(first?.pdf)
      expect(await db().$count(invoices)).toBe(1)
    })

    it('are handed out to whoever posts the key of the order, under a name', async () => {
      const order = await bought()
      const answer = await fetchPaper({ number: order.number, key: keyOf(order) })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-disposition')).toContain(`Poolwright-tax-invoice-${order.number}.pdf`)
      expect(await answer.text()).toBe(`%PDF of ${order.number}`)
    })

    it('are nobody else’s', async () => {
      const [order, other] = [await bought(), await bought()]
      for (const body of [
        { number: order.number, key: keyOf(other) },
        { number: order.number, key: 'priya@nair.example' },
        { number: order.number, key: '' },
        { number: '', key: keyOf(order) },
        { number: order.number, key: keyOf(order), about: 'anything' },
      ])
        expect((await fetchPaper(body)).status).toBe(404)
      expect((await fetchPaper({}, 'GET')).status).toBe(405)
      expect((await fetchPaper({ number: 'x'.repeat(3000) })).status).toBe(413)
    })

    it('are no paper of an order that is not paid', async () => {
      const placed = await placeOrder(services, aRequest(), now)
      if (!placed.ok) throw new Error(placed.reason)
      expect((await fetchPaper({ number: placed.order.number, key: keyOf(placed.order) })).status).toBe(404)
    })

    it('hold a credit note for each refund, with a number of its own for good', async () => {
      const order = await bought({ lines: [{ sku: 'PW-FILTER', quantity: 3 }] })
      for (const [index, at] of [later(1), later(2)].entries()) {
        const refund = {
          kind: 'refund' as const,
          key: `${index}`,
          lines: [{ position: 0, units: 1 }],
          delivery: 0 as never,
          restock: false,
          reason: 'Bent',
        }
        await commandOrder(services, order.id, refund, 'jo', at)
        for (const { id } of await db().select().from(refunds).where(eq(refunds.state, 'owed')))
          await payRefund(services, id, at)
      }
      const paid = await db().select().from(refunds)
      const fetchName = async ({ id }: { id: string }) => {
        const answer = await fetchPaper({ number: order.number, key: keyOf(order), about: id })
        return answer.headers.get('content-disposition')
      }
      const names = await Promise.all(paid.map(fetchName))
      expect(names.toSorted()).toEqual([
        expect.stringContaining(`credit-note-${order.number}-C1.pdf`),
        expect.stringContaining(`credit-note-${order.number}-C2.pdf`),
      ])
      expect(await Promise.all(paid.map(fetchName))).toEqual(names)
    })

    it('go when the order goes', async () => {
      const order = await bought()
      await keepPaper(services, order.id, 'invoice')
      await db().delete(orders)
      expect(await db().$count(invoices)).toBe(0)
    })
  })
})
