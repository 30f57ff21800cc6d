import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { accountSite, addOrder, addSubmission } from '../../account/account-site.fake.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { returns } from '../../db/schema/returns.ts'
import { stock } from '../../db/schema/stock.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { findAnything } from './find-anything.ts'

const now = new Date('2026-11-19T02:00:00Z')

onEachEngine((db) => {
  const site = () => accountSite(db(), { now })
  const find = async (words: string, only?: Parameters<typeof findAnything>[1]['only']) =>
    (await findAnything(site().orderServices, { words, only }, now)).map(({ kind, title }) => `${kind} ${title}`)

  afterEach(async () => {
    for (const table of [orders, warrantyRequests, submissions, people, stock, dealers]) await db().delete(table)
  })

  it('finds orders, forms, people, dealers, goods, returns and warranty requests by how their words begin', async () => {
    const order = await addOrder(db(), 'priya@nair.example', { name: 'Priya O’Nair' })
    const repair = await addSubmission(db(), 'priya@nair.example')
    await db()
      .update(submissions)
      .set({ fields: { name: 'Priya O’Nair' } })
      .where(eq(submissions.id, repair.id))
    const person = { issuer: 'i', subject: 's', email: 'priya@nair.example', name: 'Priya O’Nair' }
    await db()
      .insert(people)
      .values({ ...person, edition: 'en-au' })
    await refreshDealers(db(), 'en-au', [fakeDealer()])
    await db()
      .insert(stock)
      .values([
        { sku: 'PW-FILTER', onHand: 3 },
        { sku: 'PW-ODD', onHand: 0 },
      ])
    const asked = { key: 'k'.repeat(20), lines: [{ position: 0, units: 1 }], reason: 'faulty' as const }
    await db()
      .insert(returns)
      .values({ number: 'R-123456-7', order: order.id, ...asked })
    const request = { edition: 'en-au', dealer: fakeDealer().slug, name: 'Lee', key: 'k', product: 'Dolphin' } as const
    await db()
      .insert(warrantyRequests)
      .values({ ...request, number: 'WR-4455', serialNumber: 'AU24-1234567-K', fault: 'Leaks' })

    const hers = [`order ${order.number}`, `case ${repair.reference}`, 'person Priya O’Nair']
    for (const words of ['priya', 'PRI onair', 'nair.example', 'priya@nair.example'])
      expect(await find(words), words).toEqual(hers)
    expect(await find('moora')).toEqual(['dealer Bayside Pool Workshop'])
    expect(await find('pool bay')).toEqual(['dealer Bayside Pool Workshop'])
    expect(await find('the pw-fil')).toEqual(['stock The PW-FILTER'])
    // The catalogue does not know it: it is called what it is.
    expect(await find('odd')).toEqual(['stock PW-ODD'])
    expect(await find('r-1234')).toEqual(['return R-123456-7'])
    expect(await find('wr-44')).toEqual(['warranty WR-4455'])
    expect(await find('au24-123')).toEqual(['warranty WR-4455'])
    expect(await find('priya', 'person')).toEqual(['person Priya O’Nair'])
    for (const words of ['', ' p ', 'nobody', "';--%_\\", '%%', 'priya nobody'])
      expect(await find(words), words).toEqual([])
  })

  it('what is called just so comes first, however it is typed, and of each kind there are five', async () => {
    const made = []
    for (let at = 0; at < 8; at += 1) made.push(await addOrder(db(), `a${at}@pond.example`, { name: 'Sam Wood' }))
    const repair = await addSubmission(db(), 'sam@pond.example')
    const [oldest] = made
    const typed = oldest?.number.replaceAll('-', ' ') ?? ''
    expect((await find(typed))[0]).toBe(`order ${oldest?.number}`)
    expect((await find(repair.reference.toLowerCase().replaceAll('-', '')))[0]).toBe(`case ${repair.reference}`)
    expect(await find('sam')).toEqual([
      ...made
        .toReversed()
        .slice(0, 5)
        .map(({ number }) => `order ${number}`),
      `case ${repair.reference}`,
    ])
    expect(await find('sam', 'order')).toHaveLength(8)
  })

  it('finds what has come long ago as well as what many have', async () => {
    const { number } = await addOrder(db(), 'ines@pond.example', { name: 'Inés Coogee', placedAt: new Date(0) })
    const [row] = await db().select().from(orders)
    if (row === undefined) throw new Error('No order')
    const others = Array.from({ length: 200 }, (_, at) => {
      const { id: _id, ...own } = row
      return {
        ...own,
        number: `AU-${30_000 + at}-1`,
        checkout: `c${at}`,
        name: 'Sam',
        email: 'sam@pond.example',
        placedAt: now,
      }
    })
    await db().insert(orders).values(others)
    expect(await find('coog')).toEqual([`order ${number}`])
    expect(await find('au', 'order')).toHaveLength(25)
  })

  it('only staff find anything', async () => {
    const { ask, signIn } = site()
    await addOrder(db(), 'kim@example.com', { name: 'Kim' })
    const query = '{ staffFind(words: "kim") { title } }'
    expect(await ask(query)).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect(await ask(query, {}, signIn('kim'))).toMatchObject({ code: 'FORBIDDEN' })
  })
})
