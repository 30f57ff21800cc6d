import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { GatewayRefusal, GatewayUnreachable } from '../payments/gateway.ts'
import { releaseStock } from '../stock/hold-stock.ts'
import { changeState, lockOrder, type OrderRow } from './change-state.ts'
import { followIntent } from './follow-intent.ts'
import type { OrderServices } from './order-services.ts'

export interface Settled {
  looked: number
  /** By number: those that the gateway could not be asked about. */
  unknown: string[]
}

/** One order that the gateway does not know must not keep the others from being settled. */
const isOfGateway = (error: unknown): boolean => error instanceof GatewayUnreachable || error instanceof GatewayRefusal

/** At a time; the rest waits for the next round. */
const most = 100

const expireUnpaid = (services: OrderServices, order: OrderRow, now: Date): Promise<void> =>
  services.db.transaction(async (unit) => {
    const locked = await lockOrder(unit, order.id)
    const isSame = locked?.state === order.state && locked.intent === order.intent && locked.heldUntil <= now
    if (locked === undefined || !isSame) return
    await releaseStock(unit, locked.id)
    await changeState(unit, locked, { to: 'expired', who: 'job', at: now })
  })

/** Nothing is let go that may yet be paid: the gateway closes its record first, or says that it was paid. */
const settle = async (services: OrderServices, order: OrderRow, now: Date): Promise<void> => {
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
    .limit(most)
  const unknown: string[] = []
  for (const order of due) {
    try {
      await settle(services, order, now)
    } catch (error) {
      if (!isOfGateway(error)) throw error
      unknown.push(order.number)
    }
  }
  return { looked: due.length, unknown }
}

/** Orders that are with the bank, and whose customer may have gone: the gateway's record says how they stand. */
export const followUnanswered = async (services: OrderServices, now: Date): Promise<Settled> => {
  const waiting = await services.db
    .select()
    .from(orders)
    .where(eq(orders.state, 'verifying'))
    .orderBy(asc(orders.heldUntil))
    .limit(most)
  const unknown: string[] = []
  for (const order of waiting) {
    try {
      if (order.intent !== null) await followIntent(services, order.id, await services.gateway.read(order.intent), now)
      else await abandonAttempt(services, order, now)
    } catch (error) {
      if (!isOfGateway(error)) throw error
      unknown.push(order.number)
    }
  }
  return { looked: waiting.length, unknown }
}

/** The server stopped before it had asked the gateway for anything. */
const abandonAttempt = (services: OrderServices, order: OrderRow, now: Date): Promise<void> =>
  services.db.transaction(async (unit) => {
    const locked = await lockOrder(unit, order.id)
    const begun = locked?.attemptedAt?.getTime() ?? 0
    if (locked?.state !== 'verifying' || locked.intent !== null || now.getTime() - begun < 60_000) return
    const also = { declined: 'try-again' as const, answeredAt: now }
    await changeState(unit, locked, { to: 'pending', who: 'job', at: now, note: 'never reached the bank', also })
  })
