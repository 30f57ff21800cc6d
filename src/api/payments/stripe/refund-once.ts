import type Stripe from 'stripe'
import type { Cents } from '../../../domain/money/money.ts'
import { GatewayRefusal, type Refund } from '../gateway.ts'
import { refundOf } from './refund-answer.ts'
import { requestFailure } from './request-failure.ts'
import { attempt } from './stripe-client.ts'

/** More than anybody pays back in parts for one order. */
const mostRefunds = 100

/**
 * Pays back once for each key. Stripe may forget a key after a day, and a job that has failed can be run again after a week:
 * so the key is kept with the refund too, and looked for first.
 */
export const refundOnce = async (
  stripe: Stripe,
  intent: string,
  { amount, key }: { amount: Cents; key: string },
): Promise<Refund> => {
  const earlier = await attempt(stripe, () => stripe.refunds.list({ payment_intent: intent, limit: mostRefunds }))
  if (!earlier.ok) throw requestFailure('list refunds', earlier.error)
  const done = earlier.answer.data.find(({ metadata }) => metadata?.key === key)
  if (done && done.amount !== amount) {
    throw new GatewayRefusal('idempotency_error', `${done.id} was made under the same key with another amount`)
  }
  if (done) return refundOf(done)
  const made = await attempt(stripe, () =>
    stripe.refunds.create({ payment_intent: intent, amount, metadata: { key } }, { idempotencyKey: key }),
  )
  if (!made.ok) throw requestFailure('pay back', made.error)
  return refundOf(made.answer)
}
