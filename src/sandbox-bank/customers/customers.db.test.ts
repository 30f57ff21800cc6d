import { describe, expect, it } from 'vitest'
import { onEachBank } from '../on-each-bank.fake.ts'
import { keys, newKey, returnUrl } from '../test-bank.fake.ts'

onEachBank((test) => {
  const charge = async (method: string, more: object = {}) => {
    const { client } = test()
    return client.post(`/v1/intents/${await client.open()}/pay`, { method, returnUrl, ...more })
  }

  describe('a card that is to be kept', () => {
    it('is there once it is charged, and can be charged again for its customer', async () => {
      const { client } = test()
      const customer = await client.customer()
      const method = await client.methodOf('4242424242424242')
      expect(await client.kept(customer)).toEqual([])
      expect((await charge(method, { customer, keep: true })).body).toMatchObject({ state: 'succeeded' })
      const card = { brand: 'Visa', last4: '4242', expiry: '2030-12' }
      expect(await client.kept(customer)).toEqual([{ id: method, card }])
      expect((await charge(method, { customer })).body).toMatchObject({ state: 'succeeded' })
    })

    it('is not kept where nobody asked for it, or where it was declined', async () => {
      const { client } = test()
      const customer = await client.customer()
      await charge(await client.methodOf('4242424242424242'), { customer })
      await charge(await client.methodOf('4242424242424242'), { keep: true })
      await charge(await client.methodOf('4000000000000002'), { customer, keep: true })
      expect(await client.kept(customer)).toEqual([])
    })

    it('is kept when the bank’s question is approved, not before, and asked about each time', async () => {
      const { client } = test()
      const customer = await client.customer()
      const method = await client.methodOf('4000002500003155')
      const refused = await charge(method, { customer, keep: true })
      await client.decide(refused.body.verification.url, 'refuse')
      expect(await client.kept(customer)).toEqual([])
      const asked = await charge(method, { customer, keep: true })
      expect(await client.kept(customer)).toEqual([])
      await client.decide(asked.body.verification.url, 'approve')
      expect(await client.kept(customer)).toMatchObject([{ id: method }])
      expect((await charge(method, { customer })).body).toMatchObject({ state: 'verifying' })
    })

    it('is shown with the newest first', async () => {
      const { client, clock } = test()
      const customer = await client.customer()
      const kept: string[] = []
      for (const number of ['4242424242424242', '5555555555554444']) {
        clock.pass(60)
        const method = await client.methodOf(number)
        kept.unshift(method)
        await charge(method, { customer, keep: true })
      }
      const found: { id: string }[] = await client.kept(customer)
      expect(found.map(({ id }) => id)).toEqual(kept)
    })

    it('is charged for nobody else, and for nobody in particular', async () => {
      const { client } = test()
      const [owner, other] = [await client.customer(), await client.customer()]
      const method = await client.methodOf('4242424242424242')
      await charge(method, { customer: owner, keep: true })
      for (const more of [{ customer: other }, {}, { customer: other, keep: true }]) {
        const { status, body } = await charge(method, more)
        expect([status, body.error.code]).toEqual([400, 'method_of_another'])
      }
      expect(await client.kept(other)).toEqual([])
    })

    it('is gone when it is removed', async () => {
      const { client } = test()
      const customer = await client.customer()
      const method = await client.methodOf('4242424242424242')
      await charge(method, { customer, keep: true })
      expect(await client.post(`/v1/methods/${method}/detach`, {})).toMatchObject({ status: 200, body: { id: method } })
      expect(await client.kept(customer)).toEqual([])
      expect(await client.post(`/v1/methods/${method}/detach`, {})).toMatchObject({ status: 400 })
      expect(await charge(method, { customer })).toMatchObject({ body: { error: { code: 'unknown_method' } } })
    })
  })

  describe('a customer', () => {
    it('is made once under a key', async () => {
      const { client } = test()
      const key = newKey()
      const made = await client.post('/v1/customers', { reference: 'a' }, key)
      expect((await client.post('/v1/customers', { reference: 'a' }, key)).body).toEqual(made.body)
    })

    it('goes with all cards, once', async () => {
      const { client } = test()
      const customer = await client.customer()
      const method = await client.methodOf('4242424242424242')
      await charge(method, { customer, keep: true })
      expect(await client.ask(`/v1/customers/${customer}`, { method: 'DELETE' })).toMatchObject({
        status: 200,
        body: { id: customer, deleted: true },
      })
      expect(await client.ask(`/v1/customers/${customer}`, { method: 'DELETE' })).toMatchObject({ status: 404 })
      expect(await client.ask(`/v1/customers/${customer}/methods`)).toMatchObject({ status: 404 })
      expect(await charge(method, { customer })).toMatchObject({ status: 400 })
    })

    it('is nothing to a page: only the shop’s key opens it', async () => {
      const { client } = test()
      const customer = await client.customer()
      const headers = { authorization: `Bearer ${keys.publishableKey}` }
      expect((await client.ask(`/v1/customers/${customer}/methods`, { headers })).status).toBe(401)
    })
  })
})
