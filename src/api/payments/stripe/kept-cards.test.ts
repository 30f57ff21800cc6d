import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import type { CardAttempt, PaymentGateway } from '../gateway.ts'
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

const returnUrl = 'https://shop.example/checkout/'
let orders = 0

const paid = async (method: string, more: Partial<CardAttempt> = {}) => {
  orders += 1
  const order = `order-${orders}`
  const { id } = await gateway.open({ order, number: 'PW-10427', amount: cents(1299), key: `open:${order}` })
  return gateway.pay(id, { method, key: `pay:${order}`, returnUrl, ...more })
}
const aCustomer = (reference = 'person-1') => gateway.openCustomer(reference, `customer:${reference}`)

describe('a customer at Stripe', () => {
  it('is known there by our id, and by nothing that says who it is', async () => {
    expect(await aCustomer()).toBe('cus_1')
    expect(stub.requests.at(-1)).toMatchObject({ params: { 'metadata[person]': 'person-1' }, key: 'customer:person-1' })
  })

  it('is opened once for each key', async () => {
    expect(await aCustomer()).toBe(await aCustomer())
    expect(stub.customers.size).toBe(1)
  })

  it('goes with all cards, and may have gone already', async () => {
    const customer = await aCustomer()
    await paid('pm_card_visa', { customer, keep: true })
    await gateway.removeCustomer(customer)
    await gateway.removeCustomer(customer)
    expect([stub.customers.size, stub.attached.size]).toEqual([0, 0])
    await expect(gateway.keptCards(customer)).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('is not said to have gone while Stripe cannot be reached', async () => {
    const customer = await aCustomer()
    const cut = { kind: 'cut', at: 'before-work' } as const
    stub.trouble(cut, cut, cut)
    await expect(gateway.removeCustomer(customer)).rejects.toThrow('did not say')
    expect(stub.customers.size).toBe(1)
  })
})

describe('a card at Stripe', () => {
  it('is kept on request, and charged again for its customer', async () => {
    const customer = await aCustomer()
    expect(await paid('pm_card_visa', { customer, keep: true })).toMatchObject({ state: 'succeeded' })
    const card = { id: 'pm_card_visa', brand: 'visa', last4: '4242', expiry: '2031-08' }
    expect(await gateway.keptCards(customer)).toEqual([card])
    expect(await paid('pm_card_visa', { customer, keep: false })).toMatchObject({ state: 'succeeded' })
  })

  it('is never kept to be charged without its owner', async () => {
    await paid('pm_card_visa', { customer: await aCustomer(), keep: true })
    const asked = stub.requests.map(({ params }) => params.setup_future_usage).filter((use) => use !== undefined)
    expect(asked).toEqual(['on_session'])
    expect(JSON.stringify(stub.requests)).not.toContain('off_session')
  })

  it('is not kept where nobody asked for it, nor where it was declined', async () => {
    const customer = await aCustomer()
    await paid('pm_card_visa', { customer, keep: false })
    await paid('pm_card_chargeDeclined', { customer, keep: true })
    expect(await gateway.keptCards(customer)).toEqual([])
  })

  it('is not kept where the wish was for an earlier one that was declined', async () => {
    const customer = await aCustomer()
    const declined = await paid('pm_card_chargeDeclined', { customer, keep: true })
    await gateway.pay(declined.id, { method: 'pm_card_visa', key: 'again', returnUrl, keep: false })
    expect(stub.intents.get(declined.id)?.status).toBe('succeeded')
    expect(await gateway.keptCards(customer)).toEqual([])
  })

  it('is kept when the bank’s question is answered', async () => {
    const customer = await aCustomer()
    const asked = await paid('pm_card_authenticationRequired', { customer, keep: true })
    expect(await gateway.keptCards(customer)).toEqual([])
    stub.verify(asked.id, true)
    expect(await gateway.keptCards(customer)).toMatchObject([{ id: 'pm_card_authenticationRequired' }])
    expect(await paid('pm_card_authenticationRequired', { customer })).toMatchObject({ state: 'verifying' })
  })

  it('is refused for another customer, and for nobody in particular', async () => {
    const [owner, other] = [await aCustomer('owner'), await aCustomer('other')]
    await paid('pm_card_visa', { customer: owner, keep: true })
    await expect(paid('pm_card_visa', { customer: other })).rejects.toMatchObject({ code: 'invalid_request_error' })
    await expect(paid('pm_card_visa')).rejects.toMatchObject({ code: 'invalid_request_error' })
    expect(stub.charges.size).toBe(1)
  })

  it('is gone when it is removed', async () => {
    const customer = await aCustomer()
    await paid('pm_card_visa', { customer, keep: true })
    await gateway.removeCard('pm_card_visa', 'remove-1')
    expect(await gateway.keptCards(customer)).toEqual([])
  })
})
