import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckoutOrder, Paying } from '../../order/answered-order.ts'
import { checkoutOrder } from '../../order/checkout-order.fake.ts'
import type { Placing } from '../operations/place-order.ts'
import { type Flow, type FlowEvent, firstFlow, pauseBefore, reduceFlow, untouchedFor } from './payment-flow.ts'

const placing = (given: Partial<Placing> = {}): Placing => ({
  order: checkoutOrder(),
  codeWords: null,
  left: [],
  reason: null,
  message: null,
  notSold: [],
  problems: [],
  short: [],
  ...given,
})

const paying = (given: Partial<Paying> = {}): Paying => ({
  order: checkoutOrder({ state: 'VERIFYING' }),
  reason: null,
  asking: false,
  key: null,
  verification: null,
  ...given,
})

const flowAfter = (...events: FlowEvent[]): Flow => events.reduce(reduceFlow, firstFlow)

const placed: FlowEvent = { type: 'placed', placing: placing() }
const pay: FlowEvent = { type: 'pay' }
const lost: FlowEvent = { type: 'lost' }
const asked = (state: CheckoutOrder['state'], more: Partial<CheckoutOrder> = {}): FlowEvent => ({
  type: 'asked',
  paying: paying({ order: checkoutOrder({ state, ...more }) }),
})
const answered = (given: Partial<Paying>): FlowEvent => ({ type: 'answered', paying: paying(given) })

describe('the way of a payment', () => {
  it('is priced, paid and over', () => {
    expect(flowAfter(placed).phase).toBe('ready')
    expect(flowAfter(placed, pay).phase).toBe('paying')
    expect(flowAfter(placed, pay, answered({ order: checkoutOrder({ state: 'PAID' }) })).phase).toBe('paid')
  })

  it('cannot begin twice: a second press changes nothing', () => {
    const once = flowAfter(placed, pay)
    expect(reduceFlow(once, pay)).toBe(once)
  })

  it('asks the bank when the answer is lost, and goes on only by the bank’s word', () => {
    expect(flowAfter(placed, pay, lost)).toMatchObject({ phase: 'asking', lost: true })
    expect(flowAfter(placed, pay, lost, pay).phase).toBe('asking')
    expect(flowAfter(placed, pay, lost, asked('VERIFYING')).phase).toBe('asking')
    expect(flowAfter(placed, pay, lost, asked('PAID')).phase).toBe('paid')
  })

  it('believes that a lost Pay never arrived only after the order was found untouched several times', () => {
    const untouched = Array.from({ length: untouchedFor - 1 }, () => asked('PENDING'))
    expect(flowAfter(placed, pay, lost, ...untouched).phase).toBe('asking')
    expect(flowAfter(placed, pay, lost, ...untouched, asked('PENDING'))).toMatchObject({
      phase: 'ready',
      note: 'not-arrived',
    })
  })

  it('shows the bank’s question, keeps it while the bank is silent, and asks when it is answered', () => {
    const verification = { url: '/sandbox-bank/verify/1', clientSecret: null }
    const shown = flowAfter(placed, pay, answered({ verification }))
    expect(shown).toMatchObject({ phase: 'verifying', verification })
    expect(reduceFlow(shown, { type: 'asked', paying: paying({ asking: true }) })).toBe(shown)
    expect(reduceFlow(shown, { type: 'bank-done' })).toMatchObject({ phase: 'asking', lost: false })
  })

  it('leads back to another card when the bank says no', () => {
    const order = checkoutOrder({ declined: 'insufficient-funds' })
    expect(flowAfter(placed, pay, answered({ order }))).toMatchObject({ phase: 'ready', order })
    expect(flowAfter(placed, pay, answered({ order }), pay).phase).toBe('paying')
  })

  it.each([
    ['HOLD_OVER', 'hold-over'],
    ['CODE_USED', 'code-used'],
    ['TOTAL_CHANGED', 'total-changed'],
  ] as const)('prices again after %s, and says so', (reason, note) => {
    const again = flowAfter(placed, pay, answered({ order: null, reason }))
    expect(again).toMatchObject({ phase: 'placing', note })
    expect(reduceFlow(again, placed)).toMatchObject({ phase: 'ready', note })
  })

  it('begins another order where the old one is over', () => {
    const expired: FlowEvent = { type: 'placed', placing: placing({ order: checkoutOrder({ state: 'EXPIRED' }) }) }
    expect(flowAfter(expired)).toMatchObject({ phase: 'placing', renew: true })
    expect(flowAfter(expired, placed)).toMatchObject({ phase: 'ready', note: 'expired' })
  })

  it('shows in another tab where the order stands', () => {
    const of = (state: CheckoutOrder['state']): FlowEvent => ({
      type: 'placed',
      placing: placing({ order: checkoutOrder({ state }) }),
    })
    expect(flowAfter(of('VERIFYING')).phase).toBe('asking')
    expect(flowAfter(of('PAID')).phase).toBe('paid')
  })

  it.each([
    ['PRICES_UNKNOWN', 'prices-unknown'],
    ['NOT_SOLD', 'not-sold'],
    ['SHORT', 'short'],
    ['DELIVERY_BY_QUOTE', 'delivery-by-quote'],
    ['PROBLEMS', 'problems'],
    ['REFUSED', 'refused'],
  ] as const)('stops at %s, and can be tried again', (reason, kind) => {
    const stopped = flowAfter({ type: 'placed', placing: placing({ order: null, reason }) })
    expect(stopped).toMatchObject({ phase: 'stopped', stop: { kind } })
    expect(reduceFlow(stopped, { type: 'place-again' })).toEqual(firstFlow)
  })

  const state = fc.constantFrom<CheckoutOrder['state']>(
    ...(['PENDING', 'VERIFYING', 'PAID', 'SHIPPED', 'EXPIRED', 'FAILED', 'REFUNDED'] as const),
  )
  const anyPaying = fc
    .record({
      state,
      asking: fc.boolean(),
      isAsked: fc.boolean(),
      reason: fc.constantFrom('NO_ORDER', 'TOTAL_CHANGED', 'HOLD_OVER', 'CODE_USED', null),
    })
    .map(({ state, asking, isAsked, reason }) =>
      paying({
        order: reason === null ? checkoutOrder({ state }) : null,
        asking,
        reason,
        verification: isAsked ? { url: '/verify', clientSecret: null } : null,
      }),
    )
  const anyEvent: fc.Arbitrary<FlowEvent> = fc.oneof(
    fc.record({
      type: fc.constant('placed' as const),
      placing: state.map((each) => placing({ order: checkoutOrder({ state: each }) })),
    }),
    fc.constant<FlowEvent>({ type: 'not-placed', kind: 'offline' }),
    fc.constantFrom<FlowEvent>({ type: 'place-again' }, pay, lost, { type: 'turned-away' }, { type: 'bank-done' }),
    fc.record({ type: fc.constantFrom('answered' as const, 'asked' as const), paying: anyPaying }),
  )

  it('pays only from ready, never leaves paid, and after Pay is ready again only by somebody’s word', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let flow: Flow = firstFlow
        for (const event of events) {
          const next = reduceFlow(flow, event)
          if (next.phase === 'paying' && flow.phase !== 'paying') {
            expect(flow.phase).toBe('ready')
            expect(event.type).toBe('pay')
          }
          if (flow.phase === 'paid') expect(next).toBe(flow)
          const isUnderway = ['paying', 'asking', 'verifying'].includes(flow.phase)
          if (isUnderway && next.phase === 'ready') expect(['answered', 'asked', 'turned-away']).toContain(event.type)
          if (isUnderway && next.phase === 'placing') expect(['answered', 'asked']).toContain(event.type)
          flow = next
        }
      }),
    )
  })

  it('asks less often the longer it takes, and never less than twice a minute', () => {
    const pauses = Array.from({ length: 20 }, (_, attempt) => pauseBefore(attempt))
    expect(pauses.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16_000])
    expect(Math.max(...pauses)).toBe(30_000)
  })
})
