import { inspect } from 'node:util'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayRefusal, GatewayUnreachable } from '../gateway.ts'
import { requestFailure } from './request-failure.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { type StripeStub, startStripeStub } from './stripe-stub.fake.ts'

const failure = (raw: ConstructorParameters<typeof Stripe.errors.StripeError>[0]) =>
  requestFailure('pay back', Stripe.errors.StripeError.generate({ type: 'invalid_request_error', ...raw }))

describe('a failed request', () => {
  it.each([400, 401, 402, 403, 404, 405, 413, 422])('is refused with the status %s', (statusCode) => {
    expect(failure({ statusCode, code: 'some_code' })).toMatchObject({ code: 'some_code' })
    expect(failure({ statusCode })).toBeInstanceOf(GatewayRefusal)
  })

  it.each([undefined, 200, 302, 408, 409, 425, 429, 500, 502, 503, 504])(
    'may be asked again with the status %s',
    (statusCode) => {
      expect(failure({ ...(statusCode && { statusCode }) })).toBeInstanceOf(GatewayUnreachable)
    },
  )

  it.each(['rate_limit', 'lock_timeout'])('may be asked again when Stripe is busy: %s', (code) => {
    expect(failure({ statusCode: 400, code })).toBeInstanceOf(GatewayUnreachable)
  })

  it('has a code of its own where Stripe has none', () => {
    expect(failure({ statusCode: 401 })).toMatchObject({ code: 'authentication_error' })
    expect(failure({ statusCode: 400, param: 'amount' })).toMatchObject({ code: 'amount_too_large' })
    expect(failure({ statusCode: 400, type: 'idempotency_error' })).toMatchObject({ code: 'idempotency_error' })
  })

  it('says what was to be done, and where to look for it', () => {
    const facts = { statusCode: 400, code: 'charge_disputed', param: 'payment_intent', requestId: 'req_7' }
    expect(failure(facts).message).toBe(
      'Stripe refused to pay back: charge_disputed (status 400, parameter payment_intent, request req_7)',
    )
    expect(failure({ statusCode: 503 }).message).toBe('Stripe did not say whether it could pay back (status 503)')
  })
})

describe('what is thrown', () => {
  let stub: StripeStub
  beforeEach(async () => {
    stub = await startStripeStub()
  })
  afterEach(() => stub.close())

  const thrownBy = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => undefined,
      (thrown) => thrown,
    )
    expect(error).toBeInstanceOf(GatewayRefusal)
    return inspect(error, { depth: 9, showHidden: true })
  }

  it('has nothing of a wrong key in it', async () => {
    const gateway = createStripeGateway({ ...stub.settings, secretKey: 'sk_live_mistyped' })
    const thrown = await thrownBy(gateway.read('pi_1'))
    expect(thrown).toContain('authentication_error')
    expect(thrown).not.toContain('sk_live')
    expect(thrown).not.toContain('mistyped')
  })

  it('has nothing in it of what Stripe says about people', async () => {
    const thrown = await thrownBy(createStripeGateway(stub.settings).read('pi_1'))
    expect(thrown).toContain('resource_missing')
    expect(thrown).not.toContain('jane@pond.example')
    expect(thrown).not.toContain('ofTheStub')
  })
})
