import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../api/db/schema/orders.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { emptyShop } from '../../api/orders/empty-shop.fake.ts'
import {
  aRequest,
  type FakeOrderServices,
  fakeOrderServices,
  fillStock,
  later,
  now,
} from '../../api/orders/order-services.fake.ts'
import { payOrder } from '../../api/orders/pay-order.ts'
import { placeOrder } from '../../api/orders/place-order.ts'
import { GatewayUnreachable } from '../../api/payments/gateway.ts'
import { runPayments } from './run-payments.ts'

onEachEngine((db) => {
  let services: FakeOrderServices
  beforeEach(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S300I': 9 })
    services = fakeOrderServices(db())
  })
  const buy = async (method = 'pm_ok') => {
    const request = aRequest()
    const placed = await placeOrder(services, request, now)
    if (!placed.ok) throw new Error(placed.reason)
    await payOrder(services, { ...request, method, acceptedTotal: placed.order.total }, now)
    return placed.order
  }
  const said = async (at = now) => (await runPayments(services, at)).text

  describe('what does not go together', () => {
    it('is nothing where every charge has its order', async () => {
      await buy()
      expect(await said()).toContain('Everything matches.')
    })

    it('is a charge whose order was lost, with what to do', async () => {
      await buy()
      await db().delete(orders)
      expect(await said()).toMatch(/pi_1 {2}A\$1,899\.00 was charged, and there is no such order.*pay it back/)
    })

    it('is an order that the gateway does not know, and others are settled all the same', async () => {
      const [lost, other] = [await buy('pm_verify'), await buy('pm_verify')]
      await db().update(orders).set({ intent: 'pi_unknown' }).where(sql`${orders.id} = ${lost.id}`)
      services.gateway.verify('pi_2', true)
      const text = await said(later(50))
      expect(text).toContain(`${lost.number}  the gateway does not answer, or does not know it`)
      const [after] = await db().select().from(orders).where(sql`${orders.id} = ${other.id}`)
      expect(after?.state).toBe('paid')
    })

    it('says so where nobody answers', async () => {
      services.gateway.disturb = () => {
        throw new GatewayUnreachable('away')
      }
      expect(await said()).toContain('cannot be told now')
    })
  })
})
