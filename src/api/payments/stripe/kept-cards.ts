import type Stripe from 'stripe'
import * as v from 'valibot'
import type { KeptCard, PaymentGateway } from '../gateway.ts'
import { requestFailure } from './request-failure.ts'
import { attempt } from './stripe-client.ts'
import { understoodAnswer } from './understood-answer.ts'

/** More than anybody has. */
const mostCards = 100

const methodSchema = v.object({
  id: v.string(),
  card: v.object({ brand: v.string(), last4: v.string(), exp_month: v.number(), exp_year: v.number() }),
})

const cardOf = (answer: unknown): KeptCard => {
  const { id, card } = understoodAnswer(methodSchema, answer)
  const { brand, last4, exp_month: month, exp_year: year } = card
  return { id, brand, last4, expiry: `${year}-${String(month).padStart(2, '0')}` }
}

/** Says whose payment it is. Stripe lets nobody change that later, and no card of anybody else pay for it. */
export const namePayer = async (stripe: Stripe, intent: string, customer: string): Promise<void> => {
  const found = await attempt(stripe, () => stripe.paymentIntents.retrieve(intent))
  if (!found.ok) throw requestFailure('read a payment', found.error)
  const { customer: named, status } = found.answer
  // What is over or under way takes no payer any more, and is answered as it stands.
  if (named === customer || !status.startsWith('requires_')) return
  const told = await attempt(stripe, () =>
    stripe.paymentIntents.update(intent, { customer }, { idempotencyKey: `payer:${intent}:${customer}` }),
  )
  if (!told.ok && told.error.code !== 'payment_intent_unexpected_state')
    throw requestFailure('name a payer', told.error)
}

/** What Stripe keeps of people: our id for them, and the cards that they want kept. */
export const keptCardsAtStripe = (
  loadStripe: () => Promise<Stripe>,
): Pick<PaymentGateway, 'openCustomer' | 'keptCards' | 'removeCard' | 'removeCustomer'> => ({
  openCustomer: async (reference, key) => {
    const stripe = await loadStripe()
    const opened = await attempt(stripe, () =>
      stripe.customers.create({ metadata: { person: reference } }, { idempotencyKey: key }),
    )
    if (!opened.ok) throw requestFailure('open a customer', opened.error)
    return opened.answer.id
  },

  keptCards: async (customer) => {
    const stripe = await loadStripe()
    const listed = await attempt(stripe, () => stripe.paymentMethods.list({ customer, type: 'card', limit: mostCards }))
    if (!listed.ok) throw requestFailure('list cards', listed.error)
    return listed.answer.data.map(cardOf)
  },

  removeCard: async (card, key) => {
    const stripe = await loadStripe()
    const removed = await attempt(stripe, () => stripe.paymentMethods.detach(card, {}, { idempotencyKey: key }))
    if (!removed.ok) throw requestFailure('remove a card', removed.error)
  },

  removeCustomer: async (customer) => {
    const stripe = await loadStripe()
    const removed = await attempt(stripe, () => stripe.customers.del(customer))
    if (!removed.ok && removed.error.code !== 'resource_missing')
      throw requestFailure('remove a customer', removed.error)
  },
})
