import type { Cents } from '../../domain/money/money.ts'
import type { DeclineReason } from '../../domain/orders/decline-reason.ts'
import {
  GatewayRefusal,
  GatewayUnreachable,
  type KeptCard,
  type PaymentGateway,
  type PaymentIntent,
  type Refund,
} from './gateway.ts'

const declines: Record<string, DeclineReason> = {
  pm_declined: 'declined',
  pm_poor: 'insufficient-funds',
  pm_expired: 'expired-card',
  pm_wrong_code: 'wrong-code',
}

export interface FakeGateway extends PaymentGateway {
  readonly intents: ReadonlyMap<string, PaymentIntent>
  /** The cards that each customer has there. */
  readonly customers: ReadonlyMap<string, readonly KeptCard[]>
  /** What the payer answers to their bank. */
  verify(intent: string, isApproved: boolean): void
  /** What was charged in all, less what was paid back. */
  kept(): number
  /** Called before and after each piece of work; what it throws is what the caller sees. */
  disturb: (call: string, when: 'before' | 'after') => void | Promise<void>
}

/** A gateway in memory, with cards by the name of their method: pm_ok, pm_verify, pm_slow and those above. */
export const fakeGateway = (): FakeGateway => {
  const intents = new Map<string, PaymentIntent>()
  const customers = new Map<string, KeptCard[]>()
  const wishes = new Map<string, { method: string; customer: string }>()
  const answers = new Map<string, { request: string; answer: unknown }>()
  const known = (id: string): PaymentIntent => {
    const intent = intents.get(id)
    if (intent === undefined) throw new GatewayRefusal('resource_missing', 'No such intent')
    return intent
  }
  const change = (intent: PaymentIntent, changed: Partial<PaymentIntent>): PaymentIntent => {
    const { declined: _declined, verification: _verification, ...rest } = intent
    const next = { ...rest, ...changed }
    intents.set(intent.id, next)
    return next
  }

  /** Done once under a key, whatever happens to the answer. */
  const once = async <Answer>(call: string, key: string, request: object, work: () => Answer): Promise<Answer> => {
    await fake.disturb(call, 'before')
    const written = JSON.stringify(request)
    const before = answers.get(key)
    if (before !== undefined && before.request !== written)
      throw new GatewayRefusal('idempotency_mismatch', 'The key was used for another request')
    const answer = before === undefined ? work() : (before.answer as Answer)
    answers.set(key, { request: written, answer })
    await fake.disturb(call, 'after')
    return answer
  }

  const cardsOf = (customer: string): KeptCard[] => {
    const cards = customers.get(customer)
    if (cards === undefined) throw new GatewayRefusal('resource_missing', 'No such customer')
    return cards
  }
  const keep = (method: string, customer: string): void => {
    const cards = cardsOf(customer)
    if (cards.some(({ id }) => id === method)) return
    cards.unshift({ id: method, brand: 'visa', last4: '4242', expiry: '2030-12' })
  }

  /** Cards by the name of their kind, and of their owner where that matters: pm_ok, pm_ok_of_kerry. */
  const pay = (intent: PaymentIntent, method: string, customer: string | undefined): PaymentIntent => {
    const owner = [...customers].find(([, cards]) => cards.some(({ id }) => id === method))
    if (owner !== undefined && owner[0] !== customer)
      throw new GatewayRefusal('invalid_request_error', 'It belongs to another customer')
    return charge(intent, method.replace(/_of_.*/, ''))
  }

  const charge = (intent: PaymentIntent, method: string): PaymentIntent => {
    if (intent.state === 'succeeded' || intent.state === 'cancelled') return intent
    const card = { brand: 'visa', last4: '4242' }
    if (method === 'pm_ok') return change(intent, { state: 'succeeded', card })
    if (method === 'pm_slow') return change(intent, { state: 'processing', card })
    if (method === 'pm_verify')
      return change(intent, { state: 'verifying', card, verification: { kind: 'frame', url: `/verify/${intent.id}` } })
    return change(intent, { state: 'open', declined: declines[method] ?? 'declined' })
  }

  const fake: FakeGateway = {
    cardEntry: { kind: 'sandbox', fieldsUrl: '/sandbox-bank/fields' },
    intents,
    customers,
    disturb: () => undefined,
    verify(id, isApproved) {
      if (isApproved) {
        change(known(id), { state: 'succeeded' })
        const wish = wishes.get(id)
        if (wish) keep(wish.method, wish.customer)
      } else change(known(id), { state: 'open', declined: 'not-verified' })
    },
    kept: () =>
      [...intents.values()].reduce(
        (sum, { state, amount, refunded }) => sum + (state === 'succeeded' ? amount - refunded : 0),
        0,
      ),
    open: ({ order, number, amount, key }) =>
      once('open', key, { order, number, amount }, () => {
        const intent: PaymentIntent = {
          id: `pi_${intents.size + 1}`,
          order,
          amount,
          state: 'open',
          refunded: 0 as Cents,
        }
        intents.set(intent.id, intent)
        return intent
      }),
    pay: (id, { method, key, customer, keep: isKept }) =>
      once('pay', key, { id, method, customer, isKept }, () => {
        const paid = pay(known(id), method, customer)
        wishes.delete(id)
        if (isKept === true && customer !== undefined) {
          if (paid.state === 'succeeded') keep(method, customer)
          else wishes.set(id, { method, customer })
        }
        return paid
      }),
    openCustomer: (reference, key) =>
      once('openCustomer', key, { reference }, () => {
        const id = `cus_${reference}_${customers.size + 1}`
        customers.set(id, [])
        return id
      }),
    async keptCards(customer) {
      await fake.disturb('keptCards', 'before')
      return [...cardsOf(customer)]
    },
    removeCard: (card, key) =>
      once('removeCard', key, { card }, () => {
        for (const [customer, cards] of customers)
          customers.set(
            customer,
            cards.filter(({ id }) => id !== card),
          )
      }),
    async removeCustomer(customer) {
      await fake.disturb('removeCustomer', 'before')
      customers.delete(customer)
      await fake.disturb('removeCustomer', 'after')
    },
    async read(id) {
      await fake.disturb('read', 'before')
      return known(id)
    },
    cancel: (id, key) =>
      once('cancel', key, { id }, () => {
        const intent = known(id)
        return intent.state === 'succeeded' ? intent : change(intent, { state: 'cancelled' })
      }),
    refund: (id, { amount, key }) =>
      once('refund', key, { id, amount }, (): Refund => {
        const intent = known(id)
        if (intent.state !== 'succeeded' || intent.refunded + amount > intent.amount)
          throw new GatewayRefusal('refund_too_large', 'More than was charged')
        change(intent, { refunded: (intent.refunded + amount) as Cents })
        return { id: `re_${key}`, amount, state: 'succeeded' }
      }),
    async charged() {
      await fake.disturb('charged', 'before')
      return [...intents.values()].filter(({ state }) => state === 'succeeded').reverse()
    },
    readEvent: async (body) => ({ ok: true, event: JSON.parse(body) }),
  }
  return fake
}

export const unreachable = (): never => {
  throw new GatewayUnreachable('The line is cut')
}
