import { expect, it } from 'vitest'
import { createSandboxGateway } from '../../api/payments/sandbox/sandbox-gateway.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import { onEachBank } from '../on-each-bank.fake.ts'
import { base, keys, newKey, returnUrl } from '../test-bank.fake.ts'

onEachBank((test) => {
  const open = () =>
    createSandboxGateway({
      ...keys,
      bankUrl: base,
      fieldsUrl: '/fields',
      fetch: (request) => test().bank.fetch(request),
    })

  it('the shop’s gateway keeps, lists, charges and removes cards, and customers with them', async () => {
    const gateway = open()
    const pay = async (method: string, more: { customer?: string; keep?: boolean }) => {
      const intent = await gateway.open({ order: newKey(), number: 'AU-1', amount: centsFromPrice(10), key: newKey() })
      return gateway.pay(intent.id, { method, key: newKey(), returnUrl, ...more })
    }
    const customer = await gateway.openCustomer('person', 'one-key')
    expect(await gateway.openCustomer('person', 'one-key')).toBe(customer)
    const method = await test().client.methodOf('4242424242424242')
    expect(await pay(method, { customer, keep: true })).toMatchObject({ state: 'succeeded' })
    expect(await gateway.keptCards(customer)).toEqual([{ id: method, brand: 'Visa', last4: '4242', expiry: '2030-12' }])
    await expect(pay(method, {})).rejects.toMatchObject({ code: 'method_of_another' })
    expect(await pay(method, { customer, keep: false })).toMatchObject({ state: 'succeeded' })
    await gateway.removeCard(method, newKey())
    expect(await gateway.keptCards(customer)).toEqual([])
    await gateway.removeCustomer(customer)
    await gateway.removeCustomer(customer)
    await expect(gateway.keptCards(customer)).rejects.toMatchObject({ code: 'unknown_customer' })
  })

  it('its cut answers are no answers', async () => {
    const gateway = open()
    const customer = await gateway.openCustomer('person', newKey())
    await test().bank.setFaults({ answersCut: 'after', answersCutTimes: 1 })
    await expect(gateway.removeCustomer(customer)).rejects.toThrow('did not answer')
    await gateway.removeCustomer(customer)
  })
})
