import { afterAll, describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { GatewayUnreachable } from '../gateway.ts'
import type { StripeSettings } from './stripe-client.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { type StripeStub, startStripeStub } from './stripe-stub.fake.ts'
import type { Trouble } from './stub-trouble.fake.ts'

const stubs: StripeStub[] = []

afterAll(async () => {
  expect(stubs.flatMap(({ unpublished }) => unpublished)).toEqual([])
  await Promise.all(stubs.map((stub) => stub.close()))
})

/** A payment at a Stripe of its own: the SDK waits before it asks again, so the tests run beside each other. */
const openPayment = async () => {
  const stub = await startStripeStub()
  stubs.push(stub)
  const gatewayWith = (changes: Partial<StripeSettings> = {}) => createStripeGateway({ ...stub.settings, ...changes })
  const order = { order: '0f3a', number: 'PW-10427', amount: cents(100), key: 'open-1' }
  const { id: intent } = await gatewayWith().open(order)
  const pay = ({ method = 'pm_card_visa', key = 'pay-1', ...changes }: Partial<StripeSettings & Attempt> = {}) =>
    gatewayWith(changes).pay(intent, { method, key, returnUrl: 'https://shop.example/' })
  return { stub, gateway: gatewayWith(), intent, pay }
}

interface Attempt {
  method: string
  key: string
}

const once = { maxNetworkRetries: 0, timeoutMs: 1000 }

describe.concurrent('a card is charged once, and the answer comes,', () => {
  it.each<[string, Trouble[]]>([
    ['the connection is cut before anything is done', [{ kind: 'cut', at: 'before-work' }]],
    ['the connection is cut after it is done', [{ kind: 'cut', at: 'after-work' }]],
    ['Stripe has an internal error', [{ kind: 'answer', status: 500 }]],
    ['Stripe is not available', [{ kind: 'page', status: 503 }]],
    ['another request holds the payment', [{ kind: 'answer', status: 409, code: 'lock_timeout' }]],
    ['there are too many requests, and Stripe says to ask again', [{ kind: 'answer', status: 429, shouldRetry: true }]],
    [
      'two things go wrong, one after the other',
      [
        { kind: 'cut', at: 'after-work' },
        { kind: 'answer', status: 502 },
      ],
    ],
  ])('although %s', async (_name, troubles) => {
    const { stub, pay } = await openPayment()
    stub.trouble(...troubles)
    expect(await pay()).toMatchObject({ state: 'succeeded', card: { last4: '4242' } })
    expect(stub.requests.slice(1).map(({ key }) => key)).toEqual(Array(troubles.length + 1).fill('pay-1'))
    expect(stub.charges.size).toBe(1)
  })

  it('although it takes longer than we wait, and is still under way when the SDK asks again', async () => {
    const { stub, pay } = await openPayment()
    stub.trouble({ kind: 'slow', ms: 2500 })
    expect(await pay({ timeoutMs: 1000, maxNetworkRetries: 5 })).toMatchObject({ state: 'succeeded' })
    expect(stub.requests.length).toBeGreaterThan(3)
    expect(stub.charges.size).toBe(1)
  })

  it('and a refusal stays a refusal although the first answer is lost', async () => {
    const { stub, pay } = await openPayment()
    stub.trouble({ kind: 'cut', at: 'after-work' })
    expect(await pay({ method: 'pm_card_chargeDeclined' })).toMatchObject({ state: 'open', declined: 'declined' })
    expect(stub.charges.size).toBe(1)
  })
})

describe.concurrent('nobody can say whether a card is charged', () => {
  it.each<[string, number, Trouble[]]>([
    ['the answer breaks off', 1, [{ kind: 'cut', at: 'within-answer' }]],
    ['the answer does not come in time', 1, [{ kind: 'slow', ms: 2000 }]],
    ['Stripe has an internal error', 0, [{ kind: 'answer', status: 500 }]],
    ['another request holds the payment', 0, [{ kind: 'answer', status: 409, code: 'lock_timeout' }]],
    ['there are too many requests', 0, [{ kind: 'answer', status: 429, code: 'rate_limit' }]],
    ['something on the way answers', 0, [{ kind: 'page', status: 502 }]],
    ['something on the way knows nothing of Stripe', 0, [{ kind: 'page', status: 404 }]],
    // A cut connection is tried again even by an SDK that is told not to try again.
    ['the connection is cut', 1, Array(2).fill({ kind: 'cut', at: 'after-work' })],
  ])('when %s; asked again under the same key it is charged once', async (_name, chargesBefore, troubles) => {
    const { stub, pay } = await openPayment()
    stub.trouble(...troubles)
    await expect(pay(once)).rejects.toThrow(GatewayUnreachable)
    expect(stub.charges.size).toBe(chargesBefore)
    expect(await pay({ maxNetworkRetries: 4 })).toMatchObject({ state: 'succeeded' })
    expect(stub.charges.size).toBe(1)
  })

  it('when Stripe fails at it. That stays the answer under this key: the record tells, and another key pays', async () => {
    const { stub, gateway, intent, pay } = await openPayment()
    stub.trouble({ kind: 'crash' })
    await expect(pay(once)).rejects.toThrow(GatewayUnreachable)
    await expect(pay(once)).rejects.toThrow(GatewayUnreachable)
    expect(await gateway.read(intent)).toMatchObject({ state: 'open' })
    expect(await pay({ key: 'pay-2' })).toMatchObject({ state: 'succeeded' })
    expect(stub.charges.size).toBe(1)
  })

  it('when there is nobody at the other end, and the message says what the network said', async () => {
    const { stub, gateway } = await openPayment()
    await stub.close()
    const read = gateway.read('pi_1')
    await expect(read).rejects.toThrow(GatewayUnreachable)
    await expect(read).rejects.toThrow('read a payment (ECONNREFUSED)')
  })

  it('but its record can be read', async () => {
    const { stub, gateway, intent, pay } = await openPayment()
    stub.trouble({ kind: 'cut', at: 'within-answer' })
    await expect(pay()).rejects.toThrow(GatewayUnreachable)
    expect(await gateway.read(intent)).toMatchObject({ state: 'succeeded' })
  })
})

describe.concurrent('every other request is done once too', () => {
  const lost: Trouble = { kind: 'cut', at: 'after-work' }
  const refund = { amount: cents(30), key: 'refund-1' }

  it('when the answer to opening is lost', async () => {
    const { stub, gateway } = await openPayment()
    stub.trouble(lost)
    const order = { order: '0f3b', number: 'PW-10428', amount: cents(100), key: 'open-2' }
    expect(await gateway.open(order)).toMatchObject({ id: 'pi_2', state: 'open' })
    expect(stub.intents.size).toBe(2)
  })

  it('when the answer to cancelling is lost', async () => {
    const { stub, gateway, intent } = await openPayment()
    stub.trouble(lost)
    expect(await gateway.cancel(intent, 'cancel-1')).toMatchObject({ state: 'cancelled' })
  })

  it('when the list of refunds is lost, and the answer to the refund after it', async () => {
    const { stub, gateway, intent, pay } = await openPayment()
    await pay()
    stub.trouble(lost, undefined, lost)
    expect(await gateway.refund(intent, refund)).toMatchObject({ id: 're_1', amount: 3000 })
    expect(await gateway.read(intent)).toMatchObject({ refunded: 3000 })
  })

  it('when a refund was made without our knowing, long ago', async () => {
    const { stub, gateway, intent, pay } = await openPayment()
    await pay()
    stub.trouble(undefined, { kind: 'cut', at: 'within-answer' })
    await expect(gateway.refund(intent, refund)).rejects.toThrow(GatewayUnreachable)
    stub.forgetKeys()
    expect(await gateway.refund(intent, refund)).toMatchObject({ id: 're_1', amount: 3000 })
    expect(await gateway.read(intent)).toMatchObject({ refunded: 3000 })
  })
})
