import { GatewayRefusal, type PaymentGateway, type PaymentIntent } from '../gateway.ts'
import { declineReason } from './decline-reason.ts'
import { expand, intentOf } from './intent-answer.ts'
import { keptCardsAtStripe, namePayer } from './kept-cards.ts'
import { createReadEvent } from './read-event.ts'
import { refundOnce } from './refund-once.ts'
import { requestFailure } from './request-failure.ts'
import { attempt, lazyStripe, type StripeError, type StripeSettings } from './stripe-client.ts'

/** Stripe charges no less, in Australian dollars. */
const leastCents = 50

const mostListed = 1000

/**
 * Payments by Stripe. Of an order it learns the number, our id and the amount; of the payer only what the payer types into
 * Stripe's own fields. An order for less than 50 cents cannot be opened here: it is `amount_too_small`, and what costs nothing
 * needs no gateway.
 */
export const createStripeGateway = (settings: StripeSettings): PaymentGateway => {
  const { publishableKey, webhookSecret } = settings
  const loadStripe = lazyStripe(settings)

  const read = async (intent: string): Promise<PaymentIntent> => {
    const stripe = await loadStripe()
    const found = await attempt(stripe, () => stripe.paymentIntents.retrieve(intent, { expand }))
    if (!found.ok) throw requestFailure('read a payment', found.error)
    return intentOf(found.answer)
  }

  /** What has succeeded, is cancelled or is under way can be neither paid nor cancelled: its record is the answer. */
  const asItStands = async (intent: string, doing: string, error: StripeError): Promise<PaymentIntent> => {
    if (error.code !== 'payment_intent_unexpected_state') throw requestFailure(doing, error)
    const record = await read(intent)
    if (record.state === 'open') throw requestFailure(doing, error)
    return record
  }

  return {
    cardEntry: { kind: 'stripe', publishableKey },
    read,

    open: async ({ order, number, amount, key }) => {
      if (amount < leastCents) {
        throw new GatewayRefusal('amount_too_small', `Stripe charges no less than ${leastCents} cents`)
      }
      const stripe = await loadStripe()
      const opened = await attempt(stripe, () =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: 'aud',
            capture_method: 'automatic',
            // Apple Pay and Google Pay are cards too, once they come here. The fields on the page have to allow the same.
            allowed_payment_method_types: ['card'],
            description: `Order ${number}`,
            metadata: { order, number },
            expand,
          },
          { idempotencyKey: key },
        ),
      )
      if (!opened.ok) throw requestFailure('open a payment', opened.error)
      return intentOf(opened.answer)
    },

    pay: async (intent, { method, key, returnUrl, customer, keep }) => {
      const stripe = await loadStripe()
      if (customer !== undefined) await namePayer(stripe, intent, customer)
      const paid = await attempt(stripe, () =>
        stripe.paymentIntents.confirm(
          intent,
          // With `use_stripe_sdk` the page asks the bank's question itself; otherwise the payer would be sent to the bank.
          {
            payment_method: method,
            return_url: returnUrl,
            use_stripe_sdk: true,
            // While the payer is there: without them nothing is ever charged. Empty takes an earlier wish back.
            ...(keep !== undefined && { setup_future_usage: keep ? ('on_session' as const) : ('' as const) }),
            expand,
          },
          { idempotencyKey: key },
        ),
      )
      if (paid.ok) return intentOf(paid.answer)
      const { error } = paid
      if (!(error instanceof stripe.errors.StripeCardError)) return asItStands(intent, 'charge a card', error)
      const record = error.payment_intent ? intentOf(error.payment_intent) : await read(intent)
      return record.state === 'open' ? { ...record, declined: declineReason(error) } : record
    },

    cancel: async (intent, key) => {
      const stripe = await loadStripe()
      const cancelled = await attempt(stripe, () =>
        stripe.paymentIntents.cancel(intent, { expand }, { idempotencyKey: key }),
      )
      return cancelled.ok ? intentOf(cancelled.answer) : asItStands(intent, 'cancel a payment', cancelled.error)
    },

    charged: async (since) => {
      const stripe = await loadStripe()
      const listed = await attempt(stripe, () =>
        stripe.paymentIntents
          .list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            limit: 100,
            expand: expand.map((each) => `data.${each}`),
          })
          .autoPagingToArray({ limit: mostListed }),
      )
      if (!listed.ok) throw requestFailure('list payments', listed.error)
      return listed.answer
        .filter(({ status, metadata, currency }) => status === 'succeeded' && metadata.order && currency === 'aud')
        .map(intentOf)
    },

    refund: async (intent, refund) => refundOnce(await loadStripe(), intent, refund),

    ...keptCardsAtStripe(loadStripe),

    readEvent: createReadEvent(loadStripe, typeof webhookSecret === 'string' ? [webhookSecret] : webhookSecret),
  }
}
