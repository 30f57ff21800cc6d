import * as v from 'valibot'
import { centsFromPrice } from '../../../domain/money/money.ts'
import { GatewayRefusal, type PaymentIntent } from '../gateway.ts'
import { declineReason } from './decline-reason.ts'
import { centsSchema, understoodAnswer } from './understood-answer.ts'

/** What has to be asked for with every intent: without it the charge is only an id, and says nothing of refunds. */
export const expand = ['latest_charge']

/** Only to be shown: a payment must not become unreadable for it. */
const cardSchema = v.fallback(
  v.nullish(v.object({ card: v.nullish(v.object({ brand: v.string(), last4: v.string() })) })),
  undefined,
)

const intentSchema = v.object({
  id: v.string(),
  amount: centsSchema,
  currency: v.string(),
  client_secret: v.string(),
  metadata: v.object({ order: v.optional(v.string()) }),
  // Not `requires_capture`: what is paid is captured at once.
  status: v.picklist([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
  last_payment_error: v.nullish(
    v.object({ code: v.optional(v.string()), decline_code: v.optional(v.string()), payment_method: cardSchema }),
  ),
  latest_charge: v.nullish(
    v.union([v.string(), v.object({ amount_refunded: centsSchema, payment_method_details: cardSchema })]),
  ),
})

const states = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'verifying',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const

const nothing = centsFromPrice(0)

/** An intent in our words. */
export const intentOf = (answer: unknown): PaymentIntent => {
  const { id, amount, currency, metadata, status, ...rest } = understoodAnswer(intentSchema, answer)
  if (metadata.order === undefined || currency !== 'aud') {
    throw new GatewayRefusal('not_ours', `${id} at Stripe is not for an order of this shop`)
  }
  const state = states[status]
  const refusal = rest.last_payment_error
  // It is an id only within the error of a card, and what was refused has not been paid back.
  const charge = typeof rest.latest_charge === 'string' ? undefined : rest.latest_charge
  const card = charge?.payment_method_details?.card ?? refusal?.payment_method?.card
  return {
    id,
    order: metadata.order,
    amount,
    state,
    ...(state === 'open' && refusal && { declined: declineReason(refusal) }),
    ...(state === 'verifying' && { verification: { kind: 'stripe', clientSecret: rest.client_secret } }),
    ...(card && { card }),
    refunded: charge?.amount_refunded ?? nothing,
  }
}
