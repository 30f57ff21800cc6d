import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { databaseTrouble } from '../db/database-trouble.ts'
import { orders } from '../db/schema/orders.ts'
import { followIntent } from '../orders/follow-intent.ts'
import type { OrderServices } from '../orders/order-services.ts'
import { GatewayRefusal, GatewayUnreachable } from './gateway.ts'

/** Events are small. */
const mostBytes = 256 * 1024

const answer = (status: number, message: string): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Brings the order that an intent belongs to up to the gateway's record. What is no order of ours is left to the reconciler. */
const follow = async (services: OrderServices, intent: string, now: Date): Promise<void> => {
  const record = await services.gateway.read(intent)
  const [known] = await services.db.select({ id: orders.id }).from(orders).where(eq(orders.intent, intent))
  const [named] = known
    ? [known]
    : await services.db.select({ id: orders.id }).from(orders).where(eq(orders.id, record.order))
  if (named !== undefined) await followIntent(services, named.id, record, now)
}

/** Where the gateway tells that something has happened. What it tells is looked up, not believed. */
export const createPaymentEvents =
  (services: OrderServices, logger: Pick<Logger, 'warn'>) =>
  async (request: Request, now = new Date()): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'Events are posted.')
    if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return answer(413, 'No event is that long.')
    const body = await request.text()
    if (body.length > mostBytes) return answer(413, 'No event is that long.')
    const read = await services.gateway.readEvent(body, request.headers.get('stripe-signature'), now)
    if (!read.ok) {
      logger.warn({ reason: read.reason }, 'a payment event was not believed')
      return answer(400, 'The signature is not right.')
    }
    try {
      if (read.event.intent !== undefined) await follow(services, read.event.intent, now)
      return answer(200, 'Heard.')
    } catch (error) {
      // Somebody else's, on an account that is shared.
      if (error instanceof GatewayRefusal) return answer(200, 'Not ours.')
      // It will be told again.
      if (error instanceof GatewayUnreachable || databaseTrouble(error) !== undefined)
        return answer(503, 'Tell it again later.')
      throw error
    }
  }
