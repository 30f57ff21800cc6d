import { describe, expect, it } from 'vitest'
import { onEachBank } from '../on-each-bank.fake.ts'
import { base, openTestBank } from '../test-bank.fake.ts'

onEachBank((test) => {
  const threePayments = async () => {
    const { client, clock } = test()
    const intents = []
    for (let each = 0; each < 3; each += 1) {
      intents.push(await client.paid())
      clock.pass(0.5)
    }
    return intents
  }
  const told = () => test().shop.received.map(({ body }) => JSON.parse(body).data.object.id)

  describe('events', () => {
    it('come late, and at once when they need no longer', async () => {
      const { bank, client, clock } = test()
      await bank.setFaults({ eventsLateSeconds: 60 })
      await client.paid()
      clock.pass(59)
      expect(await bank.deliverDue()).toBe(0)
      clock.pass(1)
      expect(await bank.deliverDue()).toBe(1)
      await client.paid()
      expect(await bank.deliverDue()).toBe(0)
      await bank.setFaults({})
      expect(await bank.deliverDue()).toBe(1)
    })

    it('come twice, the very same', async () => {
      const { bank, client, shop } = test()
      await bank.setFaults({ eventsDoubled: true })
      await client.paid()
      expect(await bank.deliverDue()).toBe(2)
      expect(shop.received[1]?.body).toBe(shop.received[0]?.body)
      expect(await bank.deliverDue()).toBe(0)
    })

    it('come in another order', async () => {
      const { bank, clock } = test()
      await bank.setFaults({ eventsReordered: true })
      const intents = await threePayments()
      expect(await bank.deliverDue()).toBe(0)
      clock.pass(0.5)
      expect(await bank.deliverDue()).toBe(3)
      expect(told()).toEqual(intents.toReversed())
    })

    it('come in their order otherwise', async () => {
      const intents = await threePayments()
      await test().bank.deliverDue()
      expect(told()).toEqual(intents)
    })

    it('are lost, and stay lost', async () => {
      const { bank, client, clock } = test()
      await bank.setFaults({ eventsLost: true })
      const intent = await client.paid()
      await bank.setFaults({})
      clock.pass(3600)
      expect(await bank.deliverDue()).toBe(0)
      expect(await client.read(intent)).toMatchObject({ state: 'succeeded' })
    })
  })

  describe('answers', () => {
    it('break off before anything is done', async () => {
      const { bank, client } = test()
      const intent = await client.open()
      await bank.setFaults({ answersCut: 'before' })
      await expect(client.cancel(intent)).rejects.toThrow('cut this answer off')
      await expect(client.read(intent)).rejects.toThrow('cut this answer off')
      await bank.setFaults({})
      expect(await client.read(intent)).toMatchObject({ state: 'open' })
    })

    it('break off when all is done, and are complete when asked for again', async () => {
      const { bank, client } = test()
      const intent = await client.open()
      await bank.setFaults({ answersCut: 'after' })
      await expect(client.cancel(intent, 'lost-answer')).rejects.toThrow('cut this answer off')
      await bank.setFaults({})
      expect(await client.read(intent)).toMatchObject({ state: 'cancelled' })
      const again = await client.cancel(intent, 'lost-answer')
      expect(again.body).toMatchObject({ state: 'cancelled' })
      expect(again.headers.get('idempotent-replayed')).toBe('true')
    })

    it('break off as often as was said, on whichever server', async () => {
      const { bank, both } = test()
      const intent = await both.open()
      await bank.setFaults({ answersCut: 'before', answersCutTimes: 3 })
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => both.ask(`/v1/intents/${intent}`)))
      expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    })

    it('are slow', async () => {
      const { bank, client } = test()
      const intent = await client.open()
      await bank.setFaults({ answersSlowMs: 150 })
      const begun = performance.now()
      await client.read(intent)
      expect(performance.now() - begun).toBeGreaterThan(140)
    })
  })

  describe('faults', () => {
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      test().bank.fetch(new Request(`${base}/control`, { method: 'POST', body, headers }))

    it('outlive a restart, and are shown by the page that sets them', async () => {
      const { sql } = test()
      const form = new URLSearchParams({ eventsLateSeconds: '30', eventsLost: 'true', answersCut: 'after' })
      expect((await post(form)).status).toBe(303)
      const restarted = openTestBank({ sql })
      const text = await (await restarted.fetch(new Request(`${base}/control`))).text()
      expect(text).toMatch(/name="eventsLateSeconds"[^>]*value="30"/)
      expect(text).toMatch(/name="eventsLost"[^>]*checked/)
      expect(text).not.toMatch(/name="eventsDoubled"[^>]*checked/)
      expect(text).toMatch(/value="after" checked/)
    })

    it('are reset', async () => {
      const { client } = test()
      await post(new URLSearchParams({ answersCut: 'before' }))
      await post(new URLSearchParams({ answersCut: 'before', reset: 'true' }))
      expect(await client.open()).toMatch(/^pi_/)
    })

    it('are set by tests in JSON', async () => {
      const { client } = test()
      await post(JSON.stringify({ answersCut: 'before', answersCutTimes: 1 }), { 'content-type': 'application/json' })
      await expect(client.open()).rejects.toThrow()
      expect(await client.open()).toMatch(/^pi_/)
    })

    it('are not set by pages elsewhere, nor to what makes no sense', async () => {
      const { client } = test()
      const cut = new URLSearchParams({ answersCut: 'before' })
      expect((await post(cut, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      for (const seconds of ['-1', '1.5', 'soon', '1e99'])
        expect((await post(new URLSearchParams({ eventsLateSeconds: seconds }))).status).toBe(400)
      expect((await post(new URLSearchParams({ answersCut: 'sometimes' }))).status).toBe(400)
      expect(await client.open()).toMatch(/^pi_/)
    })

    it('leave the bank’s own pages alone', async () => {
      const { bank } = test()
      await bank.setFaults({ answersCut: 'before' })
      expect(await (await bank.fetch(new Request(`${base}/control`))).text()).toContain('Reset')
    })
  })
})
