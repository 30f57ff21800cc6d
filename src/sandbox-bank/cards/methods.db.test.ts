import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { onEachBank } from '../on-each-bank.fake.ts'
import { base, clientOf, keys, openTestBank } from '../test-bank.fake.ts'
import { testCards } from './test-cards.ts'

onEachBank((test) => {
  describe('a method', () => {
    it.each([
      ['4242 4242 4242 4242', {}, { brand: 'Visa', last4: '4242' }],
      ['5555-5555-5555-4444', {}, { brand: 'Mastercard', last4: '4444' }],
      ['378282246310005', { code: '1234' }, { brand: 'American Express', last4: '0005' }],
      ['6011111111111117', {}, { brand: 'Card', last4: '1117' }],
    ])('is made of %s', async (number, changed, card) => {
      const { status, body } = await test().client.card(number, changed)
      expect([status, body]).toEqual([200, { id: expect.stringMatching(/^pm_[0-9a-f]{24}$/), card }])
    })

    it('is refused with what is wrong, by field', async () => {
      const { status, body } = await test().client.card('4242424242424241', {
        expiry: '10 / 26',
        code: '12',
        name: ' ',
      })
      expect(status).toBe(400)
      expect(body.error).toMatchObject({
        code: 'invalid_card',
        fields: {
          number: 'This card number has a digit wrong. Check it against the card.',
          expiry: 'This card expired in October. Check the date, or use another.',
          code: 'The code is the three digits on the back.',
          name: 'Enter the name on the card.',
        },
      })
    })

    it('is made once under a key, which the shop’s keys have nothing to do with', async () => {
      const { client } = test()
      const made = async (changed = {}) => {
        const card = { number: '4242424242424242', expiry: '12/30', code: '123', name: 'Priya Nair', ...changed }
        const headers = { authorization: `Bearer ${keys.publishableKey}` }
        return client.ask('/v1/methods', { method: 'POST', headers, body: JSON.stringify(card), key: 'own' })
      }
      const first = await made()
      expect((await made()).body).toEqual(first.body)
      expect((await made({ code: '321' })).status).toBe(409)
      expect((await client.post('/v1/intents', { order: 'o', number: 'n', amount: 1 }, 'own')).status).toBe(200)
    })
  })

  describe('the number of a card', () => {
    const everything = async (): Promise<string> => {
      const { sql } = test()
      const tables = await sql.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'sandbox_bank'`,
      )
      expect(tables.length).toBeGreaterThan(6)
      const kept = []
      for (const { name } of tables)
        kept.push(await sql.query(`select each::text as row from sandbox_bank.${name} each`))
      return JSON.stringify(kept)
    }

    it('is in no table and in no log, whatever goes wrong', async () => {
      const { sql } = test()
      let heard = ''
      const destination = new Writable({
        write: (chunk, _encoding, done) => {
          heard += chunk
          done()
        },
      })
      let isDown = false
      const transaction: typeof sql.transaction = (work) =>
        isDown ? Promise.reject(new Error('the database is gone')) : sql.transaction(work)
      const bank = openTestBank({ sql: { ...sql, transaction }, logger: pino({ level: 'trace' }, destination) })
      const client = clientOf(bank)
      for (const { number } of testCards) {
        await client.pay(await client.open(), number)
        await client.card(number, { name: number })
        await client.card(number, { name: number, expiry: '01 / 20' })
        const request = { method: 'POST', headers: { authorization: `Bearer ${keys.publishableKey}` } }
        for (const body of [`{"number": ${number}, oops`, JSON.stringify({ number: Number(number) }), `"${number}"`]) {
          const answer = await bank.fetch(new Request(`${base}/v1/methods`, { ...request, body }))
          expect(await answer.text()).not.toContain(number)
        }
        isDown = true
        expect((await client.card(number)).status).toBe(500)
        isDown = false
      }
      expect(heard).toContain('a request failed')
      const all = heard + (await everything())
      for (const { number } of testCards) expect(all).not.toContain(number.slice(0, 8))
    })
  })
})
