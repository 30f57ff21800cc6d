import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { countAvailable } from '../stock/available.ts'
import type { OrderRow } from './change-state.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { emptyShop } from './empty-shop.fake.ts'
import { aRequest, type FakeOrderServices, fakeOrderServices, fillStock, now } from './order-services.fake.ts'
import { payOrder } from './pay-order.ts'
import { payRefund } from './pay-refund.ts'
import { placeOrder } from './place-order.ts'

/** What is done in a shop and looked up there; what cannot be placed or paid for throws. */
const actionsIn = (db: () => Db, services: () => FakeOrderServices) => {
  const place = async (request = aRequest(), at = now): Promise<OrderRow> => {
    const placed = await placeOrder(services(), request, at)
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    return placed.order
  }
  const pay = (request: CheckoutRequest, total: number, method = 'pm_ok', at = now) =>
    payOrder(services(), { ...request, method, acceptedTotal: total }, at)
  const buy = async (request = aRequest(), method = 'pm_ok'): Promise<OrderRow> => {
    const { total } = await place(request)
    const paying = await pay(request, total, method)
    if (!paying.ok) throw new Error(paying.reason)
    return paying.order
  }
  const available = async (sku: string, at = now) => (await countAvailable(db(), [sku], at))[0]?.available
  const read = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]
  const payAllRefunds = async (at = now) => {
    for (const { id } of await db().select().from(refunds)) await payRefund(services(), id, at)
  }
  return { place, pay, buy, available, read, payAllRefunds }
}

export interface TestShop extends ReturnType<typeof actionsIn> {
  db: () => Db
  /** New for every test. */
  services: () => FakeOrderServices
}

/** Runs tests on each engine in a shop without orders, whose stock is the same before each of them. */
export const onEachShop = (tests: (shop: TestShop) => void): void =>
  onEachEngine((db) => {
    let current: FakeOrderServices
    beforeEach(async () => {
      await emptyShop(db())
      await fillStock(db(), { 'PW-S100': 10, 'PW-S300I': 4, 'PW-CADDY': 2, 'PW-FILTER': 5, 'PW-HEAT': 3 })
      current = fakeOrderServices(db())
    })
    const services = () => current
    tests({ db, services, ...actionsIn(db, services) })
  })
