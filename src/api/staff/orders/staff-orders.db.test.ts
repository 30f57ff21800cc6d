import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { accountSite, addOrder } from '../../account/account-site.fake.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { returns } from '../../db/schema/returns.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { staffPresence } from '../../db/schema/staff-presence.ts'
import { stock } from '../../db/schema/stock.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { actOnOrder } from './act-on-order.ts'
import { countOrders, findOrders } from './find-orders.ts'
import { orderFile } from './order-file.ts'
import { packingSlips } from './packing-slips.ts'

const listQuery = `query List($view: StaffOrderView!, $words: String, $first: Int, $after: String) {
  staffOrders(view: $view, words: $words, first: $first, after: $after) {
    items { number revision state name suburb isPickUp total goods { name quantity } isReturned }
    next
  }
}`

const moveQuery = `mutation Move($move: StaffMove!, $orders: [StaffOrderMove!]!) {
  staffMoveOrders(move: $move, orders: $orders) {
    number problem changedBy order { revision order { state tracking { carrier number } } events { who to note } }
  }
}`

const slipsQuery = `query Slips($numbers: [String!]!, $first: Int!) {
  staffPackingSlips(numbers: $numbers, first: $first) {
    order {
      number name phone notes address { street suburb state postcode }
      lines { sku name quantity isBonus refundedUnits }
    }
    available { sku bay }
  }
}`

const noteQuery = `mutation Note($number: String!, $words: String!) {
  staffNoteOrder(number: $number, words: $words) { problem order { events { who note } } }
}`

interface Moved {
  number: string
  problem: string | null
  changedBy: string | null
  order: { revision: string; order: { state: string }; events: { who: string; to: string; note: string | null }[] }
}

onEachEngine((db) => {
  const clock = { now: new Date('2026-11-19T02:00:00Z') }
  const desk = () => accountSite(db(), clock)
  type Desk = ReturnType<typeof desk>

  const staff = async (site: Desk, name: string): Promise<string> => {
    const token = site.signIn(name, { name })
    await site.ask('{ me { name } }', {}, token)
    await db()
      .update(people)
      .set({ role: 'staff' })
      .where(eq(people.email, `${name}@example.com`))
    return token
  }

  const move = async (site: Desk, token: string, given: { move: string; orders: object[] }): Promise<Moved[]> => {
    const { data, text } = await site.ask(moveQuery, given, token)
    if (data === undefined) throw new Error(text)
    return data.staffMoveOrders as Moved[]
  }

  afterEach(async () => {
    for (const table of [orders, staffActs, staffPresence, stock, people]) await db().delete(table)
  })

  const numbers = async (...[asked]: Parameters<typeof find>) => (await find(asked)).orders.map(({ row }) => row.number)
  const find = (asked: Partial<Parameters<typeof findOrders>[1]>) =>
    findOrders(db(), { view: 'all', first: 50, ...asked })

  describe('packing slips', () => {
    it('are read together, in the order of the numbers, with where everything is', async () => {
      const one = await addOrder(db(), 'a@example.com')
      const other = await addOrder(db(), 'b@example.com')
      await db().insert(stock).values({ sku: 'PW-S100', onHand: 3, bay: '4C' })
      const slips = await packingSlips(db(), [other.number, 'AU-0', one.number, other.number], clock.now)
      expect(slips.map(({ order, available }) => [order.number, order.lines.length, available[0]?.bay])).toEqual([
        [other.number, 1, '4C'],
        [one.number, 1, '4C'],
      ])
    })
  })

  it('answers 50 packing slips to one question of staff, and no more', async () => {
    const made: string[] = []
    for (let at = 0; at < 51; at += 1) made.push((await addOrder(db(), 'a@example.com')).number)
    const site = desk()
    const token = await staff(site, 'kim')
    const { data } = await site.ask(slipsQuery, { numbers: made, first: 50 }, token)
    expect(data?.staffPackingSlips).toHaveLength(50)
    expect((await site.ask(slipsQuery, { numbers: made, first: 500 }, token)).data?.staffPackingSlips).toBeUndefined()
  })

  describe('the list of orders', () => {
    it('is by what waits, newest first, a page at a time and each order once', async () => {
      const made = []
      for (let at = 0; at < 7; at += 1) made.push((await addOrder(db(), `a${at}@example.com`)).number)
      await addOrder(db(), 'sent@example.com', { state: 'shipped' })
      const seen: string[] = []
      for (let after: string | undefined, more = true; more; more = after !== undefined) {
        const page = await find({ view: 'to-pack', first: 3, ...(after !== undefined && { after }) })
        seen.push(...page.orders.map(({ row }) => row.number))
        after = page.next
      }
      expect(seen).toEqual(made.toReversed())
      expect(await countOrders(db())).toMatchObject({ toPack: 7, onTheWay: 1, toSend: 0, toPackTotal: 7 * 99_900 })
    })

    it('is packed oldest first, a page at a time, and those alone that were marked', async () => {
      const made: string[] = []
      for (let at = 0; at < 5; at += 1) made.push((await addOrder(db(), `a${at}@example.com`)).number)
      const { number: packed } = await addOrder(db(), 'packed@example.com', { state: 'packed' })
      const asked = { view: 'to-pack', isOldestFirst: true, first: 2 } as const
      const one = await find(asked)
      const two = await find({ ...asked, after: one.next })
      expect([...one.orders, ...two.orders].map(({ row }) => row.number)).toEqual(made.slice(0, 4))
      expect(await numbers({ ...asked, numbers: [made[3] ?? '', packed, made[1] ?? '', 'AU-0'] })).toEqual([
        made[1],
        made[3],
      ])
    })

    it('a place in the list that nobody was given is the top of it', async () => {
      const { number } = await addOrder(db(), 'a@example.com')
      for (const after of ['', 'x', "2026-01-01T00:00:00Z ' or true --"])
        expect(await numbers({ after })).toEqual([number])
    })

    it('is searched by number, name, address or SKU, however it is typed', async () => {
      const priya = await addOrder(db(), 'priya@nair.example', { name: 'Priya O’Nair' })
      const sam = await addOrder(db(), 'sam.wood@pond.example', { name: 'Sam Wood' })
      await db().insert(stock).values({ sku: 'PW-S100', onHand: 3 })
      const [, digits = ''] = priya.number.split('-')
      for (const words of [
        priya.number.toLowerCase(),
        digits,
        'priy',
        'onair',
        'PRIYA O’Nair',
        'nair.example',
        'priya@',
      ])
        expect(await numbers({ words }), words).toEqual([priya.number])
      for (const words of ['sam wood', 'wood, sam', 'pond'])
        expect(await numbers({ words }), words).toEqual([sam.number])
      expect(await numbers({ words: 'pw-s100' })).toEqual([sam.number, priya.number])
      for (const words of ['priya wood', 'nobody', "'; drop table orders; --", "a'b\\c:*&|!"])
        expect(await numbers({ words }), words).toEqual([])
      expect(await numbers({ words: ' x ' })).toHaveLength(2)
    })

    it('has what comes back until that is settled', async () => {
      const { id, number } = await addOrder(db(), 'a@example.com', { state: 'delivered' })
      await addOrder(db(), 'b@example.com', { state: 'delivered' })
      const asked = { key: 'k'.repeat(20), lines: [{ position: 0, units: 1 }], reason: 'faulty' as const }
      await db()
        .insert(returns)
        .values({ number: 'R-123456-7', order: id, ...asked })
      expect(await numbers({ view: 'returns' })).toEqual([number])
      const site = desk()
      const token = await staff(site, 'ana')
      const settle = 'mutation S($number: String!) { staffSettleReturn(number: $number) { problem } }'
      for (let times = 0; times < 2; times += 1)
        expect((await site.ask(settle, { number: 'R-123456-7' }, token)).data).toEqual({
          staffSettleReturn: { problem: null },
        })
      expect(await numbers({ view: 'returns' })).toEqual([])
      expect(await db().select().from(staffActs)).toHaveLength(1)
    })
  })

  describe('at the desk', () => {
    it('orders are packed and sent, many at once, and all of it is on record', async () => {
      const site = desk()
      const token = await staff(site, 'ana')
      for (const name of ['one', 'two']) await addOrder(db(), `${name}@example.com`)
      const listed = (await site.ask(listQuery, { view: 'TO_PACK' }, token)).data?.staffOrders as {
        items: { number: string; revision: string }[]
      }
      const seen = listed.items.map(({ number, revision }) => ({ number, revision }))
      const packed = await move(site, token, { move: 'PACK', orders: seen })
      expect(packed.map(({ problem, order }) => [problem, order.order.state])).toEqual([
        [null, 'PACKED'],
        [null, 'PACKED'],
      ])
      const sent = packed.map(({ number, order }, at) => ({
        number,
        revision: order.revision,
        ...(at === 0 && { carrier: 'StarTrack', tracking: 'ABC123' }),
      }))
      const shipped = (await site.ask(moveQuery, { move: 'SHIP', orders: sent }, token)).data
        ?.staffMoveOrders as Moved[]
      expect(shipped.map(({ problem }) => problem)).toEqual([null, 'Say the carrier and the tracking number.'])
      expect(shipped[0]?.order.events[0]).toMatchObject({ who: 'ana', to: 'SHIPPED' })
      const acts = await db().select().from(staffActs).orderBy(staffActs.id)
      expect(acts.map(({ name, act, of }) => [name, act, of])).toEqual([
        ['ana', 'pack', packed[0]?.number],
        ['ana', 'pack', packed[1]?.number],
        ['ana', 'ship', packed[0]?.number],
      ])
      expect(acts[2]).toMatchObject({
        before: { state: 'packed', tracking: null },
        after: { state: 'shipped', tracking: { carrier: 'StarTrack', number: 'ABC123' } },
      })
    })

    it('what somebody has changed meanwhile is not overwritten: who it was is said', async () => {
      const site = desk()
      const [ana, ben] = [await staff(site, 'ana'), await staff(site, 'ben')]
      const { number } = await addOrder(db(), 'a@example.com')
      const { revision = '' } = (await orderFile(db(), number, clock.now)) ?? {}
      const seen = [{ number, revision }]
      await move(site, ana, { move: 'PACK', orders: seen })
      const [late] = await move(site, ben, { move: 'READY', orders: seen })
      expect(late).toMatchObject({ changedBy: 'ana', problem: expect.stringContaining('Look at it as it is now') })
      expect(late?.order.order.state).toBe('PACKED')
      const now = [{ number, revision: late?.order.revision }]
      const [again] = await move(site, ben, { move: 'UNPACK', orders: now })
      expect(again).toMatchObject({ problem: null, order: { order: { state: 'PAID' } } })
    })

    it('what is still with the bank is not paid by being unpacked', async () => {
      const site = desk()
      const token = await staff(site, 'ana')
      const { number } = await addOrder(db(), 'a@example.com', { state: 'verifying' })
      const { revision = '' } = (await orderFile(db(), number, clock.now)) ?? {}
      const [refused] = await move(site, token, { move: 'UNPACK', orders: [{ number, revision }] })
      expect(refused).toMatchObject({ problem: 'An order that is verifying cannot become paid.' })
      expect((await db().select().from(orders))[0]?.state).toBe('verifying')
    })

    it('say which bay their goods are in', async () => {
      const { number } = await addOrder(db(), 'kim@pond.example')
      const [line] = (await orderFile(db(), number, clock.now))?.order.lines ?? []
      await db().delete(stock)
      await db()
        .insert(stock)
        .values({ sku: line?.sku ?? '', onHand: 3, bay: '2A' })
      const file = await orderFile(db(), number, clock.now)
      expect(file?.available).toMatchObject([{ sku: line?.sku, available: 3, bay: '2A' }])
    })

    it('a note stands in the history, and an empty one does not', async () => {
      const site = desk()
      const token = await staff(site, 'ana')
      const { number } = await addOrder(db(), 'a@example.com')
      const noted = await site.ask(noteQuery, { number, words: ' Side gate. ' }, token)
      expect(noted.data).toEqual({
        staffNoteOrder: { problem: null, order: { events: [{ who: 'ana', note: 'Side gate.' }] } },
      })
      expect((await site.ask(noteQuery, { number, words: ' ' }, token)).data).toMatchObject({
        staffNoteOrder: { problem: 'Write the note first.' },
      })
      expect(await db().select().from(orderEvents)).toHaveLength(1)
    })

    it('two who have one order open see each other, and not for long after one has gone', async () => {
      const site = desk()
      const [ana, ben] = [await staff(site, 'ana'), await staff(site, 'ben')]
      const look = async (token: string) => {
        const asked = 'mutation L($of: String!) { staffLookAt(subject: ORDER, of: $of) }'
        return (await site.ask(asked, { of: 'AU-10482-6' }, token)).data?.staffLookAt
      }
      expect(await look(ana)).toEqual([])
      expect(await look(ben)).toEqual(['ana'])
      expect(await look(ana)).toEqual(['ben'])
      clock.now = new Date(clock.now.getTime() + 30_000)
      expect(await look(ana)).toEqual([])
    })

    it('nobody but staff gets in', async () => {
      const site = desk()
      const { number } = await addOrder(db(), 'kim@example.com')
      const customer = site.signIn('kim')
      expect(await site.ask(listQuery, { view: 'ALL' })).toMatchObject({ code: 'SIGN_IN_AGAIN' })
      expect(await site.ask(listQuery, { view: 'ALL' }, customer)).toMatchObject({ code: 'FORBIDDEN' })
      expect(await site.ask(noteQuery, { number, words: 'Mine' }, customer)).toMatchObject({ code: 'FORBIDDEN' })
      expect(await db().select().from(staffActs)).toEqual([])
    })
  })

  it('of 40 who act on one order at once, one does and the others are told', async () => {
    const { number } = await addOrder(db(), 'a@example.com')
    const [person] = await db()
      .insert(people)
      .values({ issuer: 'i', subject: 's', email: 'ana@example.com', name: 'Ana', edition: 'en-au', role: 'staff' })
      .returning()
    const { revision = '' } = (await orderFile(db(), number, clock.now)) ?? {}
    if (person === undefined) throw new Error('Nobody')
    const act = (kind: 'pack' | 'ready') =>
      actOnOrder(desk().orderServices, person, { number, revision }, { kind }, clock.now)
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, at) => act(at % 2 === 0 ? 'pack' : 'ready')))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db().select().from(staffActs)).toHaveLength(1)
    expect(await db().select().from(orderEvents)).toHaveLength(1)
  })
})
