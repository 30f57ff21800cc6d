import { describe, expect, it } from 'vitest'
import { refunds } from '../db/schema/refunds.ts'
import type { OrderRow } from './change-state.ts'
import { onEachShop } from './on-each-shop.fake.ts'
import { commandOrder } from './order-commands.ts'
import { aRequest, now } from './order-services.fake.ts'

onEachShop(({ db, services, buy, available, read, payAllRefunds }) => {
  describe('a paid order', () => {
    const command = (order: OrderRow, given: Parameters<typeof commandOrder>[2]) =>
      commandOrder(services(), order.id, given, 'Sam', now)

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
      expect(services().gateway.kept()).toBe(order.total - 5500)
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
      expect(services().gateway.kept()).toBe(0)
    })
  })

  it('a refund that is asked for again is the same refund, also where nothing is left', async () => {
    const order = await buy()
    const all = { kind: 'refund' as const, key: 'all', lines: [{ position: 0, units: 1 }], delivery: 0 as never }
    for (let times = 0; times < 2; times += 1)
      expect(
        await commandOrder(services(), order.id, { ...all, restock: false, reason: 'Faulty' }, 'Sam', now),
      ).toMatchObject({ ok: true })
    await payAllRefunds()
    expect(services().gateway.kept()).toBe(0)
    expect(await db().$count(refunds)).toBe(1)
    expect(await read(order.id)).toMatchObject({ state: 'refunded', refunded: order.total })
  })
})
