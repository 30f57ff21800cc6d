import { beforeEach, describe, expect, it } from 'vitest'
import { promotionCodes } from '../db/schema/promotion-codes.ts'
import { onEachShop } from '../orders/on-each-shop.fake.ts'
import { aRequest, now } from '../orders/order-services.fake.ts'
import { placeOrder } from '../orders/place-order.ts'

onEachShop(({ db, services, place, pay, buy }) => {
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
      const again = await placeOrder(services(), aRequest({ code: 'TENOFF' }), now)
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
})
