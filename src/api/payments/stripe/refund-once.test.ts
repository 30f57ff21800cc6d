import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { GatewayRefusal, type PaymentGateway } from '../gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { type StripeStub, startStripeStub } from './stripe-stub.fake.ts'

let stub: StripeStub
let gateway: PaymentGateway
let intent: string

beforeEach(async () => {
  stub = await startStripeStub()
  gateway = createStripeGateway(stub.settings)
  intent = (await gateway.open({ order: '0f3a', number: 'PW-10427', amount: cents(100), key: 'open-1' })).id
  await gateway.pay(intent, { method: 'pm_card_visa', key: 'pay-1', returnUrl: 'https://shop.example/' })
})

afterEach(async () => {
  expect(stub.unpublished).toEqual([])
  await stub.close()
})

const refund = (price: number, key: string) => gateway.refund(intent, { amount: cents(price), key })
const refunded = async (): Promise<number> => (await gateway.read(intent)).refunded

describe('a refund', () => {
  it('pays back all of it', async () => {
    expect(await refund(100, 'refund-1')).toEqual({ id: 're_1', amount: 10000, state: 'succeeded' })
    expect(await gateway.read(intent)).toMatchObject({ state: 'succeeded', refunded: 10000 })
  })

  it('pays back in parts', async () => {
    await refund(30, 'refund-1')
    await refund(30, 'refund-2')
    expect(await refunded()).toBe(6000)
    await refund(40, 'refund-3')
    expect(await refunded()).toBe(10000)
  })

  it('of more than is left is refused, and says so', async () => {
    await expect(refund(100.01, 'refund-1')).rejects.toThrow(GatewayRefusal)
    await refund(60, 'refund-2')
    await expect(refund(60, 'refund-3')).rejects.toMatchObject({ code: 'amount_too_large' })
    await refund(40, 'refund-4')
    await expect(refund(1, 'refund-5')).rejects.toMatchObject({ code: 'charge_already_refunded' })
    expect(await refunded()).toBe(10000)
  })

  it('of what was not paid, or does not exist, is refused', async () => {
    const unpaid = await gateway.open({ order: '0f3b', number: 'PW-10428', amount: cents(100), key: 'open-2' })
    const some = { amount: cents(1), key: 'refund-1' }
    await expect(gateway.refund(unpaid.id, some)).rejects.toThrow(GatewayRefusal)
    await expect(gateway.refund('pi_other', some)).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('is made once for each key, even after Stripe has forgotten the key', async () => {
    const first = await refund(30, 'refund-1')
    expect(await refund(30, 'refund-1')).toEqual(first)
    stub.forgetKeys()
    expect(await refund(30, 'refund-1')).toEqual(first)
    expect(await refunded()).toBe(3000)
  })

  it('is made once when it is asked for twice at the same time', async () => {
    const [one, other] = await Promise.allSettled([refund(30, 'refund-1'), refund(30, 'refund-1')])
    expect(one).toMatchObject({ status: 'fulfilled', value: { id: 're_1' } })
    expect(other).toMatchObject({ status: 'fulfilled', value: { id: 're_1' } })
    expect(await refunded()).toBe(3000)
  })

  it('of another amount is refused under the same key, even after Stripe has forgotten the key', async () => {
    await refund(30, 'refund-1')
    stub.forgetKeys()
    await expect(refund(31, 'refund-1')).rejects.toMatchObject({ code: 'idempotency_error' })
    expect(await refunded()).toBe(3000)
  })

  it.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    [null, 'pending'],
  ])('that Stripe calls %s is %s', async (status, state) => {
    await refund(30, 'refund-1')
    Object.assign(stub.refunds.get('re_1') ?? {}, { status })
    expect(await refund(30, 'refund-1')).toMatchObject({ state })
  })
})
