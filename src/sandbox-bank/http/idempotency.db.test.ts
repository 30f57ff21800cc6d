import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { onEachBank } from '../on-each-bank.fake.ts'
import { clientOf, newKey, openTestBank, returnUrl } from '../test-bank.fake.ts'

const times = <Result>(count: number, work: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

onEachBank((test) => {
  const counted = async (what: string): Promise<number> => {
    const [row] = await test().sql.query<{ count: number }>(
      `select count(*)::integer as count from sandbox_bank.${what}`,
    )
    return row?.count ?? 0
  }

  describe('a request under an idempotency key', () => {
    it('that comes twenty times at once on two servers is done once and answered alike', async () => {
      const { both } = test()
      const key = newKey()
      const before = await counted('intents')
      const order = { order: 'twenty', number: 'AU-10482-6', amount: 5000 }
      const answers = await times(20, () => both.post('/v1/intents', order, key))
      expect(await counted('intents')).toBe(before + 1)
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(19)
    })

    it('charges a card once, however often and wherever it comes', async () => {
      const { both } = test()
      const intent = await both.open()
      const [method, key] = [await both.methodOf('4242424242424242'), newKey()]
      const answers = await times(20, () => both.post(`/v1/intents/${intent}/pay`, { method, returnUrl }, key))
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        answers.map(() => [200, expect.objectContaining({ id: intent, state: 'succeeded' })]),
      )
      expect(await counted(`events where body like '%${intent}%'`)).toBe(1)
    })

    it('is refunded once', async () => {
      const { both } = test()
      const [intent, key] = [await both.paid(1000), newKey()]
      const answers = await times(20, () => both.refund(intent, 400, key))
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect(await both.read(intent)).toMatchObject({ refunded: 400 })
      expect(await both.refunds(intent)).toHaveLength(1)
    })

    it('is answered as it was then, whatever has happened since', async () => {
      const { client } = test()
      const [intent, key] = [await client.open(), newKey()]
      const method = await client.methodOf('4000000000000002')
      const first = await client.post(`/v1/intents/${intent}/pay`, { method, returnUrl }, key)
      expect(first.body).toMatchObject({ state: 'open', declined: 'declined' })
      await client.pay(intent, '4242424242424242')
      const again = await client.post(`/v1/intents/${intent}/pay`, { returnUrl, method }, key)
      expect(again.body).toEqual(first.body)
      expect(await client.read(intent)).toMatchObject({ state: 'succeeded' })
    })

    it('is answered alike when it was refused', async () => {
      const { client } = test()
      const [intent, key] = [await client.paid(1000), newKey()]
      const first = await client.refund(intent, 1001, key)
      expect(first.status).toBe(400)
      expect(await client.refund(intent, 1001, key)).toMatchObject({ status: 400, body: first.body })
    })

    it('is refused when it is another request than before, and does nothing', async () => {
      const { client } = test()
      const [intent, key] = [await client.paid(1000), newKey()]
      await client.refund(intent, 400, key)
      const others = [
        await client.refund(intent, 500, key),
        await client.cancel(intent, key),
        await client.refund(await client.paid(1000), 400, key),
      ]
      for (const { status, body } of others) {
        expect(status).toBe(409)
        expect(body.error.code).toBe('idempotency_mismatch')
      }
      expect(await client.read(intent)).toMatchObject({ refunded: 400 })
    })

    it('of which only one of two that differ is done when they come together', async () => {
      const { both } = test()
      const [intent, key] = [await both.paid(1000), newKey()]
      const answers = await times(10, (at) => both.refund(intent, at % 2 === 0 ? 100 : 200, key))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      expect(await both.refunds(intent)).toHaveLength(1)
    })

    it('leaves neither work nor key when it is killed midway, and is done by who waits for it', async () => {
      const { client, sql, shop, clock } = test()
      const [intent, key] = [await client.paid(1000), newKey()]
      const midway = Promise.withResolvers<void>()
      const killed = Promise.withResolvers<void>()
      let isDying = false
      const transaction: typeof sql.transaction = (work) =>
        sql.transaction(async (unit) => {
          const result = await work(unit)
          if (!isDying) return result
          midway.resolve()
          await killed.promise
          throw new Error('killed before it could commit')
        })
      const dying = clientOf(openTestBank({ sql: { ...sql, transaction }, shop, clock }))
      expect(await dying.read(intent)).toMatchObject({ refunded: 0 })
      isDying = true
      const first = dying.refund(intent, 400, key)
      await midway.promise
      const second = client.refund(intent, 400, key)
      await delay(50)
      killed.resolve()
      expect((await first).status).toBe(500)
      const { status, headers } = await second
      expect([status, headers.get('idempotent-replayed')]).toEqual([200, null])
      expect((await client.refund(intent, 400, key)).headers.get('idempotent-replayed')).toBe('true')
      expect(await client.refunds(intent)).toHaveLength(1)
      expect(await client.read(intent)).toMatchObject({ refunded: 400 })
    })

    it('is needed by the shop, and of a sensible length', async () => {
      const { client } = test()
      for (const key of ['', ' ', 'k'.repeat(256)]) {
        const { status, body } = await client.post('/v1/intents', { order: 'o', number: 'n', amount: 1 }, key)
        expect([status, body.error.code]).toEqual([400, 'idempotency_key'])
      }
    })
  })
})
