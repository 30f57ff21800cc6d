import { describe, expect, it } from 'vitest'
import { GatewayUnreachable } from '../gateway.ts'
import { intentOf } from './intent-answer.ts'

const answer = {
  id: 'pi_1',
  amount: 9900,
  currency: 'aud',
  client_secret: 'pi_1_secret',
  metadata: { order: '0f3a' },
  status: 'succeeded',
  last_payment_error: null,
  latest_charge: {
    amount_refunded: 100,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  },
}

describe('what Stripe answers about a payment', () => {
  it('is read', () => {
    expect(intentOf(answer)).toEqual({
      id: 'pi_1',
      order: '0f3a',
      amount: 9900,
      state: 'succeeded',
      card: { brand: 'visa', last4: '4242' },
      refunded: 100,
    })
  })

  it.each([
    { status: 'requires_capture' },
    { status: 'something_new' },
    { amount: 99.5 },
    { amount: '9900' },
    { latest_charge: {} },
    { metadata: null },
  ])('is not guessed at when it is something else: %o', (changes) => {
    expect(() => intentOf({ ...answer, ...changes })).toThrow(GatewayUnreachable)
  })

  it('names the fields that are not understood, not what is in them', () => {
    const broken = { ...answer, amount: 'Jane', status: 'Doe' }
    expect(() => intentOf(broken)).toThrow(/^Stripe gave an answer that is not understood: amount, status$/)
    expect(() => intentOf('<h1>Jane</h1>')).toThrow(/^Stripe gave an answer that is not understood: all of it$/)
  })

  it.each([null, { type: 'card', card: null }, { type: 'card', card: { brand: null, last4: null } }, { type: 'link' }])(
    'is readable without a card to show: %o',
    (details) => {
      const read = intentOf({ ...answer, latest_charge: { amount_refunded: 0, payment_method_details: details } })
      expect(read).toMatchObject({ state: 'succeeded', refunded: 0 })
      expect(read).not.toHaveProperty('card')
    },
  )
})
