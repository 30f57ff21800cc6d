import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachEngine } from '../db/engines/on-each-engine.ts'
import { invoices } from '../db/schema/invoices.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import { returns } from '../db/schema/returns.ts'
import { askShop } from '../schema/shop/ask-shop.fake.ts'
import type { OrderRow } from './change-state.ts'
import { keepPaper } from './invoice/keep-paper.ts'
import { createPaperFunction } from './invoice/paper-function.ts'
import { commandOrder } from './order-commands.ts'
import { aRequest, fillStock, later, now, type TestDesk, testDesk } from './order-desk.fake.ts'
import { orderKey } from './order-key.ts'
import { payOrder } from './pay-order.ts'
import { payRefund } from './pay-refund.ts'
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
  let desk: TestDesk
  beforeEach(async () => {
    await db().execute(sql`truncate orders, stock, stock_ledger, letters, turn_counts cascade`)
    await fillStock(db(), { 'PW-S300I': 9, 'PW-FILTER': 9 })
    desk = testDesk(db())
  })

  const buy = async (changed: Parameters<typeof aRequest>[0] = {}): Promise<OrderRow> => {
    const request = aRequest(changed)
    const placed = await placeOrder(desk, request, now)
    if (!placed.ok) throw new Error(JSON.stringify(placed))
    const paying = await payOrder(desk, { ...request, method: 'pm_ok', acceptedTotal: placed.order.total }, now)
    if (!paying.ok) throw new Error(paying.reason)
    return paying.order
  }
  const command = (order: OrderRow, kind: 'pack' | 'ship') =>
    commandOrder(
      desk,
      order.id,
      kind === 'pack' ? { kind } : { kind, tracking: { carrier: 'Star', number: '1' } },
      'jo',
      now,
    )
  const keyOf = ({ number }: OrderRow) => orderKey(desk.keySecret, number)
  const ask = async (query: string, variables: Record<string, unknown>, at = now) => {
    const { status, answer } = await askShop(desk, query, variables, { at })
    expect(status).toBe(200)
    return Object.values((answer as { data: Record<string, unknown> }).data)[0]
  }

  describe('an order that a guest looks up', () => {
    it('opens with the key of its letters, whole, however the number is typed', async () => {
      const { number, ...order } = await buy()
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
      const { number } = await buy({ details: { ...aRequest().details, notes: 'Dog in the yard' } })
      const found = await ask(look, { number, proof: ' PRIYA@nair.example ' })
      expect(found).toMatchObject({
        found: { key: null, order: { number, address: { street: '', suburb: 'Kirrawee' } } },
      })
      expect(JSON.stringify(found)).not.toMatch(/Priya Nair|Boonah|0491|Dog/)
    })

    it('says the same of a wrong address, a wrong key, a number of nobody and one that is not paid', async () => {
      const order = await buy()
      const unpaid = await placeOrder(desk, aRequest(), now)
      if (!unpaid.ok) throw new Error(unpaid.reason)
      const other = await buy()
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
      const { number } = await buy()
      const tryFrom = (address: string, proof: string) => askShop(desk, look, { number, proof }, { address })
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
      const order = await buy()
      const keys = { number: order.number, proof: keyOf(order) }
      const [first, second] = await Promise.all([ask(cancel, keys), ask(cancel, keys)])
      for (const answer of [first, second])
        expect(answer).toMatchObject({ problem: null, found: { order: { state: 'CANCELLED', canCancel: false } } })
      expect(await db().select().from(refunds)).toMatchObject([{ amount: order.total, who: 'customer' }])
      expect(desk.letters).toEqual([`paid ${order.number}`, `cancelled ${order.number}`])
    })

    it('is too late once it is packed, and says what to do', async () => {
      const order = await buy()
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
      const order = await buy({ lines: [{ sku: 'PW-FILTER', quantity: 3 }] })
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
      expect(desk.letters.filter((each) => each.startsWith('return-started'))).toHaveLength(1)
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
      const order = await buy()
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

  describe('the papers of an order', () => {
    const fetchPaper = (body: Record<string, string>, method = 'POST') =>
      createPaperFunction(
        desk,
        () => 'Poolwright',
      )(
        new Request('https://pools.example/papers', {
          method,
          ...(method === 'POST' && { body: new URLSearchParams(body) }),
        }),
      )

    it('are made when it is paid, once, and stay as they were', async () => {
      const order = await buy()
      expect(desk.sent).toContainEqual({ queue: 'keep-paper', data: { order: order.id, about: 'invoice' } })
      const drawn: string[] = []
      desk.draw = async ({ number }) => Buffer.from(`%PDF ${number} ${drawn.push(number)}`)
      const [first, second] = await Promise.all([
        keepPaper(desk, order.id, 'invoice'),
        keepPaper(desk, order.id, 'invoice'),
      ])
      const third = await keepPaper(desk, order.id, 'invoice')
      expect(second?.pdf).toEqual(first?.pdf)
      expect(third?.pdf).toEqual(first?.pdf)
      expect(await db().$count(invoices)).toBe(1)
    })

    it('are handed out to whoever posts the key of the order, under a name', async () => {
      const order = await buy()
      const answer = await fetchPaper({ number: order.number, key: keyOf(order) })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-disposition')).toContain(`Poolwright-tax-invoice-${order.number}.pdf`)
      expect(await answer.text()).toBe(`%PDF of ${order.number}`)
    })

    it('are nobody else’s', async () => {
      const [order, other] = [await buy(), await buy()]
      for (const body of [
        { number: order.number, key: keyOf(other) },
        { number: order.number, key: 'priya@nair.example' },
        { number: order.number, key: '' },
        { number: '', key: keyOf(order) },
        { number: order.number, key: keyOf(order), about: 'anything' },
      ])
        expect((await fetchPaper(body)).status).toBe(404)
      expect((await fetchPaper({}, 'GET')).status).toBe(405)
      expect((await fetchPaper({ number: 'x'.repeat(3000) })).status).toBe(413)
    })

    it('are no paper of an order that is not paid', async () => {
      const placed = await placeOrder(desk, aRequest(), now)
      if (!placed.ok) throw new Error(placed.reason)
      expect((await fetchPaper({ number: placed.order.number, key: keyOf(placed.order) })).status).toBe(404)
    })

    it('hold a credit note for each refund, numbered in their order', async () => {
      const order = await buy({ lines: [{ sku: 'PW-FILTER', quantity: 3 }] })
      for (const [index, at] of [later(1), later(2)].entries()) {
        const refund = {
          kind: 'refund' as const,
          key: `${index}`,
          lines: [{ position: 0, units: 1 }],
          delivery: 0 as never,
          restock: false,
          reason: 'Bent',
        }
        await commandOrder(desk, order.id, refund, 'jo', at)
        for (const { id } of await db().select().from(refunds).where(eq(refunds.state, 'owed')))
          await payRefund(desk, id, at)
      }
      const { refunds: shown } = (
        (await ask(look, { number: order.number, proof: keyOf(order) })) as {
          found: { refunds: { id: string; amount: number }[] }
        }
      ).found
      expect(shown.map(({ amount }) => amount)).toEqual([5500, 5500])
      const names = await Promise.all(
        shown.map(async ({ id }) => {
          const answer = await fetchPaper({ number: order.number, key: keyOf(order), about: id })
          return answer.headers.get('content-disposition')
        }),
      )
      expect(names).toEqual([
        expect.stringContaining(`credit-note-${order.number}-C1.pdf`),
        expect.stringContaining(`credit-note-${order.number}-C2.pdf`),
      ])
    })

    it('go when the order goes', async () => {
      const order = await buy()
      await keepPaper(desk, order.id, 'invoice')
      await db().delete(orders)
      expect(await db().$count(invoices)).toBe(0)
    })
  })
})
