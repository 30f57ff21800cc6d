import { describe, expect, it } from 'vitest'
import { refunds } from '../db/schema/refunds.ts'
import { followIntent } from './follow-intent.ts'
import { onEachShop } from './on-each-shop.fake.ts'
import { aRequest, now } from './order-services.fake.ts'

onEachShop(({ db, services, buy, available, read, payAllRefunds }) => {
  describe('the gateway’s word', () => {
    it('told ten times at once is heard once', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      services().gateway.verify('pi_1', true)
      const intent = await services().gateway.read('pi_1')
      await Promise.all(Array.from({ length: 10 }, () => followIntent(services(), order.id, intent, now)))
      expect(services().letters).toEqual([`paid ${order.number}`])
      expect(await available('PW-S300I')).toBe(3)
    })

    it('that an order let go was charged is answered with the money, once', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      const before = await services().gateway.read('pi_1')
      await followIntent(services(), order.id, { ...before, state: 'cancelled' }, now)
      expect((await read(order.id))?.state).toBe('expired')
      services().gateway.verify('pi_1', true)
      const charged = await services().gateway.read('pi_1')
      for (let times = 0; times < 3; times += 1) await followIntent(services(), order.id, charged, now)
      await payAllRefunds()
      expect(services().gateway.kept()).toBe(0)
      expect(services().letters).toEqual([`expired-charge ${order.number}`])
      expect(await available('PW-S300I')).toBe(4)
    })

    it('that another amount was charged is answered with the money', async () => {
      const order = await buy(aRequest(), 'pm_verify')
      services().gateway.verify('pi_1', true)
      await followIntent(services(), order.id, { ...(await services().gateway.read('pi_1')), amount: 1 as never }, now)
      expect((await read(order.id))?.state).toBe('failed')
      expect(await db().$count(refunds)).toBe(1)
    })
  })
})
