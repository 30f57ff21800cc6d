import { describe, expect, it } from 'vitest'
import { onEachBank } from '../on-each-bank.fake.ts'
import { base, returnUrl } from '../test-bank.fake.ts'

onEachBank((test) => {
  const asked = async () => {
    const { client } = test()
    const intent = await client.open()
    const { body } = await client.pay(intent, '4000002500003155')
    const url: string = body.verification.url
    return { intent, url, client }
  }
  /** The page that somebody is led to after an answer, and what its script is told. */
  const pageAfter = async (answer: Response) => {
    expect(answer.status).toBe(303)
    const text = await (await test().client.look(answer.headers.get('location') ?? '')).text()
    const dataOf = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(text)?.[1]
    return { text, outcome: dataOf('outcome'), leave: dataOf('leave'), parent: dataOf('parent') }
  }
  const types = async () => {
    await test().bank.deliverDue()
    return test().shop.types()
  }

  describe('the bank’s question', () => {
    it('says what is paid, to whom and with which card', async () => {
      const { url, client } = await asked()
      const page = await client.look(url)
      const text = await page.text()
      expect(page.status).toBe(200)
      for (const words of [
        'Harbour Mutual Bank',
        'A$2,206.00',
        'Poolwright Australia',
        'AU-10482-6',
        'Visa ending 3155',
      ])
        expect(text).toContain(words)
    })

    it('is not changed by looking at it', async () => {
      const { url, intent, client } = await asked()
      for (const after of ['', '&after=decided', '&after=closed', '&decision=approve']) await client.look(url + after)
      expect(await client.read(intent)).toMatchObject({ state: 'verifying', verification: { url } })
      expect(await types()).toEqual(['payment_intent.requires_action'])
    })

    it('approved lets the payment succeed, and leads back', async () => {
      const { url, intent, client } = await asked()
      const page = await pageAfter(await client.decide(url, 'approve'))
      expect(page).toMatchObject({ outcome: 'verified', leave: returnUrl, parent: 'http://pools.test' })
      const after = await client.read(intent)
      expect(after).toMatchObject({ state: 'succeeded', card: { last4: '3155' } })
      expect(after.verification).toBeUndefined()
      expect(await types()).toEqual(['payment_intent.requires_action', 'payment_intent.succeeded'])
    })

    it('refused leaves it open, and says why', async () => {
      const { url, intent, client } = await asked()
      expect(await pageAfter(await client.decide(url, 'refuse'))).toMatchObject({
        outcome: 'refused',
        leave: returnUrl,
      })
      const after = await client.read(intent)
      expect(after).toMatchObject({ state: 'open', declined: 'not-verified' })
      expect(after.verification).toBeUndefined()
      expect(await types()).toEqual(['payment_intent.requires_action', 'payment_intent.payment_failed'])
    })

    it('closed is still there to be answered', async () => {
      const { url, intent, client } = await asked()
      expect(await pageAfter(await client.decide(url, 'close'))).toMatchObject({ outcome: 'closed', leave: returnUrl })
      expect(await client.read(intent)).toMatchObject({ state: 'verifying', verification: { url } })
      await client.decide(url, 'approve')
      expect(await client.read(intent)).toMatchObject({ state: 'succeeded' })
    })

    it('answered twice, or in a second tab, says what was decided before', async () => {
      const { url, intent, client } = await asked()
      await client.decide(url, 'approve')
      const second = await pageAfter(await client.decide(url, 'refuse'))
      expect(second.outcome).toBe('verified')
      expect(second.leave).toBeUndefined()
      expect(second.text).toContain('It was settled before')
      expect(await pageAfter(await client.decide(url, 'close'))).toMatchObject({
        outcome: 'verified',
        leave: undefined,
      })
      expect(await pageAfter(await client.decide(url, 'approve'))).toMatchObject({
        outcome: 'verified',
        leave: returnUrl,
      })
      expect(await client.read(intent)).toMatchObject({ state: 'succeeded' })
      expect(await types()).toHaveLength(2)
    })

    it('answered both ways at the same moment is decided once', async () => {
      const { both } = test()
      for (let round = 0; round < 6; round += 1) {
        const { url, intent } = await asked()
        const decisions = ['approve', 'refuse', 'approve', 'refuse', 'approve', 'refuse']
        await Promise.all(decisions.map((decision) => both.decide(url, decision)))
        const told = await test().sql.query('select id from sandbox_bank.events where body like $1::text', [
          `%"${intent}"%`,
        ])
        expect(told).toHaveLength(2)
      }
    })

    it('is dropped when another card is tried', async () => {
      const { url, intent, client } = await asked()
      const { body } = await client.pay(intent, '4000002500003155')
      expect(body.verification.url).not.toBe(url)
      expect(await pageAfter(await client.decide(url, 'approve'))).toMatchObject({
        outcome: 'closed',
        leave: undefined,
      })
      expect(await client.read(intent)).toMatchObject({ state: 'verifying' })
      await client.pay(intent, '4000000000000002')
      await client.decide(body.verification.url, 'approve')
      expect(await client.read(intent)).toMatchObject({ state: 'open', declined: 'declined' })
    })

    it('is dropped when the payment is cancelled', async () => {
      const { url, intent, client } = await asked()
      await client.cancel(intent)
      await client.decide(url, 'approve')
      expect(await client.read(intent)).toMatchObject({ state: 'cancelled' })
      expect(await types()).toEqual(['payment_intent.requires_action', 'payment_intent.canceled'])
    })

    it('is nobody’s without its token', async () => {
      const { url, intent, client } = await asked()
      const { url: another } = await asked()
      const token = another.split('token=')[1]
      for (const guess of ['', '?token=', '?token=%00', `?token=${token}`, `?token=${'a'.repeat(43)}`]) {
        const path = `/sandbox-bank/verify/${intent}${guess}`
        expect((await client.look(path)).status).toBe(404)
        expect((await client.decide(path, 'approve')).status).toBe(404)
      }
      expect((await client.look(url.replace(intent, 'pi_%00'))).status).toBe(404)
      expect(await client.read(intent)).toMatchObject({ state: 'verifying' })
    })

    it('is not answered by pages elsewhere, nor with what is no answer', async () => {
      const { url, intent, client } = await asked()
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }]) {
        const body = new URLSearchParams({ decision: 'approve' })
        const request = new Request(new URL(url, base), { method: 'POST', headers, body })
        expect((await test().bank.fetch(request)).status).toBe(403)
      }
      for (const decision of ['', 'yes', 'constructor']) expect((await client.decide(url, decision)).status).toBe(400)
      expect(await client.read(intent)).toMatchObject({ state: 'verifying' })
    })
  })
})
