import { setTimeout as delay } from 'node:timers/promises'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { payIntent } from '../intents/pay-intent.ts'
import { onEachBank } from '../on-each-bank.fake.ts'
import { clientOf, fakeShop, keys, openTestBank } from '../test-bank.fake.ts'
import { claimEvent } from './claim-event.ts'

onEachBank((test) => {
  describe('an event', () => {
    it('says what happened as Stripe does, signed as Stripe does', async () => {
      const { client, bank, shop, clock } = test()
      const intent = await client.paid(5000)
      await bank.deliverDue()
      const [event] = shop.received
      expect(event?.url).toBe('http://pools.test/events')
      expect(JSON.parse(event?.body ?? '')).toEqual({
        id: expect.stringMatching(/^evt_/),
        object: 'event',
        type: 'payment_intent.succeeded',
        created: clock.now().getTime() / 1000,
        data: {
          object: {
            ...{ id: intent, object: 'payment_intent', amount: 5000, amount_refunded: 0, status: 'succeeded' },
            metadata: { order: 'o-1' },
          },
        },
      })
      const { body = '', signature = '' } = event ?? {}
      const read = Stripe.webhooks.constructEvent(
        body,
        signature,
        keys.eventSecret,
        300,
        undefined,
        clock.now().getTime(),
      )
      expect(read.type).toBe('payment_intent.succeeded')
    })

    it('is told of every change', async () => {
      const { client, bank, shop } = test()
      const intent = await client.open()
      await client.pay(intent, '4000000000000002')
      await client.pay(intent, '4000002500003155')
      await client.cancel(intent)
      await client.refund(await client.paid(), 100)
      await bank.deliverDue()
      expect(shop.types()).toEqual([
        'payment_intent.payment_failed',
        'payment_intent.requires_action',
        'payment_intent.canceled',
        'payment_intent.succeeded',
        'charge.refunded',
      ])
    })

    it('is delivered again, later and later, until it is taken', async () => {
      const { client, bank, shop, clock } = test()
      shop.status = () => 500
      await client.paid()
      expect(await bank.deliverDue()).toBe(1)
      const waits = [1, 2, 4, 8, 16, 32, 60, 60]
      for (const wait of waits) {
        clock.pass(wait - 0.01)
        expect(await bank.deliverDue()).toBe(0)
        clock.pass(0.01)
        expect(await bank.deliverDue()).toBe(1)
      }
      shop.status = () => 204
      clock.pass(60)
      expect(await bank.deliverDue()).toBe(1)
      clock.pass(3600)
      expect(await bank.deliverDue()).toBe(0)
      expect(new Set(shop.received.map(({ id }) => id)).size).toBe(1)
    })

    it('is given up after a day', async () => {
      const { client, bank, shop, clock } = test()
      shop.status = () => 302
      await client.paid()
      await bank.deliverDue()
      clock.pass(86_401)
      expect(await bank.deliverDue()).toBe(1)
      clock.pass(86_400)
      expect(await bank.deliverDue()).toBe(0)
    })

    it('is delivered by one of several servers at a time', async () => {
      const { client, shop } = test()
      for (let each = 0; each < 10; each += 1) await client.paid()
      const { fetch } = shop
      shop.fetch = async (...given) => {
        await delay(5)
        return fetch(...given)
      }
      const servers = Array.from({ length: 4 }, () => openTestBank({ ...test(), shop }))
      const delivered = await Promise.all(servers.map((server) => server.deliverDue()))
      expect(delivered.reduce((sum, each) => sum + each)).toBe(10)
      expect(new Set(shop.received.map(({ id }) => id)).size).toBe(10)
      expect(shop.received).toHaveLength(10)
    })

    it('is in the hands of one when all reach for it', async () => {
      const { client, sql, clock } = test()
      for (let round = 0; round < 10; round += 1) {
        await client.paid()
        await client.paid()
        const claims = await Promise.all(Array.from({ length: 8 }, () => claimEvent(sql, clock.now())))
        const ids = claims.flatMap((claim) => (claim === undefined ? [] : [claim.id]))
        expect(ids).toHaveLength(new Set(ids).size)
        expect(ids).toHaveLength(2)
      }
    })

    it('that was in the hands of a server which was killed is delivered by another', async () => {
      const { client, sql, bank, shop, clock } = test()
      await client.paid()
      expect(await claimEvent(sql, clock.now())).toBeDefined()
      clock.pass(29)
      expect(await bank.deliverDue()).toBe(0)
      clock.pass(1)
      expect(await bank.deliverDue()).toBe(1)
      expect(shop.types()).toEqual(['payment_intent.succeeded'])
    })

    it('is not taken back by a server that was too slow for it', async () => {
      const { client, sql, bank, shop, clock } = test()
      await client.paid()
      let isLate = false
      const slow = {
        fetch: async () => {
          // Meanwhile its time is over and another delivers.
          clock.pass(31)
          expect(await bank.deliverDue()).toBe(1)
          isLate = true
          return new Response(null, { status: 500 })
        },
      }
      await openTestBank({ sql, clock, shop: slow }).deliverDue()
      clock.pass(3600)
      expect(await bank.deliverDue()).toBe(0)
      expect([isLate, shop.received.length]).toEqual([true, 1])
    })

    it('comes with the change or not at all', async () => {
      const { client, sql, bank, shop, clock } = test()
      const intent = await client.open()
      const method = await client.methodOf('4242424242424242')
      const undone = sql.transaction(async (unit) => {
        const work = { unit, now: clock.now(), basePath: '' }
        await payIntent(work, { method, returnUrl: 'http://pools.test/' }, intent)
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      expect(await bank.deliverDue()).toBe(0)
      expect(shop.received).toEqual([])
    })
  })

  describe('a started bank', () => {
    const patiently = { timeout: 10_000, interval: 20 }
    /** Timers go by the real clock. */
    const clock = { now: () => new Date(), pass: () => undefined }

    it('delivers by itself, stops, and goes on after a restart', async () => {
      const { sql } = test()
      const shop = fakeShop()
      const settings = { sql, shop, clock }
      const first = openTestBank(settings)
      const client = clientOf(first)
      await first.start()
      await client.paid()
      await expect.poll(() => shop.received.length, patiently).toBe(1)
      await first.stop()
      await client.paid()
      await delay(50)
      expect(shop.received).toHaveLength(1)
      const second = openTestBank(settings)
      await second.start()
      await expect.poll(() => shop.received.length, patiently).toBe(2)
      await second.stop()
    })

    it('stops at once amid a delivery, which is made again', async () => {
      const { sql } = test()
      let begun = 0
      const silent = {
        fetch: (_url: string, { signal }: RequestInit) => {
          begun += 1
          return new Promise<Response>((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason))
          })
        },
      }
      const stuck = openTestBank({ sql, clock, shop: silent })
      await clientOf(stuck).paid()
      await stuck.start()
      await expect.poll(() => begun, patiently).toBe(1)
      await stuck.stop()
      const shop = fakeShop()
      const next = openTestBank({ sql, clock, shop })
      await next.start()
      await expect.poll(() => shop.received.length, patiently).toBe(1)
      await next.stop()
    })
  })
})
