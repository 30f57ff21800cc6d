import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountSite, addOrder } from '../../account/account-site.fake.ts'
import { keepNotificationRequest } from '../../back-in-stock/keep-notification-request.ts'
import { sendNotifications } from '../../back-in-stock/send-notifications.ts'
import { backInStockRequests } from '../../db/schema/back-in-stock-requests.ts'
import { letters } from '../../db/schema/letters.ts'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { stock, stockHolds, stockLedger } from '../../db/schema/stock.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { composeMessage } from '../../mail/mail-message.ts'
import { emptyShop } from '../../orders/empty-shop.fake.ts'
import { fillStock } from '../../orders/order-services.fake.ts'
import { changeCount, type StockChange } from './change-count.ts'
import { countStock } from './count-stock.ts'
import { findStock } from './find-stock.ts'
import { importStock, planStockImport } from './import-stock.ts'

const changeMutation = `mutation Change($sku: String!, $revision: String!, $change: StaffStockChange!, $units: Int!, $note: String, $evenIfHeld: Boolean) {
  staffChangeStock(sku: $sku, revision: $revision, change: $change, units: $units, note: $note, evenIfHeld: $evenIfHeld) {
    problem changedBy file { item { onHand held available backOn revision } ledger { change reason note who } }
  }
}`

const placeMutation = `mutation Place($sku: String!, $revision: String!, $bay: String!, $backOn: String!) {
  staffPlaceStock(sku: $sku, revision: $revision, bay: $bay, backOn: $backOn) {
    problem file { item { bay backOn } placedBy }
  }
}`

interface Answer {
  problem: string | null
  changedBy: string | null
  file: {
    item: { onHand: number; backOn: string | null; revision: string }
    ledger: { change: number; reason: string; note: string | null; who: string }[]
  }
}

onEachEngine((db) => {
  const clock = { now: new Date('2026-11-19T02:00:00Z') }
  const moment = { at: clock.now, today: '2026-11-19' }
  const desk = () => accountSite(db(), clock)
  type Desk = ReturnType<typeof desk>

  beforeEach(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S100': 10, 'PW-S300I': 4, 'PW-FILTER': 0 })
  })
  afterEach(async () => {
    await emptyShop(db())
    for (const table of [staffActs, people]) await db().delete(table)
  })

  const staff = async (site: Desk, name = 'ana'): Promise<string> => {
    const token = site.signIn(name, { name })
    await site.ask('{ me { name } }', {}, token)
    await db()
      .update(people)
      .set({ role: 'staff' })
      .where(eq(people.email, `${name}@example.com`))
    return token
  }
  const revisionOf = async (sku: string) =>
    (await countStock(db(), clock.now)).find((each) => each.sku === sku)?.revision ?? ''
  const somebody = async () => {
    const [person] = await db()
      .insert(people)
      .values({ issuer: 'i', subject: 's', email: 'ana@example.com', name: 'Ana', edition: 'en-au', role: 'staff' })
      .returning()
    if (person === undefined) throw new Error('Nobody')
    return person
  }
  const change = async (site: Desk, token: string, given: Record<string, unknown>): Promise<Answer> => {
    const sku = (given.sku as string | undefined) ?? 'PW-S100'
    const { data, text } = await site.ask(changeMutation, { sku, revision: await revisionOf(sku), ...given }, token)
    if (data === undefined) throw new Error(text)
    return data.staffChangeStock as Answer
  }
  const addsUp = async () => {
    for (const { sku, onHand } of await db().select().from(stock)) {
      const entries = await db().select().from(stockLedger).where(eq(stockLedger.sku, sku))
      expect(
        entries.reduce((sum, entry) => sum + entry.change, 0),
        sku,
      ).toBe(onHand)
    }
  }
  const hold = async (sku: string, quantity: number) => {
    const { id } = await addOrder(db(), 'a@example.com', {
      state: 'pending',
      heldUntil: new Date(clock.now.getTime() + 600_000),
    })
    await db().insert(stockHolds).values({ order: id, sku, quantity })
  }

  describe('the stock at the desk', () => {
    it('is by what runs out soonest, found by SKU, name or bay, a page at a time', async () => {
      const site = desk()
      await db().update(stock).set({ bay: '4C' }).where(eq(stock.sku, 'PW-S100'))
      await db()
        .insert(stockLedger)
        .values({ sku: 'PW-S100', change: -24, reason: 'sold', who: 'customer', at: clock.now })
      const find = async (asked: Partial<Parameters<typeof findStock>[1]>) =>
        findStock(site.orderServices, { view: 'all', words: '', first: 50, ...asked }, clock.now)
      const skus = async (asked: Parameters<typeof find>[0]) => (await find(asked)).items.map(({ sku }) => sku)
      expect(await skus({ view: 'running-out' })).toEqual(['PW-S100', 'PW-FILTER'])
      expect(await skus({ view: 'none' })).toEqual(['PW-FILTER'])
      for (const words of ['pw-s100', 's100', 'the pw-s100', '4c']) expect(await skus({ words })).toEqual(['PW-S100'])
      expect((await find({})).counts).toEqual({ runningOut: 2, none: 1, all: 3 })
      const first = await find({ first: 2 })
      expect([...first.items.map(({ sku }) => sku), ...(await skus({ after: first.next ?? '' }))]).toEqual([
        'PW-FILTER',
        'PW-S100',
        'PW-S300I',
      ])
    })

    it('is counted, added to and taken from, with who and why in the ledger and on record', async () => {
      const site = desk()
      const token = await staff(site)
      expect((await change(site, token, { change: 'COUNTED', units: 7 })).file.item.onHand).toBe(7)
      expect((await change(site, token, { change: 'DELIVERED', units: 5 })).file.item.onHand).toBe(12)
      const lost = await change(site, token, { change: 'GIVEN_AWAY', units: 2, note: ' For the fair ' })
      expect(lost.file.item.onHand).toBe(10)
      expect(lost.file.ledger.slice(0, 3)).toEqual([
        { change: -2, reason: 'given away', note: 'For the fair', who: 'ana' },
        { change: 5, reason: 'delivered', note: null, who: 'ana' },
        { change: -3, reason: 'counted', note: null, who: 'ana' },
      ])
      const acts = await db().select().from(staffActs).orderBy(staffActs.id)
      expect(acts.map(({ act, of, before, after }) => [act, of, before, after])).toEqual([
        ['counted', 'PW-S100', { onHand: 10 }, { onHand: 7 }],
        ['delivered', 'PW-S100', { onHand: 7 }, { onHand: 12 }],
        ['given away', 'PW-S100', { onHand: 12 }, { onHand: 10, note: 'For the fair' }],
      ])
      await addsUp()
    })

    it('is not changed by what cannot be: more than there are, nothing, or without a reason', async () => {
      const site = desk()
      const token = await staff(site)
      for (const given of [
        { change: 'LOST', units: 11, note: 'Gone' },
        { change: 'LOST', units: 1 },
        { change: 'DELIVERED', units: 0 },
        { change: 'COUNTED', units: -1 },
        { change: 'COUNTED', units: 200_000 },
      ])
        expect((await change(site, token, given)).problem, JSON.stringify(given)).not.toBeNull()
      expect(await db().select().from(staffActs)).toEqual([])
      expect(await db().$count(stockLedger)).toBe(3)
    })

    it('does not go below what is held at the checkout, unless somebody says so', async () => {
      const site = desk()
      const token = await staff(site)
      await hold('PW-S300I', 3)
      const given = { sku: 'PW-S300I', change: 'COUNTED', units: 2 }
      expect((await change(site, token, given)).problem).toContain('3 are held at the checkout')
      expect((await change(site, token, { ...given, evenIfHeld: true })).file.item).toMatchObject({
        onHand: 2,
        held: 3,
        available: 0,
      })
      // More is better than less, whatever is held.
      expect((await change(site, token, { ...given, change: 'DELIVERED', units: 1 })).problem).toBeNull()
    })

    it('is not changed by whoever had an older count on screen, and who has changed it is said', async () => {
      const site = desk()
      const [ana, ben] = [await staff(site), await staff(site, 'ben')]
      const revision = await revisionOf('PW-S100')
      await change(site, ana, { change: 'DELIVERED', units: 5, revision })
      const late = await change(site, ben, { change: 'COUNTED', units: 10, revision })
      expect(late).toMatchObject({ problem: 'There are 15 now. Look at it as it is, then go on.', changedBy: 'ana' })
      expect(late.file.item.onHand).toBe(15)
    })

    it('says where it is and when it comes back, until it has come', async () => {
      const site = desk()
      const token = await staff(site)
      const place = async (given: { bay: string; backOn: string }) =>
        (await site.ask(placeMutation, { sku: 'PW-FILTER', revision: await revisionOf('PW-FILTER'), ...given }, token))
          .data?.staffPlaceStock
      expect(await place({ bay: ' 2A ', backOn: '2026-12-03' })).toEqual({
        problem: null,
        file: { item: { bay: '2A', backOn: '2026-12-03' }, placedBy: 'ana' },
      })
      for (const backOn of ['2026-11-19', '2026-02-30', 'soon'])
        expect(await place({ bay: '', backOn })).toMatchObject({ problem: expect.stringContaining('Give') })
      const come = await change(site, token, { sku: 'PW-FILTER', change: 'DELIVERED', units: 8 })
      expect(come.file.item).toMatchObject({ onHand: 8, backOn: null })
    })

    it('once it is back, those who waited are told', async () => {
      const site = desk()
      const token = await staff(site)
      await keepNotificationRequest(db(), 'PW-FILTER', 'en-au', 'priya@nair.example')
      expect(
        (await findStock(site.orderServices, { view: 'none', words: '', first: 9 }, clock.now)).items,
      ).toMatchObject([{ sku: 'PW-FILTER', waiting: 1 }])
      await change(site, token, { sku: 'PW-FILTER', change: 'DELIVERED', units: 1 })
      const compose = async ({ id, email }: { id: string; email: string }) => {
        const composed = composeMessage({
          key: id,
          from: { name: 'Poolwright', address: 'help@poolwright.example' },
          to: { name: '', address: email },
          letter: { subject: 'It is back', html: '', text: '' },
        })
        if (!composed.ok) throw new Error('no address')
        return composed.message
      }
      expect(await sendNotifications({ ...site.orderServices, compose }, clock.now)).toBe(1)
      expect(await db().$count(letters)).toBe(1)
      expect(await db().$count(backInStockRequests)).toBe(0)
    })

    it('nobody but staff sees it or counts it', async () => {
      const site = desk()
      const customer = site.signIn('kim')
      const given = { sku: 'PW-S100', revision: await revisionOf('PW-S100'), change: 'COUNTED', units: 0 }
      for (const [query, variables] of [
        [changeMutation, given],
        [placeMutation, { sku: 'PW-S100', revision: '1', bay: '', backOn: '' }],
        ['{ staffStock(view: ALL) { next } }', {}],
        ['query F($sku: String!) { staffStockFile(sku: $sku) { hasMore } }', { sku: 'PW-S100' }],
        ['query I($text: String!) { staffStockImport(text: $text) { digest } }', { text: 'PW-S100,1' }],
        ['mutation I($t: String!) { staffImportStock(text: $t, digest: $t) { changed } }', { t: 'PW-S100,1' }],
      ] as const) {
        expect(await site.ask(query, variables), query).toMatchObject({ code: 'SIGN_IN_AGAIN' })
        expect(await site.ask(query, variables, customer), query).toMatchObject({ code: 'FORBIDDEN' })
      }
    })
  })

  it('of 40 who change one count at once, one does; of 12 who look again until they may, all do; and the ledger adds up', async () => {
    const person = await somebody()
    const act = (revision: string, kind: StockChange, units: number) =>
      changeCount(db(), person, { sku: 'PW-S100', revision }, { kind, units, note: 'x', evenIfHeld: false }, clock.now)
    const seen = await revisionOf('PW-S100')
    const kinds = ['counted', 'delivered', 'lost', 'damaged'] as const
    const at = Array.from({ length: 40 }, (_, index) => index)
    const outcomes = await Promise.all(at.map((each) => act(seen, kinds[each % 4] ?? 'counted', 1 + (each % 3))))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    await addsUp()
    const insist = async (index: number): Promise<void> => {
      const done = await act(await revisionOf('PW-S100'), index % 2 === 0 ? 'delivered' : 'counted', 3 + (index % 5))
      if (!done.ok) await insist(index)
    }
    await Promise.all(at.slice(0, 12).map(insist))
    expect(await db().$count(staffActs)).toBe(13)
    await addsUp()
  })

  describe('a table of counts', () => {
    const text = 'sku,onHand,bay,backOn\nPW-S100,12,5A,\nPW-S300I,4,,\nPW-FILTER,0,,2026-12-03\n'

    it('says what it would change, then changes exactly that, in one go and on record', async () => {
      const person = await somebody()
      const plan = await planStockImport(db(), text, moment)
      if (!plan.ok) throw new Error(plan.problem)
      expect(plan.lines.map(({ state }) => state)).toEqual(['change', 'same', 'change'])
      expect(await db().$count(staffActs)).toBe(0)
      const again = () => importStock(db(), person, { text, digest: plan.digest }, moment)
      expect(await again()).toEqual({ ok: true, changed: 2 })
      expect(await db().select().from(stock).orderBy(stock.sku)).toEqual([
        { sku: 'PW-FILTER', onHand: 0, bay: null, backOn: '2026-12-03' },
        { sku: 'PW-S100', onHand: 12, bay: '5A', backOn: null },
        { sku: 'PW-S300I', onHand: 4, bay: null, backOn: null },
      ])
      expect(await db().select().from(stockLedger).where(eq(stockLedger.reason, 'counted'))).toMatchObject([
        { sku: 'PW-S100', change: 2, who: 'Ana' },
      ])
      expect(await db().$count(staffActs)).toBe(2)
      // A second press does nothing.
      expect(await again()).toMatchObject({ ok: false })
      await addsUp()
    })

    it('changes nothing if anything has changed since, or anything is wrong', async () => {
      const person = await somebody()
      const plan = await planStockImport(db(), text, moment)
      if (!plan.ok) throw new Error(plan.problem)
      const seen = { text, digest: plan.digest }
      await db().update(stock).set({ onHand: 3 }).where(eq(stock.sku, 'PW-S300I'))
      expect(await importStock(db(), person, seen, moment)).toMatchObject({
        ok: false,
        problem: expect.stringContaining('has changed since'),
      })
      const wrong = `${text}PW-NONE,1\n`
      const second = await planStockImport(db(), wrong, moment)
      if (!second.ok) throw new Error(second.problem)
      expect(await importStock(db(), person, { text: wrong, digest: second.digest }, moment)).toMatchObject({
        ok: false,
        problem: expect.stringContaining('wrong'),
      })
      // Another table than the one that was looked at.
      expect(await importStock(db(), person, { ...seen, text: `${text}\n` }, moment)).toMatchObject({ ok: false })
      expect((await db().select().from(stock).where(eq(stock.sku, 'PW-S100')))[0]?.onHand).toBe(10)
      expect(await db().$count(staffActs)).toBe(0)
    })

    it('of 40 who apply it at once, one does, and what is sold meanwhile is not lost', async () => {
      const person = await somebody()
      const plan = await planStockImport(db(), text, moment)
      if (!plan.ok) throw new Error(plan.problem)
      const seen = { text, digest: plan.digest }
      const done = await Promise.all(Array.from({ length: 40 }, () => importStock(db(), person, seen, moment)))
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      await addsUp()
    })
  })
})
