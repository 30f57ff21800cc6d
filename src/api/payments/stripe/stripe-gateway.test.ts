import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import type { PaymentGateway } from '../gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { type StripeStub, startStripeStub } from './stripe-stub.fake.ts'

let stub: StripeStub
let gateway: PaymentGateway

beforeEach(async () => {
  stub = await startStripeStub()
  gateway = createStripeGateway(stub.settings)
})

afterEach(async () => {
  expect(stub.unpublished).toEqual([])
  await stub.close()
})

const order = { order: '0f3a', number: 'PW-10427', amount: cents(1299), key: 'open-1' }
const returnUrl = 'https://shop.example/checkout/'
const opened = async (): Promise<string> => (await gateway.open(order)).id
const paid = (intent: string, method: string, key = `pay-${method}`) => gateway.pay(intent, { method, key, returnUrl })

describe('a payment', () => {
  it('is opened for an order, and waits for a card', async () => {
    expect(await gateway.open(order)).toEqual({
      id: 'pi_1',
      order: '0f3a',
      amount: 129900,
      state: 'open',
      refunded: 0,
    })
  })

  it('tells Stripe about the order by its number, our id and the amount, and nothing about people', async () => {
    await paid(await opened(), 'pm_card_visa')
    const [open, pay] = stub.requests
    expect(open?.params).toEqual({
      amount: '129900',
      currency: 'aud',
      capture_method: 'automatic',
      'allowed_payment_method_types[0]': 'card',
      description: 'Order PW-10427',
      'metadata[order]': '0f3a',
      'metadata[number]': 'PW-10427',
      'expand[0]': 'latest_charge',
    })
    expect(pay?.params).toEqual({
      payment_method: 'pm_card_visa',
      return_url: returnUrl,
      use_stripe_sdk: 'true',
      'expand[0]': 'latest_charge',
    })
  })

  it('is opened once for each key', async () => {
    expect(await gateway.open(order)).toEqual(await gateway.open(order))
    expect(stub.intents.size).toBe(1)
  })

  it('is refused under a key that was used for something else', async () => {
    await gateway.open(order)
    await expect(gateway.open({ ...order, amount: cents(1) })).rejects.toMatchObject({ code: 'idempotency_error' })
    await expect(gateway.cancel('pi_1', 'open-1')).rejects.toMatchObject({ code: 'idempotency_error' })
  })

  it.each([0, 0.49])('is not opened for less than Stripe charges: %s', async (price) => {
    await expect(gateway.open({ ...order, amount: cents(price) })).rejects.toMatchObject({ code: 'amount_too_small' })
    expect(stub.requests).toEqual([])
  })

  it('succeeds with a good card', async () => {
    expect(await paid(await opened(), 'pm_card_visa')).toEqual({
      id: 'pi_1',
      order: '0f3a',
      amount: 129900,
      state: 'succeeded',
      card: { brand: 'visa', last4: '4242' },
      refunded: 0,
    })
  })

  it.each([
    ['pm_card_chargeDeclined', 'declined', '0002'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient-funds', '9995'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'declined', '9979'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired-card', '0069'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'wrong-code', '0127'],
    ['pm_card_chargeDeclinedProcessingError', 'try-again', '0119'],
  ])('stays open when %s is refused: %s', async (method, declined, last4) => {
    const intent = await opened()
    const answer = { state: 'open', declined, card: { brand: 'visa', last4 }, refunded: 0 }
    expect(await paid(intent, method)).toMatchObject(answer)
    expect(await gateway.read(intent)).toMatchObject(answer)
  })

  it('can be paid with another card after a refusal, and forgets the refusal', async () => {
    const intent = await opened()
    await paid(intent, 'pm_card_chargeDeclined')
    const answer = await paid(intent, 'pm_card_mastercard')
    expect(answer).toMatchObject({ state: 'succeeded', card: { brand: 'mastercard', last4: '4444' } })
    expect(answer).not.toHaveProperty('declined')
  })

  it('answers as it did then when a card is tried again under the same key', async () => {
    const intent = await opened()
    const then = await paid(intent, 'pm_card_chargeDeclined', 'pay-1')
    await paid(intent, 'pm_card_visa', 'pay-2')
    expect(await paid(intent, 'pm_card_chargeDeclined', 'pay-1')).toEqual(then)
    expect(stub.charges.size).toBe(2)
  })

  it('is charged once when two cards are tried at the same time', async () => {
    const intent = await opened()
    const answers = await Promise.all([paid(intent, 'pm_card_visa'), paid(intent, 'pm_card_mastercard')])
    expect(answers.map(({ state }) => state)).toEqual(['succeeded', 'succeeded'])
    expect(answers[0]?.card).toEqual(answers[1]?.card)
    expect(stub.charges.size).toBe(1)
  })

  it('refuses a card that nobody has entered', async () => {
    await expect(paid(await opened(), 'pm_made_up')).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('says when it is still under way', async () => {
    const intent = await opened()
    Object.assign(stub.intents.get(intent) ?? {}, { status: 'processing' })
    expect(await gateway.read(intent)).toMatchObject({ state: 'processing' })
    expect(await paid(intent, 'pm_card_visa')).toMatchObject({ state: 'processing' })
    expect(await gateway.cancel(intent, 'cancel-1')).toMatchObject({ state: 'processing' })
  })

  it('that waits to be confirmed is open', async () => {
    const intent = await opened()
    Object.assign(stub.intents.get(intent) ?? {}, { status: 'requires_confirmation' })
    expect(await gateway.read(intent)).toMatchObject({ state: 'open' })
  })
})

describe('a bank that asks the payer', () => {
  const asked = async (): Promise<string> => {
    const intent = await opened()
    const verification = { kind: 'stripe', clientSecret: `${intent}_secret_test` }
    expect(await paid(intent, 'pm_card_authenticationRequired')).toMatchObject({ state: 'verifying', verification })
    expect(stub.charges.size).toBe(0)
    return intent
  }

  it('charges the card when the answer is right', async () => {
    const intent = await asked()
    stub.verify(intent, true)
    const answer = await gateway.read(intent)
    expect(answer).toMatchObject({ state: 'succeeded', card: { last4: '3184' } })
    expect(answer).not.toHaveProperty('verification')
  })

  it('leaves the payment open when the answer is wrong', async () => {
    const intent = await asked()
    stub.verify(intent, false)
    expect(await gateway.read(intent)).toMatchObject({ state: 'open', declined: 'not-verified' })
  })

  it('need not be answered if another card is good', async () => {
    expect(await paid(await asked(), 'pm_card_visa')).toMatchObject({ state: 'succeeded' })
  })
})

describe('cancelling', () => {
  it('ends a payment that nobody has made', async () => {
    const intent = await opened()
    expect(await gateway.cancel(intent, 'cancel-1')).toMatchObject({ id: intent, state: 'cancelled' })
    expect(await paid(intent, 'pm_card_visa')).toMatchObject({ state: 'cancelled' })
    expect(stub.charges.size).toBe(0)
  })

  it('answers with what has succeeded', async () => {
    const intent = await opened()
    const answer = await paid(intent, 'pm_card_visa')
    expect(await gateway.cancel(intent, 'cancel-1')).toEqual(answer)
  })

  it('answers again with what is cancelled', async () => {
    const intent = await opened()
    const answer = await gateway.cancel(intent, 'cancel-1')
    expect(await gateway.cancel(intent, 'cancel-1')).toEqual(answer)
    expect(await gateway.cancel(intent, 'cancel-2')).toEqual(answer)
  })
})

describe('reading', () => {
  it('refuses what Stripe does not have', async () => {
    await expect(gateway.read('pi_other')).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it.each([{ metadata: {} }, { currency: 'nzd' }])('refuses what is not for an order of ours: %o', async (changes) => {
    const intent = await opened()
    Object.assign(stub.intents.get(intent) ?? {}, changes)
    await expect(gateway.read(intent)).rejects.toMatchObject({ code: 'not_ours' })
  })
})

describe('what was charged', () => {
  it('is listed over all pages, without what is open or somebody else’s', async () => {
    for (let index = 0; index < 130; index += 1) {
      const { id } = await gateway.open({ ...order, key: `open-${index}` })
      if (index % 2 === 0) await paid(id, 'pm_card_visa', `pay-${index}`)
    }
    const [foreign] = stub.intents.values()
    if (foreign) foreign.metadata = {}
    const listed = await gateway.charged(new Date('2026-11-01T00:00:00Z'))
    expect(listed).toHaveLength(64)
    expect(listed[0]).toMatchObject({ id: 'pi_129', order: '0f3a', state: 'succeeded', refunded: 0 })
    expect(stub.requests.filter(({ path, method }) => method === 'GET' && path === '/v1/payment_intents')).toHaveLength(
      2,
    )
  })
})
