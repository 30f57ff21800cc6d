import { answer, missing, nested, type StubAnswer, stubError } from './stub-answer.fake.ts'
import type { StubCharge, StubIntent } from './stub-intents.fake.ts'

export interface StubRefund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  metadata: Record<string, string>
  status: string
}

interface Paid {
  intents: Map<string, StubIntent>
  charges: Map<string, StubCharge>
}

/** What is paid back of the charges of an account. */
export const stubRefunds = ({ intents, charges }: Paid) => {
  const refunds = new Map<string, StubRefund>()
  return {
    refunds,

    create: (params: URLSearchParams): StubAnswer => {
      const intent = intents.get(params.get('payment_intent') ?? '')
      if (!intent) return missing('payment_intent')
      const charge = charges.get(intent.latest_charge ?? '')
      if (charge?.status !== 'succeeded') return stubError(400, { param: 'payment_intent' })
      const amount = Number(params.get('amount'))
      const left = charge.amount - charge.amount_refunded
      if (left === 0) return stubError(400, { code: 'charge_already_refunded' })
      // Stripe has words for it, but no code.
      if (amount > left) return stubError(400, { param: 'amount' })
      charge.amount_refunded += amount
      const id = `re_${refunds.size + 1}`
      const metadata = nested(params, 'metadata')
      const status = 'succeeded'
      const refund: StubRefund = {
        id,
        object: 'refund',
        amount,
        charge: charge.id,
        payment_intent: intent.id,
        metadata,
        status,
      }
      refunds.set(id, refund)
      return answer(refund)
    },

    list: (params: URLSearchParams): StubAnswer => {
      const intent = params.get('payment_intent') ?? ''
      if (!intents.has(intent)) return missing('payment_intent')
      const data = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent).toReversed()
      return answer({ object: 'list', url: '/v1/refunds', has_more: false, data })
    },
  }
}
