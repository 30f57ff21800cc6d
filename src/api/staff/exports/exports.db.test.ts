import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { exportKinds } from '../../../domain/staff/export-kind.ts'
import { accountSite, addOrder, addSubmission } from '../../account/account-site.fake.ts'
import { orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { stock } from '../../db/schema/stock.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { csvStream } from './csv-stream.ts'
import { createExportFunction } from './export-function.ts'

const now = new Date('2026-11-19T02:00:00Z')

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [orders, submissions, staffActs, stock, rateLimitCounts, people]) await db().delete(table)
  })

  const open = async (role: 'staff' | 'customer' = 'staff') => {
    const site = accountSite(db(), { now })
    const token = site.signIn('ana', { name: 'Ana' })
    await site.ask('{ me { name } }', {}, token)
    await db().update(people).set({ role })
    const answer = createExportFunction({
      db: db(),
      issuer: site.people,
      verifyToken: async (text) => ({ ok: true, claims: { sub: text.split('.')[0] ?? '', sid: 'first' } }),
      now: () => now,
      contextOf: site.services.contextOf,
    })
    const post = (body: object | string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
      answer(
        new Request('https://pools.example/.netlify/functions/staff-export', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      )
    const lines = async (body: object): Promise<string[]> => {
      const response = await post(body)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const text = bytes.toString('utf8').slice(1)
      expect(text.endsWith('\r\n')).toBe(true)
      return text.slice(0, -2).split('\r\n')
    }
    return { post, lines, answer }
  }

  it('writes orders of some days by the clock of the edition, safe for a spreadsheet, and says who took them', async () => {
    await addOrder(db(), 'a@pond.example', {
      name: '=HYPERLINK("http://x","Kim")',
      number: 'AU-1',
      placedAt: new Date('2026-11-17T13:00:00Z'),
    })
    await addOrder(db(), 'b@pond.example', {
      name: 'Zoë, "Z"',
      number: 'AU-2',
      placedAt: new Date('2026-11-18T12:59:59Z'),
    })
    await addOrder(db(), 'c@pond.example', { number: 'AU-3', placedAt: new Date('2026-11-18T13:00:00Z') })
    const { lines } = await open()
    const found = await lines({ what: 'orders', from: '2026-11-18', to: '2026-11-18' })
    expect(found).toHaveLength(3)
    expect(found[0]).toMatch(/^number,state,placed,paid,name,email,phone,/)
    expect(found[1]).toContain(`AU-1,paid,2026-11-17T13:00:00.000Z`)
    expect(found[1]).toContain(`"'=HYPERLINK(""http://x"",""Kim"")",a@pond.example`)
    expect(found[2]).toContain('"Zoë, ""Z"""')
    expect(found[2]).toContain(',999,0,,0,999,90.82,0,,')
    expect(await db().select().from(staffActs)).toMatchObject([
      { name: 'Ana', act: 'export', subject: 'order', after: { what: 'orders', from: '2026-11-18', to: '2026-11-18' } },
    ])
  })

  it('writes each row once, however many batches there are and however alike their moments', async () => {
    const first = await addOrder(db(), 'a@pond.example', { placedAt: now })
    const { id: _id, ...row } = first
    const others = Array.from({ length: 1203 }, (_, at) => ({ ...row, number: `AU-${at}`, checkout: `c${at}` }))
    for (let at = 0; at < others.length; at += 401)
      await db()
        .insert(orders)
        .values(others.slice(at, at + 401))
    // The database keeps more of a moment than a Date does.
    await db().update(orders).set({ placedAt: sql`'2026-11-19T01:00:00.123456Z'::timestamptz` })
    const { lines } = await open()
    const numbers = (await lines({ what: 'orders' })).slice(1).map((line) => line.split(',')[0])
    expect(numbers).toHaveLength(1204)
    expect(new Set(numbers).size).toBe(1204)
    expect(await lines({ what: 'order-lines' })).toHaveLength(2)
  })

  it('writes all the other tables', async () => {
    const { lines } = await open()
    const { id, number } = await addOrder(db(), 'a@pond.example', { placedAt: now })
    const refund = {
      order: id,
      key: 'k',
      intent: 'pi',
      amount: 1595,
      lines: [],
      restock: false,
      reason: '+1',
      who: 'Ana',
    }
    await db()
      .insert(refunds)
      .values({ ...refund, at: now })
    const repair = await addSubmission(db(), 'kim@pond.example', 'repair')
    await db().update(submissions).set({ receivedAt: now })
    await db().insert(stock).values({ sku: 'PW-S100', onHand: 3, bay: '4C' })
    expect((await lines({ what: 'order-lines' }))[1]).toContain(
      `${number},paid,2026-11-19T02:00:00.000Z,PW-S100,Dolphin S 100,1,999,0,no,0`,
    )
    expect((await lines({ what: 'refunds' }))[1]).toBe(`${number},15.95,'+1,Ana,owed,2026-11-19T02:00:00.000Z,,pi`)
    const sent = await lines({ what: 'submissions', form: 'repair' })
    expect(sent[1]).toContain(repair.reference)
    expect(sent[1]).toContain('Dolphin S 200')
    expect(await lines({ what: 'submissions', form: 'contact' })).toHaveLength(1)
    expect((await lines({ what: 'stock' }))[1]).toBe('PW-S100,3,4C,')
    expect((await lines({ what: 'people' }))[1]).toContain('Ana,ana@example.com,staff,,en-au')
    const acts = await lines({ what: 'acts' })
    expect(acts).toHaveLength(1 + 7)
    expect(acts[1]).toContain('Ana,export,order,,{},"{""to"":""2026-11-19""')
  })

  it('is for staff, by a post with a token and by nothing else', async () => {
    const customer = await open('customer')
    for (const what of exportKinds) expect((await customer.post({ what })).status).toBe(403)
    expect((await customer.post({ what: 'orders' }, {})).status).toBe(401)
    const { post, answer } = await open()
    expect((await answer(new Request('https://pools.example/x'))).status).toBe(405)
    for (const wrong of [{ what: 'everything' }, { what: 'orders', from: '2026-02-30' }, '{', ''])
      expect((await post(wrong)).status).toBe(400)
    expect(await db().$count(staffActs)).toBe(0)
  })
})

it('reads no further than whoever takes the file', async () => {
  let read = 0
  let isClosed = false
  const rows = async function* () {
    try {
      for (;;) {
        read += 1
        yield ['x'.repeat(1000)]
      }
    } finally {
      isClosed = true
    }
  }
  const reader = csvStream(['a'], rows()).getReader()
  await reader.read()
  const before = read
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(read).toBeLessThan(before + 40)
  await reader.cancel()
  expect(isClosed).toBe(true)
})
