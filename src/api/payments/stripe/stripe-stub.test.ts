import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StripeStub, startStripeStub } from './stripe-stub.fake.ts'

let stub: StripeStub

beforeEach(async () => {
  stub = await startStripeStub()
})

afterEach(() => stub.close())

const post = async (path: string, params: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${stub.settings.port}${path}`, {
    method: 'POST',
    body: new URLSearchParams(params),
    headers: {
      authorization: `Bearer ${stub.settings.secretKey}`,
      'stripe-version': Stripe.API_VERSION,
      'idempotency-key': 'key-1',
      ...headers,
    },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const payment = { amount: '9900', currency: 'aud' }

describe('the Stripe of the tests', () => {
  it('answers what is asked as Stripe wants it to be asked', async () => {
    expect(await post('/v1/payment_intents', payment)).toMatchObject({
      status: 200,
      body: { id: 'pi_1', amount: 9900 },
    })
    expect(stub.unpublished).toEqual([])
  })

  it.each([
    ['customer_email', { ...payment, customer_email: 'jane@pond.example' }],
    ['payment_method_types[0]', { ...payment, 'payment_method_types[0]': 'card' }],
    ['shipping[street]', { ...payment, 'shipping[street]': '1 Pond St' }],
  ])('refuses and records a parameter that Stripe does not have: %s', async (param, params) => {
    const error = { code: 'parameter_unknown', param }
    expect(await post('/v1/payment_intents', params)).toMatchObject({ status: 400, body: { error } })
    expect(stub.unpublished).toEqual([`PaymentIntentCreateParams: ${param}`])
  })

  it.each([
    ['another version of the API', { 'stripe-version': '2019-02-11' }, 'Stripe-Version'],
    ['a key that the SDK has made up', { 'idempotency-key': 'stripe-node-retry-1' }, 'Idempotency-Key'],
  ])('refuses and records %s', async (_name, headers, param) => {
    expect(await post('/v1/payment_intents', payment, headers)).toMatchObject({
      status: 400,
      body: { error: { param } },
    })
    expect(stub.unpublished).toEqual([`PaymentIntentCreateParams: ${param}`])
  })

  it('refuses another secret, and other addresses', async () => {
    expect(await post('/v1/payment_intents', payment, { authorization: 'Bearer sk_other' })).toMatchObject({
      status: 401,
    })
    expect(await post('/v1/charges', payment)).toMatchObject({ status: 404 })
  })

  it('answers the same request under the same key as it did then, and no other one', async () => {
    const first = await post('/v1/payment_intents', payment)
    Object.assign(stub.intents.get('pi_1') ?? {}, { status: 'canceled' })
    const again = await post('/v1/payment_intents', payment)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const error = { type: 'idempotency_error' }
    expect(await post('/v1/payment_intents', { ...payment, amount: '1' })).toMatchObject({
      status: 400,
      body: { error },
    })
    expect(await post('/v1/payment_intents/pi_1/cancel', {})).toMatchObject({ status: 400, body: { error } })
    expect(stub.intents.size).toBe(1)
  })
})
