import { asc, eq } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { changeState, lockOrder, type OrderRow } from './change-state.ts'
import { followIntent } from './follow-intent.ts'
import type { OrderServices } from './order-services.ts'
import { mostSettled, type Settled, settleEach } from './settle-each.ts'

/** The server stopped before it had asked the gateway for anything. */
const abandonAttempt = (services: OrderServices, order: OrderRow, now: Date): Promise<void> =>
  services.db.transaction(async (unit) => {
    const locked = await lockOrder(unit, order.id)
    const begun = locked?.attemptedAt?.getTime() ?? 0
    if (locked?.state !== 'verifying' || locked.intent !== null || now.getTime() - begun < 60_000) return
    const also = { declined: 'try-again' as const, answeredAt: now }
    await changeState(unit, locked, { to: 'pending', who: 'job', at: now, note: 'never reached the bank', also })
  })

const follow = async (services: OrderServices, order: OrderRow, now: Date): Promise<unknown> =>
  order.intent === null
    ? abandonAttempt(services, order, now)
    : followIntent(services, order.id, await services.gateway.read(order.intent), now)

/** Orders that are with the bank, and whose customer may have gone: the gateway's record says how they stand. */
export const followUnanswered = async (services: OrderServices, now: Date): Promise<Settled> => {
  const waiting = await services.db
    .select()
    .from(orders)
    .where(eq(orders.state, 'verifying'))
    .orderBy(asc(orders.heldUntil))
    .limit(mostSettled)
  return settleEach(waiting, (order) => follow(services, order, now))
}
