import { describe, expect, it } from 'vitest'
import type { PaymentIntent } from '../../api/payments/gateway.ts'
import { testCards } from '../cards/test-cards.ts'
import { onEachBank } from '../on-each-bank.fake.ts'
import { returnUrl } from '../test-bank.fake.ts'
import type { Intent } from './intent.ts'

/** What the bank answers is what the shop's gateway has. */
const asTheShopHasIt = (intent: Intent): PaymentIntent => intent

onEachBank((test) => {
  describe('an intent', () => {
    it('is opened, and found by its id and its order', async () => {
      const { client } = test()
      const { body } = await client.post('/v1/intents', { order: 'found', number: 'AU-10482-6', amount: 220_600 })
      const expected = { id: expect.stringMatching(/^pi_[0-9a-f]{24}$/), order: 'found', amount: 220_600 }
      expect(asTheShopHasIt(body)).toEqual({ ...expected, state: 'open', refunded: 0 })
      expect(await client.read(body.id)).toEqual(body)
      expect((await client.ask('/v1/intents?order=found')).body).toEqual({ data: [body] })
      expect((await client.ask('/v1/intents?order=lost')).body).toEqual({ data: [] })
    })

    it('is listed once it was charged, by when it was opened', async () => {
      const { client } = test()
      const { body: open } = await client.post('/v1/intents', { order: 'open', number: 'AU-10482-6', amount: 500 })
      const { body: gift } = await client.post('/v1/intents', { order: 'gift', number: 'AU-10482-6', amount: 0 })
      const listed = async (since: string) =>
        (await client.ask(`/v1/intents?charged-since=${since}`)).body.data.map(({ id }: Intent) => id)
      expect(await listed('2020-01-01T00:00:00Z')).toContain(gift.id)
      expect(await listed('2020-01-01T00:00:00Z')).not.toContain(open.id)
      expect(await listed('2100-01-01T00:00:00Z')).toEqual([])
      expect((await client.ask('/v1/intents?charged-since=yesterday')).status).toBe(400)
    })

    it('of nothing succeeds without asking anybody', async () => {
      const { client, bank, shop } = test()
      const { body } = await client.post('/v1/intents', { order: 'gift', number: 'AU-10482-6', amount: 0 })
      expect(body).toMatchObject({ state: 'succeeded', amount: 0 })
      await bank.deliverDue()
      expect(shop.types()).toEqual(['payment_intent.succeeded'])
    })

    it.each(testCards)('paid with $number: $does', async ({ number, outcome }) => {
      const { client } = test()
      const intent = await client.open()
      const { status, body } = await client.pay(intent, number)
      expect(status).toBe(200)
      expect(body.card.last4).toBe(number.slice(-4))
      const isDeclined = outcome !== 'succeeds' && outcome !== 'verifies'
      const states = { succeeds: 'succeeded', verifies: 'verifying' }
      expect(body.state).toBe(isDeclined ? 'open' : states[outcome])
      expect(body.declined).toBe(isDeclined ? outcome : undefined)
      expect(body.verification).toEqual(
        outcome === 'verifies'
          ? { kind: 'frame', url: expect.stringMatching(`^/sandbox-bank/verify/${intent}\\?token=[\\w-]{43}$`) }
          : undefined,
      )
      expect(await client.read(intent)).toEqual(body)
    })

    it('is declined for every card that is not on the list', async () => {
      const { client } = test()
      expect((await client.pay(await client.open(), '4111111111111111')).body).toMatchObject({
        state: 'open',
        declined: 'declined',
        card: { brand: 'Visa', last4: '1111' },
      })
    })

    it('that was declined is paid with another card, and says no longer why', async () => {
      const { client } = test()
      const intent = await client.open()
      await client.pay(intent, '4000000000009995')
      const { body } = await client.pay(intent, '5555555555554444')
      expect(body).toMatchObject({ state: 'succeeded', card: { brand: 'Mastercard', last4: '4444' } })
      expect(body.declined).toBeUndefined()
    })

    it('that has succeeded is not charged again', async () => {
      const { client, bank, shop } = test()
      const intent = await client.paid()
      for (const number of ['4242424242424242', '4000000000000002', '4000002500003155']) {
        const { status, body } = await client.pay(intent, number)
        expect([status, body.error.code, body.intent.state]).toEqual([409, 'intent_not_open', 'succeeded'])
      }
      await bank.deliverDue()
      expect(shop.types()).toEqual(['payment_intent.succeeded'])
    })

    it('that is cancelled stays so', async () => {
      const { client } = test()
      const intent = await client.open()
      expect((await client.cancel(intent)).body).toMatchObject({ state: 'cancelled' })
      expect((await client.cancel(intent)).body).toMatchObject({ state: 'cancelled' })
      const { status, body } = await client.pay(intent, '4242424242424242')
      expect([status, body.error.code, body.intent.state]).toEqual([409, 'intent_not_open', 'cancelled'])
    })

    it('that has succeeded cannot be cancelled', async () => {
      const { client } = test()
      const { status, body } = await client.cancel(await client.paid())
      expect([status, body.error.code, body.intent.state]).toEqual([409, 'intent_succeeded', 'succeeded'])
    })

    it('is not paid with a method that nobody knows', async () => {
      const { client } = test()
      const intent = await client.open()
      for (const method of ['', 'pm_no', `pm_${'0'.repeat(24)}`]) {
        const { status, body } = await client.post(`/v1/intents/${intent}/pay`, { method, returnUrl })
        expect([status, body.error.code]).toEqual([400, 'unknown_method'])
      }
    })
  })

  describe('paying and cancelling at the same moment', () => {
    it('ends in one of the two, never in both', async () => {
      const { both, sql } = test()
      for (let round = 0; round < 12; round += 1) {
        const intent = await both.open()
        const method = await both.methodOf('4242424242424242')
        const pay = () => both.post(`/v1/intents/${intent}/pay`, { method, returnUrl })
        const cancel = () => both.cancel(intent)
        const order = round % 2 === 0 ? [pay, cancel, pay, cancel] : [cancel, pay, cancel, pay]
        const answers = await Promise.all(order.map(async (act) => ({ act, status: (await act()).status })))
        const statusesOf = (act: typeof pay) => answers.flatMap((each) => (each.act === act ? [each.status] : []))
        const { state } = await both.read(intent)
        if (state === 'succeeded') {
          expect(statusesOf(pay).toSorted()).toEqual([200, 409])
          expect(statusesOf(cancel)).toEqual([409, 409])
        } else {
          expect(state).toBe('cancelled')
          expect(statusesOf(pay)).toEqual([409, 409])
          expect(statusesOf(cancel)).toEqual([200, 200])
        }
        const told = await sql.query('select id from sandbox_bank.events where body like $1::text', [`%"${intent}"%`])
        expect(told).toHaveLength(1)
      }
    })

    it('charges one card when two are tried at once', async () => {
      const { both, sql } = test()
      const intent = await both.open()
      const methods = await Promise.all(
        Array.from({ length: 10 }, (_, at) => both.methodOf(at % 2 === 0 ? '4242424242424242' : '5555555555554444')),
      )
      const answers = await Promise.all(
        methods.map((method) => both.post(`/v1/intents/${intent}/pay`, { method, returnUrl })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
      const told = await sql.query('select id from sandbox_bank.events where body like $1::text', [`%"${intent}"%`])
      expect(told).toHaveLength(1)
    })
  })
})
