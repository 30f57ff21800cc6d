import { describe, expect, it } from 'vitest'
import { eventBody, signatureHeader } from './signed-event.fake.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const secret = 'whsec_now'
const now = new Date('2026-11-15T03:20:00.700Z')
const { readEvent } = createStripeGateway({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: secret,
})

describe('an event is about', () => {
  const signed = (text: string) => readEvent(text, signatureHeader(text, secret, now), now)
  const about = (type: string, object: object) => signed(eventBody(type, object))

  it.each([
    ['payment_intent.payment_failed', { id: 'pi_1', object: 'payment_intent' }],
    ['payment_intent.canceled', { id: 'pi_1', object: 'payment_intent' }],
    ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }],
    ['charge.succeeded', { id: 'ch_1', object: 'charge', payment_intent: { id: 'pi_1', object: 'payment_intent' } }],
    ['charge.dispute.created', { id: 'du_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1' }],
    ['charge.refund.updated', { id: 're_1', object: 'refund', payment_intent: 'pi_1' }],
    ['refund.failed', { id: 're_1', object: 'refund', payment_intent: 'pi_1' }],
  ])('the payment: %s', async (type, object) => {
    expect(await about(type, object)).toEqual({ ok: true, event: { id: 'evt_1', type, intent: 'pi_1' } })
  })

  it.each([
    ['charge.succeeded', { id: 'ch_1', object: 'charge', payment_intent: null }],
    ['checkout.session.completed', { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_1' }],
    ['customer.created', { id: 'cus_1', object: 'customer' }],
    ['balance.available', { object: 'balance' }],
    ['something.of.tomorrow', {}],
  ])('no payment: %s', async (type, object) => {
    expect(await about(type, object)).toEqual({ ok: true, event: { id: 'evt_1', type } })
  })

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{"id":"evt_1"}',
    'not JSON',
    '{"object":"v2.core.event","id":"evt_1","type":"v1.x"}',
  ])('nothing when it is no event: %s', async (text) => {
    expect(await signed(text)).toMatchObject({ ok: false })
  })
})
