import { answer, missing, nested, type StubAnswer, stubError } from './stub-answer.fake.ts'
import type { StubCustomers } from './stub-customers.fake.ts'
import { type BankAnswer, testCards } from './test-cards.fake.ts'

export interface StubCharge {
  id: string
  object: 'charge'
  payment_intent: string
  status: 'succeeded' | 'failed'
  amount: number
  amount_refunded: number
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } }
}

export interface StubIntent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  client_secret: string
  description: string | null
  metadata: Record<string, string>
  payment_method: string | null
  customer: string | null
  setup_future_usage: string | null
  status: string
  last_payment_error: object | null
  latest_charge: string | null
  next_action: object | null
}

const payable = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** The intents and charges of one account at Stripe. */
export const stubIntents = ({ attached }: Pick<StubCustomers, 'attached'>) => {
  const intents = new Map<string, StubIntent>()
  const charges = new Map<string, StubCharge>()

  const shown = (intent: StubIntent, params: URLSearchParams): StubAnswer => {
    const isExpanded = Object.values(nested(params, 'expand')).includes('latest_charge')
    const charge =
      isExpanded && intent.latest_charge !== null ? charges.get(intent.latest_charge) : intent.latest_charge
    return answer({ ...intent, latest_charge: charge })
  }

  const unexpected = (intent: StubIntent): StubAnswer =>
    stubError(400, { code: 'payment_intent_unexpected_state', payment_intent: intent })

  const charge = (intent: StubIntent, said: BankAnswer): StubIntent => {
    const { brand = '', last4 = '' } = testCards.get(intent.payment_method ?? '') ?? {}
    const id = `ch_${charges.size + 1}`
    charges.set(id, {
      id,
      object: 'charge',
      payment_intent: intent.id,
      status: said === 'yes' ? 'succeeded' : 'failed',
      amount: intent.amount,
      amount_refunded: 0,
      payment_method_details: { type: 'card', card: { brand, last4 } },
    })
    const isPaid = said === 'yes'
    const { payment_method: method, customer, setup_future_usage: use } = intent
    if (isPaid && method !== null && customer !== null && use !== null) attached.set(method, customer)
    const card = { id: intent.payment_method, type: 'card', card: { brand, last4 }, billing_details: { name: 'Jane' } }
    const refusal = typeof said === 'string' ? null : { type: 'card_error', ...said, charge: id, payment_method: card }
    return Object.assign(intent, {
      status: isPaid ? 'succeeded' : 'requires_payment_method',
      payment_method: isPaid ? intent.payment_method : null,
      latest_charge: id,
      last_payment_error: refusal,
      next_action: null,
    })
  }

  return {
    intents,
    charges,

    create: (params: URLSearchParams): StubAnswer => {
      const amount = Number(params.get('amount'))
      if (amount < 50) return stubError(400, { code: 'amount_too_small', param: 'amount' })
      const id = `pi_${intents.size + 1}`
      const intent: StubIntent = {
        id,
        object: 'payment_intent',
        amount,
        currency: params.get('currency') ?? '',
        client_secret: `${id}_secret_test`,
        description: params.get('description'),
        metadata: nested(params, 'metadata'),
        payment_method: null,
        customer: params.get('customer'),
        setup_future_usage: null,
        status: 'requires_payment_method',
        last_payment_error: null,
        latest_charge: null,
        next_action: null,
      }
      intents.set(id, intent)
      return shown(intent, params)
    },

    /** Newest first, page by page. */
    list: (params: URLSearchParams): StubAnswer => {
      const all = [...intents.values()].reverse()
      const after = params.get('starting_after')
      const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
      const page = all.slice(begin, begin + Number(params.get('limit') ?? 10))
      const isExpanded = Object.values(nested(params, 'expand')).includes('data.latest_charge')
      const data = page.map((intent) => ({
        ...intent,
        latest_charge: isExpanded && intent.latest_charge !== null ? charges.get(intent.latest_charge) : null,
      }))
      return answer({ object: 'list', url: '/v1/payment_intents', has_more: begin + page.length < all.length, data })
    },

    retrieve: (params: URLSearchParams, id: string): StubAnswer => {
      const intent = intents.get(id)
      return intent ? shown(intent, params) : missing('intent')
    },

    update: (params: URLSearchParams, id: string): StubAnswer => {
      const intent = intents.get(id)
      const customer = params.get('customer')
      if (!intent) return missing('intent')
      if (!payable.includes(intent.status)) return unexpected(intent)
      if (intent.customer !== null && intent.customer !== customer)
        return stubError(400, { message: 'You cannot modify `customer` once it has been set', param: 'customer' })
      intent.customer = customer
      return shown(intent, params)
    },

    confirm: (params: URLSearchParams, id: string): StubAnswer => {
      const intent = intents.get(id)
      const method = params.get('payment_method') ?? ''
      const card = testCards.get(method)
      if (!intent) return missing('intent')
      if (!card) return missing('payment_method')
      if (!payable.includes(intent.status)) return unexpected(intent)
      const owner = attached.get(method) ?? intent.customer
      if (owner !== intent.customer)
        return stubError(400, { message: 'The PaymentMethod belongs to a Customer that is not the payer' })
      const use = params.get('setup_future_usage')
      if (use !== null) intent.setup_future_usage = use === '' ? null : use
      Object.assign(intent, { payment_method: method, last_payment_error: null, next_action: null })
      if (card.answer === 'asks') {
        Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
        return shown(intent, params)
      }
      charge(intent, card.answer)
      if (card.answer === 'yes') return shown(intent, params)
      return stubError(402, { ...intent.last_payment_error, payment_intent: { ...intent } })
    },

    cancel: (params: URLSearchParams, id: string): StubAnswer => {
      const intent = intents.get(id)
      if (!intent) return missing('intent')
      if (!payable.includes(intent.status)) return unexpected(intent)
      intent.status = 'canceled'
      return shown(intent, params)
    },

    /** What happens in the browser, between the payer and the bank. */
    verify: (id: string, isPassed: boolean): void => {
      const intent = intents.get(id)
      if (intent?.status !== 'requires_action') throw new Error(`${id} is not to be verified`)
      if (isPassed) charge(intent, 'yes')
      else {
        const refusal = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }
        Object.assign(intent, { status: 'requires_payment_method', last_payment_error: refusal, next_action: null })
      }
    },
  }
}
