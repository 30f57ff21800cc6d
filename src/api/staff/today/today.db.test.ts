import { afterEach, expect, it } from 'vitest'
import { accountSite, addOrder, addSubmission } from '../../account/account-site.fake.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { demoRequests } from '../../db/schema/demo-requests.ts'
import { letters } from '../../db/schema/letters.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { orders } from '../../db/schema/orders.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { returns } from '../../db/schema/returns.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { stock, stockLedger } from '../../db/schema/stock.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { readToday } from './today.ts'

/** Thursday, eleven in the morning in Sydney: two hours to the cut-off. */
const now = new Date('2026-11-19T00:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

onEachEngine((db) => {
  const today = (at = now) => readToday(accountSite(db(), { now: at }).orderServices, at)
  const waits = async (at = now) =>
    (await today(at)).waits.map(({ kind, of, many, due }) => [kind, of || many, due?.toISOString() ?? null])

  afterEach(async () => {
    for (const table of [orders, submissions, receivedMails, letters, listingChanges, warrantyRequests])
      await db().delete(table)
    for (const table of [staffActs, stockLedger, stock, dealers]) await db().delete(table)
  })

  const order = (paidAt: Date, changed: Parameters<typeof addOrder>[2] = {}) =>
    addOrder(db(), 'kim@pond.example', { paidAt, placedAt: paidAt, ...changed })

  it('says that nothing waits where nothing does', async () => {
    expect(await today()).toMatchObject({ day: '2026-11-19', time: '11:00', waits: [], done: [], doneToday: 0 })
  })

  it('has orders packed by the cut-off of the day on which they leave', async () => {
    await order(before(2))
    await order(before(20))
    const sent = await order(before(3), { state: 'packed' })
    expect(await waits()).toEqual([
      ['pack', 2, '2026-11-19T02:00:00.000Z'],
      ['send', sent.number, '2026-11-19T02:00:00.000Z'],
    ])
    // After it they still have the day; the day after they are late.
    expect((await waits(new Date('2026-11-19T03:00:00Z')))[0]?.[2]).toBe('2026-11-19T12:59:00.000Z')
    const [late] = (await today(new Date('2026-11-20T00:00:00Z'))).waits
    expect(late).toMatchObject({ kind: 'pack', many: 2, due: new Date('2026-11-19T12:59:00.000Z') })
    // Paid after the cut-off it leaves on Friday, and stands by itself.
    await order(new Date('2026-11-19T02:30:00Z'))
    expect((await waits(new Date('2026-11-19T03:00:00Z'))).map(([kind, , due]) => [kind, due])).toEqual([
      ['pack', '2026-11-19T12:59:00.000Z'],
      ['send', '2026-11-19T12:59:00.000Z'],
      ['pack', '2026-11-20T02:00:00.000Z'],
    ])
  })

  it('has everything that waits, by when it has to be done', async () => {
    await refreshDealers(db(), 'en-au', [fakeDealer()])
    const place = { edition: 'en-au', dealer: fakeDealer().slug } as const
    const { id, number } = await order(before(500), { state: 'delivered' })
    const asked = { key: 'k'.repeat(20), lines: [{ position: 0, units: 1 }], reason: 'faulty' as const }
    await db()
      .insert(returns)
      .values({ number: 'R-123456-7', order: id, askedAt: before(1), ...asked })
    const refund = { order: id, key: 'k', intent: 'pi', amount: 1500, lines: [], restock: false, reason: 'Cracked' }
    await db()
      .insert(refunds)
      .values({ ...refund, who: 'ana', state: 'failed', at: before(3) })
    const demo = await addSubmission(db(), 'tony@pond.example', 'book-a-demo')
    await db()
      .insert(demoRequests)
      .values({ submission: demo.id, edition: 'en-au', state: 'with-staff', changedAt: before(30) })
    const cases = []
    for (let at = 0; at < 6; at += 1) cases.push(await addSubmission(db(), `c${at}@pond.example`, 'contact'))
    await addSubmission(db(), 'owner@pond.example', 'registration')
    await db()
      .update(submissions)
      .set({ waitingSince: before(30) })
    const listing = { name: 'Lee', before: {}, after: {} }
    await db()
      .insert(listingChanges)
      .values({ ...place, ...listing, askedAt: before(1) })
    const request = { ...place, number: 'WR-1', name: 'Lee', key: 'k', product: 'Dolphin', serialNumber: 'AU24' }
    await db()
      .insert(warrantyRequests)
      .values({ ...request, fault: 'Leaks', askedAt: before(1) })
    const mail = { messageId: 'm', from: 'x@pond.example', name: '', subject: 'Hello', words: 'Hi', state: 'stray' }
    await db()
      .insert(receivedMails)
      .values({ ...mail, state: 'stray', at: before(1) })
    await db()
      .insert(letters)
      .values({ message: {} as never, state: 'dead', queuedAt: before(48) })
    await db().insert(stock).values({ sku: 'PW-FILTER', onHand: 1 })
    const found = await waits()
    expect(found.slice(0, 2)).toEqual([
      ['letter', 1, before(48).toISOString()],
      // Since Wednesday morning: a working day is over.
      ['case', expect.stringContaining('AU-C'), '2026-11-18T18:00:00.000Z'],
    ])
    expect(found.filter(([kind]) => kind === 'case').map(([, of]) => typeof of)).toEqual([
      ...['string', 'string', 'string'],
      'number',
    ])
    expect(found.filter(([kind]) => kind !== 'case')).toEqual([
      ['letter', 1, before(48).toISOString()],
      ['demo', demo.reference, '2026-11-18T18:00:00.000Z'],
      ['refund', number, before(3).toISOString()],
      ['mail', expect.any(String), '2026-11-19T23:00:00.000Z'],
      ['warranty', 'WR-1', '2026-11-19T23:00:00.000Z'],
      ['change', expect.any(String), '2026-11-22T23:00:00.000Z'],
      ['return', number, '2026-11-26T12:59:00.000Z'],
      ['stock', 'PW-FILTER', null],
    ])
    expect((await today()).letters).toMatchObject({ underFourHours: 0, withinTheDay: 0, late: 6 })
  })

  it('has demos to come of a dealer who is not listed any more, until the day is over', async () => {
    await refreshDealers(db(), 'en-au', [fakeDealer()])
    const { slug, name } = fakeDealer()
    const agreed = { edition: 'en-au', state: 'accepted', dealer: slug, changedAt: before(30) } as const
    for (const day of ['2026-11-18', '2026-11-20']) {
      const { id } = await addSubmission(db(), `${day}@pond.example`, 'book-a-demo')
      await db()
        .insert(demoRequests)
        .values({ submission: id, day, time: '10:00', minutes: 30, ...agreed })
    }
    await db().update(submissions).set({ waitingSince: null })
    expect(await waits()).toEqual([])
    await db().update(dealers).set({ active: false })
    expect((await today()).waits).toMatchObject([
      { kind: 'visit', who: name, what: '2026-11-20', due: new Date('2026-11-19T13:00:00Z') },
    ])
  })

  it('shows what was put off only when it is due', async () => {
    await addSubmission(db(), 'a@pond.example', 'contact')
    await db()
      .update(submissions)
      .set({ waitingSince: before(1), laterUntil: new Date(now.getTime() + 1000) })
    expect(await waits()).toEqual([])
    expect(await waits(new Date(now.getTime() + 2000))).toHaveLength(1)
  })

  it('counts orders by the hour against the same weekday last week, and takings of two weeks, by the clock of the shop', async () => {
    await order(new Date('2026-11-18T13:30:00Z'), { total: 1000, goods: 1000 })
    await order(new Date('2026-11-18T23:10:00Z'))
    await order(new Date('2026-11-18T23:50:00Z'))
    // Late on Wednesday, and last Thursday before and after eleven.
    await order(new Date('2026-11-18T12:59:00Z'))
    await order(new Date('2026-11-11T23:00:00Z'))
    await order(new Date('2026-11-12T01:00:00Z'))
    await addOrder(db(), 'nobody@pond.example', { placedAt: before(1), paidAt: null, state: 'failed' })
    await order(new Date('2026-11-01T00:00:00Z'))
    const { sales } = await today()
    expect(sales).toMatchObject({
      hours: [
        { hour: 0, orders: 1 },
        { hour: 10, orders: 2 },
      ],
      ordersToday: 3,
      takingsToday: 2 * 99_900 + 1000,
      lastWeekByNow: 1,
      takings: 5 * 99_900 + 1000,
      takingsBefore: 99_900,
    })
    expect(sales.days).toHaveLength(14)
    expect(sales.days.slice(-2)).toEqual([
      { day: '2026-11-18', count: 99_900 },
      { day: '2026-11-19', count: 2 * 99_900 + 1000 },
    ])
  })

  it('says which goods last no other week, and how fast forms are answered', async () => {
    await db()
      .insert(stock)
      .values([
        { sku: 'PW-FILTER', onHand: 3 },
        { sku: 'PW-CADDY', onHand: 50 },
      ])
    const sold = { reason: 'sold', who: 'job', at: before(24) } as const
    await db()
      .insert(stockLedger)
      .values([
        { sku: 'PW-FILTER', change: -4, ...sold },
        { sku: 'PW-CADDY', change: -4, ...sold },
        { sku: 'PW-CADDY', change: -400, ...sold, at: before(24 * 9) },
      ])
    await addSubmission(db(), 'a@pond.example', 'contact')
    await db()
      .update(submissions)
      .set({ receivedAt: before(24), firstAnsweredAt: before(21.5), waitingSince: null })
    const { runningOut, letters: charts } = await today()
    expect(runningOut).toEqual([{ sku: 'PW-FILTER', name: 'The PW-FILTER', left: 3, sold: 4 }])
    expect(charts.medianAnswerMinutes).toBe(150)
    expect(charts.forms.slice(-2)).toEqual([
      { day: '2026-11-18', count: 1 },
      { day: '2026-11-19', count: 0 },
    ])
  })

  it('tells staff what was done today, and nobody else', async () => {
    const site = accountSite(db(), { now })
    const act = {
      act: 'pack',
      subject: 'order',
      of: 'AU-1',
      before: { state: 'paid' },
      after: { state: 'packed' },
    } as const
    await db()
      .insert(staffActs)
      .values({ ...act, person: null, name: 'ana', at: before(20) })
    await db()
      .insert(staffActs)
      .values({ ...act, person: null, name: 'ana', at: before(2) })
    const read = await today()
    expect([read.doneToday, read.done.length]).toEqual([1, 1])
    expect(read.done[0]).toMatchObject({ changes: [{ name: 'state', before: 'paid', after: 'packed' }] })
    const query = '{ staffToday { waits { kind } } }'
    expect(await site.ask(query, {}, site.signIn('kim'))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await site.ask(query)).toMatchObject({ code: 'SIGN_IN_AGAIN' })
  })
})
