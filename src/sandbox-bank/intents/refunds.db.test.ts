import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onEachBank } from '../on-each-bank.fake.ts'

onEachBank((test) => {
  describe('refunds', () => {
    it('are made in parts, listed, and told of', async () => {
      const { client, bank, shop } = test()
      const intent = await client.paid(1000)
      const first = await client.refund(intent, 300)
      expect(first.body).toEqual({ id: expect.stringMatching(/^re_/), amount: 300, state: 'succeeded' })
      const second = await client.refund(intent, 700)
      expect(await client.refunds(intent)).toEqual(expect.arrayContaining([first.body, second.body]))
      expect(await client.read(intent)).toMatchObject({ state: 'succeeded', refunded: 1000 })
      await bank.deliverDue()
      expect(shop.types()).toEqual(['payment_intent.succeeded', 'charge.refunded', 'charge.refunded'])
    })

    it('are refused where more is asked than is left', async () => {
      const { client } = test()
      const intent = await client.paid(1000)
      await client.refund(intent, 900)
      const { status, body } = await client.refund(intent, 101)
      expect([status, body.error.code]).toEqual([400, 'refund_too_large'])
      expect(await client.read(intent)).toMatchObject({ refunded: 900 })
    })

    it('are refused where nothing was paid', async () => {
      const { client } = test()
      const { status, body } = await client.refund(await client.open(), 1)
      expect([status, body.error.code, body.intent.state]).toEqual([409, 'intent_not_succeeded', 'open'])
    })

    it('never come to more than was paid when they are asked for at once', async () => {
      const { both } = test()
      const intent = await both.paid(1000)
      const answers = await Promise.all(Array.from({ length: 15 }, () => both.refund(intent, 150)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
      expect(await both.read(intent)).toMatchObject({ refunded: 900 })
    })

    it('never come to more than was paid, whatever is asked', async () => {
      const { client } = test()
      const asked = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 6 })
      await fc.assert(
        fc.asyncProperty(asked, async (amounts) => {
          const intent = await client.paid(200)
          let left = 200
          for (const amount of amounts) {
            const { status } = await client.refund(intent, amount)
            expect(status).toBe(amount <= left ? 200 : 400)
            if (status === 200) left -= amount
          }
          expect(await client.read(intent)).toMatchObject({ refunded: 200 - left })
        }),
        { numRuns: 10 },
      )
    })
  })
})
