import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onEachBank } from '../on-each-bank.fake.ts'
import { base, keys, newKey, returnUrl } from '../test-bank.fake.ts'

const posts = [
  '/v1/intents',
  '/v1/intents/pi_000000000000000000000000/pay',
  '/v1/intents/pi_000000000000000000000000/cancel',
  '/v1/intents/pi_000000000000000000000000/refunds',
  '/v1/methods',
  '/v1/customers',
  '/v1/methods/pm_000000000000000000000000/detach',
]
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\0', '\ud800', 'a'.repeat(3000), '__proto__', '4242424242424242', '12/30', returnUrl),
)
const anyValue = fc.oneof(
  { weight: 3, arbitrary: anyText },
  fc.constantFrom(-1, 0.5, 1e21, 2 ** 31, Number.MAX_SAFE_INTEGER, -0, null, true, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
)
const named = [
  'order',
  'number',
  'amount',
  'method',
  'returnUrl',
  'expiry',
  'code',
  'name',
  'customer',
  'keep',
  'reference',
] as const
const anyBody = fc.oneof(
  fc
    .record(Object.fromEntries(named.map((name) => [name, anyValue])), { requiredKeys: [] })
    .map((body) => JSON.stringify(body)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  anyText,
)

/** Half a character has no address. */
const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed())

onEachBank((test) => {
  const send = (path: string, init: RequestInit, key = keys.secretKey) => {
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': newKey(), ...init.headers }
    return test().bank.fetch(new Request(`${base}${path}`, { ...init, headers }))
  }
  const post = (path: string, body: BodyInit) =>
    send(path, { method: 'POST', body }, path === '/v1/methods' ? keys.publishableKey : keys.secretKey)

  describe('what makes no sense', () => {
    it('is refused with a reason, and never breaks the bank', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...posts), anyBody, async (path, body) => {
          const answer = await post(path, body)
          const { error } = await answer.json()
          expect([200, 400, 404]).toContain(answer.status)
          if (answer.status !== 200)
            expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
        }),
        { numRuns: 80 },
      )
    })

    it('is not found, in whatever address', async () => {
      const segment = fc.oneof(anyText.map(inAddress), fc.constantFrom('%00', '%', '..', 'pi_%00'))
      await fc.assert(
        fc.asyncProperty(segment, fc.constantFrom('', '/refunds', '/pay', '/else'), async (id, rest) => {
          expect((await send(`/v1/intents/${id}${rest}`, {})).status).toBe(404)
          expect([200, 400]).toContain((await send(`/v1/intents?order=${id}`, {})).status)
          expect((await send(`/verify/pi_${id}?token=${id}`, {})).status).toBe(404)
        }),
        { numRuns: 40 },
      )
    })

    it.each([
      ['an amount below nothing', { amount: -1 }, 'amount must be whole cents, from 0 to 99999999.'],
      ['half a cent', { amount: 10.5 }, 'amount must be whole cents, from 0 to 99999999.'],
      ['an amount in words', { amount: '100' }, 'amount must be whole cents, from 0 to 99999999.'],
      ['more than anybody has', { amount: 100_000_000 }, 'amount must be whole cents, from 0 to 99999999.'],
      ['no amount', { amount: undefined }, 'amount is missing.'],
      ['an order without a name', { order: ' ' }, 'order must not be empty.'],
      ['an order with a NUL', { order: 'a\0b' }, 'order has characters that are none.'],
      ['an order that is a number', { order: 7 }, 'order must be text.'],
    ])('is told apart: %s', async (_name, changed, message) => {
      const order = { order: 'o', number: 'AU-1', amount: 1, ...changed }
      const answer = await post('/v1/intents', JSON.stringify(order))
      expect([answer.status, await answer.json()]).toEqual([400, { error: { code: 'bad_request', message } }])
    })

    it.each([0, -1, 0.5, '1', null])('is no refund: %j', async (amount) => {
      const answer = await post(`/v1/intents/${await test().client.paid()}/refunds`, JSON.stringify({ amount }))
      expect(answer.status).toBe(400)
    })

    it('is nowhere to go back to', async () => {
      const intent = await test().client.open()
      for (const address of ['', 'checkout', '//pools.test', 'javascript:alert(1)', 'data:text/html,hi']) {
        const body = JSON.stringify({ method: 'pm_x', returnUrl: address })
        expect((await (await post(`/v1/intents/${intent}/pay`, body)).json()).error.code).toBe('bad_request')
      }
    })

    it('is no JSON, too much, or broken off', async () => {
      const codeOf = async (body: BodyInit) => (await (await post('/v1/intents', body)).json()).error.code
      expect(await codeOf('{"order":')).toBe('bad_json')
      expect(await codeOf(new Uint8Array([0xff, 0xfe]))).toBe('bad_json')
      expect(await codeOf(JSON.stringify({ order: 'x'.repeat(17_000) }))).toBe('too_large')
      const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
      const request = { method: 'POST', body: broken, duplex: 'half' } as const
      expect((await (await send('/v1/intents', request)).json()).error.code).toBe('broken_off')
    })

    it('is who has no key, or the page’s where the shop’s is needed', async () => {
      for (const key of ['', 'sk_test_shoq', keys.publishableKey, `${keys.secretKey} `.repeat(2)])
        expect((await send('/v1/intents?order=o', {}, key)).status).toBe(401)
      expect((await send('/v1/methods', { method: 'POST', body: '{}' }, keys.secretKey)).status).toBe(401)
    })
  })
})
