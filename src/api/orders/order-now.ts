import { eq } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { GatewayUnreachable, type PaymentIntent } from '../payments/gateway.ts'
import type { OrderRow } from './change-state.ts'
import { followIntent } from './follow-intent.ts'
import type { OrderServices } from './order-services.ts'

/** What paying, or asking how an order stands, is answered with. */
export type Paying =
  /** `verification`: where the bank asks its question. */
  | { ok: true; order: OrderRow; verification?: PaymentIntent['verification'] }
  /** Nobody knows yet whether it was charged: ask again, and never try another card meanwhile. */
  | { ok: true; order: OrderRow; asking: true }
  | { ok: false; reason: 'no-order' | 'total-changed' | 'hold-over' | 'code-used' }

/** An order as it stands by the gateway's word; by our own, while the gateway is away. */
export const orderNow = async (services: OrderServices, order: OrderRow, now: Date): Promise<Paying> => {
  const [current = order] = await services.db.select().from(orders).where(eq(orders.id, order.id))
  if (current.state !== 'verifying' || current.intent === null) return { ok: true, order: current }
  try {
    const intent = await services.gateway.read(current.intent)
    const followed = (await followIntent(services, current.id, intent, now)) ?? current
    return { ok: true, order: followed, ...(intent.verification && { verification: intent.verification }) }
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { ok: true, order: current, asking: true }
    throw error
  }
}
