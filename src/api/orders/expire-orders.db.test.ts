import { describe, expect, it } from 'vitest'
import { stockHolds } from '../db/schema/stock.ts'
import { unreachable } from '../payments/gateway.fake.ts'
import { expireOrders } from './expire-orders.ts'
import { onEachShop } from './on-each-shop.fake.ts'
import { aRequest, later } from './order-services.fake.ts'

onEachShop(({ db, services, place, buy, available, read }) => {
  describe('an order whose time is over', () => {
    it('is let go, and what it held can be sold', async () => {
      const { id } = await place(aRequest({ lines: [{ sku: 'PW-S300I', quantity: 4 }] }))
      expect(await available('PW-S300I', later(29))).toBe(0)
      expect(await available('PW-S300I', later(31))).toBe(4)
      await expireOrders(services(), later(31))
      expect((await read(id))?.state).toBe('expired')
      expect(await db().$count(stockHolds)).toBe(0)
    })

    it('and that the bank still asks about is closed at the gateway first', async () => {
      const { id } = await buy(aRequest(), 'pm_verify')
      await expireOrders(services(), later(31))
      expect((await read(id))?.state).toBe('expired')
      expect(services().gateway.intents.get('pi_1')?.state).toBe('cancelled')
    })

    it('and that was paid meanwhile is finished', async () => {
      const { id } = await buy(aRequest(), 'pm_verify')
      services().gateway.verify('pi_1', true)
      await expireOrders(services(), later(31))
      expect((await read(id))?.state).toBe('paid')
    })

    it('stays while the gateway is away', async () => {
      const { id, number } = await buy(aRequest(), 'pm_verify')
      services().gateway.disturb = () => unreachable()
      expect(await expireOrders(services(), later(31))).toEqual({ looked: 1, unknown: [number] })
      expect((await read(id))?.state).toBe('verifying')
    })

    it('and that is with the bank keeps what it holds past its time, until the bank has answered', async () => {
      await buy(aRequest({ lines: [{ sku: 'PW-S300I', quantity: 4 }] }), 'pm_slow')
      expect(await available('PW-S300I', later(45))).toBe(0)
      expect(await expireOrders(services(), later(45))).toEqual({ looked: 1, unknown: [] })
      expect(await available('PW-S300I', later(45))).toBe(0)
    })
  })
})
