import { beforeEach, describe, expect, it } from 'vitest'
import { refunds } from '../db/schema/refunds.ts'
import { returns } from '../db/schema/returns.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { askShop } from '../graphql-fields/shop/ask-shop.fake.ts'
import type { OrderRow } from './change-state.ts'
import { emptyShop } from './empty-shop.fake.ts'
import { commandOrder } from './order-commands.ts'
import { orderKey } from './order-key.ts'
import {
  aRequest,
  buy,
  type FakeOrderServices,
  fakeOrderServices,
  fillStock,
  later,
  now,
} from './order-services.fake.ts'
import { placeOrder } from './place-order.ts'

const fields = `found {
    key canReturn canChangeMind returnUntil
    order { number state email name phone notes canCancel address { street suburb } lines { sku } }
    returns { number units reason } refunds { id amount }
  }
  problem returnNumber`
const look = `query Look($number: String!, $proof: String!) { guestOrder(number: $number, proof: $proof) { ${fields} } }`
const cancel = `mutation Cancel($number: String!, $proof: String!) { cancelOrder(number: $number, proof: $proof) { ${fields} } }`
const sendBack = `mutation Back($number: String!, $proof: String!, $key: String!, $lines: [ReturnedLineInput!]!, $reason: ReturnReason!) {
  startReturn(number: $number, proof: $proof, key: $key, lines: $lines, reason: $reason, words: "It hums") { ${fields} }
}`

const none = { found: null, problem: null, returnNumber: null }

onEachEngine((db) => {
  let services: FakeOrderServices
  beforeEach(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S300I': 9, 'PW-FILTER': 9 })
    services = fakeOrderServices(db())
  })

  const bought = async (changed: Parameters<typeof aRequest>[0] = {}): Promise<OrderRow> =>
    (await buy(services, changed)).order
  const command = (order: OrderRow, kind: 'pack' | 'ship') =>
    commandOrder(
      services,
      order.id,
      kind === 'pack' ? { kind } : { kind, tracking: { carrier: 'Star', number: '1' } },
      'jo',
      now,
    )
  const keyOf = ({ number }: OrderRow) => orderKey(services.keySecret, number)
  const ask = async (query: string, variables: Record<string, unknown>, at = now) => {
    const { status, answer } = await askShop(services, query, variables, { at })
    expect(status).toBe(200)
    return Object.values((answer as { data: Record<string, unknown> }).data)[0]
  }

  describe('an order that a guest looks up', () => {
    it('opens with the key of its letters, whole, however the number is typed', async () => {
      const { number, ...order } = await bought()
      const proof = keyOf({ number, ...order })
      const typed = number.toLowerCase().replaceAll('-', ' ')
      expect(await ask(look, { number: typed, proof })).toMatchObject({
        found: {
          key: proof,
          order: { number, name: 'Priya Nair', canCancel: true, address: { street: '18 Boonah Street' } },
        },
      })
    })

    it('opens with the address it was made with, and names neither the person nor the street', async () => {
      const { number } = await bought({ details: { ...aRequest().details, notes: 'Dog in the yard' } })
      const found = await ask(look, { number, proof: ' PRIYA@nair.example ' })
      expect(found).toMatchObject({
        found: { key: null, order: { number, address: { street: '', suburb: 'Kirrawee' } } },
      })
      expect(JSON.stringify(found)).not.toMatch(/Priya Nair|Boonah|0491|Dog/)
    })

    it('says the same of a wrong address, a wrong key, a number of nobody and one that is not paid', async () => {
      const order = await bought()
      const unpaid = await placeOrder(services, aRequest(), now)
      if (!unpaid.ok) throw new Error(unpaid.reason)
      const other = await bought()
      for (const keys of [
        { number: order.number, proof: 'other@nair.example' },
        { number: order.number, proof: keyOf(other) },
        { number: order.number, proof: '' },
        { number: 'AU-99999-1', proof: 'priya@nair.example' },
        { number: 'anything', proof: 'priya@nair.example' },
        { number: unpaid.order.number, proof: 'priya@nair.example' },
        { number: unpaid.order.number, proof: keyOf(unpaid.order) },
      ])
        expect(await ask(look, keys)).toEqual(none)
    })

    it('cannot be found by trying: neither from one place nor for one address', async () => {
      const { number } = await bought()
      const tryFrom = (address: string, proof: string) => askShop(services, look, { number, proof }, { address })
      for (let time = 0; time < 20; time += 1)
        expect((await tryFrom('203.0.113.7', `a${time}@nair.example`)).status).toBe(200)
      expect((await tryFrom('203.0.113.7', 'b@nair.example')).status).toBe(429)
      for (let time = 0; time < 40; time += 1)
        expect((await tryFrom(`198.51.100.${time}`, 'priya@nair.example')).status).toBe(200)
      expect((await tryFrom('192.0.2.1', 'Priya@nair.example')).status).toBe(429)
    })
  })

  describe('calling an order off', () => {
    it('pays all of it back, once, however often it is asked', async () => {
      const order = await bought()
      const keys = { number: order.number, proof: keyOf(order) }
      const [first, second] = await Promise.all([ask(cancel, keys), ask(cancel, keys)])
      for (const answer of [first, second])
        expect(answer).toMatchObject({ problem: null, found: { order: { state: 'CANCELLED', canCancel: false } } })
      expect(await db().select().from(refunds)).toMatchObject([{ amount: order.total, who: 'customer' }])
      expect(services.letters).toEqual([`paid ${order.number}`, `cancelled ${order.number}`])
    })

    it('is too late once it is packed, and says what to do', async () => {
      const order = await bought()
      await command(order, 'pack')
      expect(await ask(cancel, { number: order.number, proof: 'priya@nair.example' })).toMatchObject({
        problem: expect.stringContaining('it can be sent back'),
        found: { order: { state: 'PACKED' } },
      })
      expect(await db().$count(refunds)).toBe(0)
    })
  })

  describe('sending something back', () => {
    const key = 'k'.repeat(24)
    const shipped = async () => {
      const order = await bought({ lines: [{ sku: 'PW-FILTER', quantity: 3 }] })
      await command(order, 'pack')
      await command(order, 'ship')
      return { number: order.number, proof: keyOf(order) }
    }
    const one = [{ position: 0, units: 1 }]

    it('[D38] has its number at once, the same for a double click, with one letter', async () => {
      const keys = await shipped()
      const asked = { ...keys, key, lines: one, reason: 'FAULTY' }
      const answers = await Promise.all([ask(sendBack, asked), ask(sendBack, asked)])
      const numbers = answers.map((answer) => (answer as { returnNumber: string }).returnNumber)
      expect(numbers[0]).toMatch(/^R-\d{6}-[0-9A-Z]$/)
      expect(numbers[1]).toBe(numbers[0])
      expect(await db().select().from(returns)).toMatchObject([{ number: numbers[0], words: 'It hums' }])
      expect(services.letters.filter((each) => each.startsWith('return-started'))).toHaveLength(1)
      expect(await ask(look, keys)).toMatchObject({
        found: { returns: [{ number: numbers[0], units: 1, reason: 'FAULTY' }] },
      })
    })

    it('[D38] takes a change of mind for 30 days, and what is faulty at any time', async () => {
      const keys = await shipped()
      const asked = { ...keys, lines: one, reason: 'CHANGE_OF_MIND' }
      const lastDay = later(60 * 24 * 31)
      const after = later(60 * 24 * 40)
      expect(await ask(sendBack, { ...asked, key }, lastDay)).toMatchObject({ problem: null })
      expect(await ask(sendBack, { ...asked, key: 'l'.repeat(24) }, after)).toMatchObject({
        returnNumber: null,
        problem: expect.stringContaining('30 days'),
      })
      expect(await ask(sendBack, { ...asked, key: 'm'.repeat(24), reason: 'FAULTY' }, after)).toMatchObject({
        problem: null,
      })
    })

    it.each([
      [[{ position: 0, units: 4 }], 'send back 3'],
      [[{ position: 0, units: 0 }], 'send back 3'],
      [[{ position: 0, units: -1 }], 'send back 3'],
      [[{ position: 7, units: 1 }], 'not in the order'],
      [[...one, ...one], 'twice'],
      [[], 'Choose'],
    ])('refuses %j in words', async (lines, words) => {
      const keys = await shipped()
      expect(await ask(sendBack, { ...keys, key, lines, reason: 'FAULTY' })).toMatchObject({
        returnNumber: null,
        problem: expect.stringContaining(words),
      })
    })

    it('is for what has been sent', async () => {
      const order = await bought()
      const keys = { number: order.number, proof: keyOf(order) }
      expect(await ask(sendBack, { ...keys, key, lines: one, reason: 'FAULTY' })).toMatchObject({ returnNumber: null })
    })

    it('does not tell the number of somebody else’s return', async () => {
      const [first, second] = [await shipped(), await shipped()]
      const asked = { key, lines: one, reason: 'FAULTY' }
      const own = (await ask(sendBack, { ...first, ...asked })) as { returnNumber: string }
      const other = (await ask(sendBack, { ...second, ...asked })) as { returnNumber: string }
      expect(other.returnNumber).not.toBe(own.returnNumber)
    })

    it('ends after ten for one order', async () => {
      const keys = await shipped()
      const start = (index: number) =>
        ask(sendBack, { ...keys, key: `${index}`.padStart(24, 'n'), lines: one, reason: 'FAULTY' })
      for (let index = 0; index < 10; index += 1) expect(await start(index)).toMatchObject({ problem: null })
      expect(await start(10)).toMatchObject({ returnNumber: null, problem: expect.stringContaining('Ring us') })
    })
  })
})
