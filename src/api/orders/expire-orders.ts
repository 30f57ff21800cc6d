import { and, asc, inArray, lte } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { releaseStock } from '../stock/hold-stock.ts'
import { changeState, lockOrder, type OrderRow } from './change-state.ts'
import { followIntent } from './follow-intent.ts'
import type { OrderServices } from './order-services.ts'
import { mostSettled, type Settled, settleEach } from './settle-each.ts'

const expireUnpaid = (services: OrderServices, order: OrderRow, now: Date): Promise<void> =>
  services.db.transaction(async (unit) => {
    const locked = await lockOrder(unit, order.id)
    const isSame = locked?.state === order.state && locked.intent === order.intent && locked.heldUntil <= now
    if (locked === undefined || !isSame) return
    await releaseStock(unit, locked.id)
    await changeState(unit, locked, { to: 'expired', who: 'job', at: now })
  })

/** Nothing is let go that may yet be paid: the gateway closes its record first, or says that it was paid. */
const finishOrExpire = async (services: OrderServices, order: OrderRow, now: Date): Promise<void> => {
  if (order.intent === null) return expireUnpaid(services, order, now)
  const record = await services.gateway.read(order.intent)
  // A bank that has not answered yet may still say yes.
  if (record.state === 'processing') return
  const isClosed = record.state === 'succeeded' || record.state === 'cancelled'
  const last = isClosed ? record : await services.gateway.cancel(order.intent, `cancel:${order.intent}`)
  await followIntent(services, order.id, last, now, { isAnswer: true })
}

/** Orders whose time is over are finished, if they were paid after all, or let go. */
export const expireOrders = async (services: OrderServices, now: Date): Promise<Settled> => {
  const due = await services.db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['pending', 'verifying']), lte(orders.heldUntil, now)))
    .orderBy(asc(orders.heldUntil))
    .limit(mostSettled)
  return settleEach(due, (order) => finishOrExpire(services, order, now))
}
