import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountSite, addOrder } from '../../account/account-site.fake.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { stock } from '../../db/schema/stock.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { assignCase } from '../inbox/assign-case.ts'
import { closeCase } from '../inbox/close-case.ts'
import { addCase, addStaff, seenNow } from '../inbox/inbox.fake.ts'
import { putOffCase } from '../inbox/put-off-case.ts'
import { discardMail } from '../mail/discard-mail.ts'
import { receivedMail } from '../mail/received-mail.ts'
import { actOnOrder } from '../orders/act-on-order.ts'
import { revisionOf } from '../revision.ts'
import { placeStock } from '../stock/place-stock.ts'
import { readToday } from '../today/today.ts'
import { undoAct } from './undo-act.ts'

const now = new Date('2026-11-19T00:00:00Z')
const soon = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

onEachEngine((db) => {
  const services = () => accountSite(db(), { now }).orderServices
  let ana: Awaited<ReturnType<typeof addStaff>>
  let ben: Awaited<ReturnType<typeof addStaff>>

  const clear = async () => {
    for (const table of [orders, submissions, receivedMails, stock, staffActs, people]) await db().delete(table)
  }
  beforeEach(async () => {
    ana = await addStaff(db(), 'Ana Lim')
    ben = await addStaff(db(), 'Ben Oke')
  })
  afterEach(clear)

  const lastAct = async () => (await db().select().from(staffActs).orderBy(staffActs.id)).at(-1)
  const undo = async (id: number | undefined, { person = ana, at = soon(5) } = {}) =>
    undoAct({ services: services(), person, at }, id ?? 0)

  const pack = async (number: string, at = now, person = ana) => {
    const [seen] = await db()
      .select({ revision: revisionOf(orders) })
      .from(orders)
      .where(eq(orders.number, number))
    return actOnOrder(services(), person, { number, revision: seen?.revision ?? '' }, { kind: 'pack' }, at)
  }

  describe('an order that was packed', () => {
    const packed = async () => {
      const order = await addOrder(db(), 'kim@pond.example', { placedAt: now, paidAt: now })
      expect(await pack(order.number)).toMatchObject({ ok: true })
      return { ...order, act: await lastAct() }
    }
    const stateOf = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]?.state

    it('is unpacked within ten minutes by whoever has packed it, and that is on record', async () => {
      const { id, number, act } = await packed()
      expect(await undo(act?.id, { person: ben })).toMatchObject({ problem: expect.stringContaining('whoever') })
      expect(await undo(act?.id, { at: soon(10) })).toMatchObject({ problem: expect.stringContaining('ten minutes') })
      expect(await stateOf(id)).toBe('packed')
      expect(await undo(act?.id)).toEqual({ ok: true, of: number })
      expect(await stateOf(id)).toBe('paid')
      expect(await lastAct()).toMatchObject({ act: 'unpack', of: number, name: 'Ana Lim' })
      // Twice is once.
      expect(await undo(act?.id)).toMatchObject({ ok: false, since: { who: 'Ana Lim' } })
    })

    it('stays as it is once somebody has changed it', async () => {
      const { id, number, act } = await packed()
      // Not by the desk: nothing of staff is on record for it.
      await db().update(orders).set({ state: 'shipped' }).where(eq(orders.id, id))
      await db()
        .insert(orderEvents)
        .values({ order: id, at: soon(1), who: 'Ben Oke', from: 'packed', to: 'shipped' })
      expect(await undo(act?.id)).toEqual({
        ...{ ok: false, of: number, since: { who: 'Ben Oke' } },
        problem: 'It can’t be taken back any more. Open it and see how it is now.',
      })
      expect(await stateOf(id)).toBe('shipped')
    })

    it('is unpacked once, however often that is asked at one moment', async () => {
      const { act } = await packed()
      const undone = await Promise.all([undo(act?.id), undo(act?.id), undo(act?.id)])
      expect(undone.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('is not unpacked by whoever has packed it after somebody else', async () => {
      const { number } = await packed()
      await pack(number, soon(1), ben)
      expect(await undo((await lastAct())?.id, { person: ben })).toMatchObject({ problem: 'That can’t be taken back.' })
    })

    it('is offered to be taken back only as long as it can be', async () => {
      const { number } = await packed()
      const offered = async (at: Date) => (await readToday(services(), at)).done.map(({ undoUntil }) => undoUntil)
      expect(await offered(soon(9))).toEqual([soon(10)])
      expect(await offered(soon(10))).toEqual([undefined])
      await pack(number, soon(1), ben)
      expect(await offered(soon(2))).toEqual([undefined, undefined])
    })
  })

  describe('a case', () => {
    const rowOf = async (reference: string) =>
      (await db().select().from(submissions).where(eq(submissions.reference, reference)))[0]

    it('goes back to whoever had it', async () => {
      const { reference } = await addCase(db(), { row: { assignee: ben.id } })
      expect(await assignCase(db(), ana, await seenNow(db(), { reference }), ana.id, now)).toMatchObject({ ok: true })
      expect(await undo((await lastAct())?.id)).toMatchObject({ ok: true })
      expect((await rowOf(reference))?.assignee).toBe(ben.id)
    })

    it('waits again as it did, from when it did', async () => {
      const waitingSince = new Date('2026-11-17T03:00:00Z')
      const { reference } = await addCase(db(), { row: { waitingSince } })
      await closeCase(db(), ana, await seenNow(db(), { reference }), now)
      expect(await undo((await lastAct())?.id)).toMatchObject({ ok: true })
      expect(await rowOf(reference)).toMatchObject({ outcome: null, closedAt: null, waitingSince })
    })

    it('is put off no longer, or as long as it was', async () => {
      const { reference } = await addCase(db(), { row: { waitingSince: now } })
      await putOffCase(db(), ana, await seenNow(db(), { reference }), soon(600), now)
      await putOffCase(db(), ana, await seenNow(db(), { reference }), soon(1200), soon(1))
      expect(await undo((await lastAct())?.id)).toMatchObject({ ok: true })
      expect((await rowOf(reference))?.laterUntil).toEqual(soon(600))
    })

    it('stays as it is once somebody has changed it', async () => {
      const { reference } = await addCase(db(), { row: { waitingSince: now } })
      await putOffCase(db(), ana, await seenNow(db(), { reference }), soon(600), now)
      const act = await lastAct()
      await assignCase(db(), ben, await seenNow(db(), { reference }), ben.id, soon(1))
      expect(await undo(act?.id)).toMatchObject({ ok: false, since: { who: 'Ben Oke' } })
      expect((await rowOf(reference))?.laterUntil).toEqual(soon(600))
    })
  })

  it('brings back a mail that was put aside', async () => {
    const [mail] = await db()
      .insert(receivedMails)
      .values({ messageId: '<m@x>', from: 'a@b.example', name: 'A', subject: 'S', words: 'W', state: 'stray', at: now })
      .returning()
    const found = await receivedMail(db(), mail?.id ?? '')
    await discardMail(db(), ana, { id: mail?.id ?? '', revision: found?.revision ?? '' }, now)
    expect(await undo((await lastAct())?.id)).toMatchObject({ ok: true })
    expect((await receivedMail(db(), mail?.id ?? ''))?.row.state).toBe('stray')
  })

  it('puts goods back where they were', async () => {
    await db().insert(stock).values({ sku: 'PW-X', onHand: 3, bay: '2A' })
    const revision = async () =>
      (
        await db()
          .select({ revision: revisionOf(stock) })
          .from(stock)
      )[0]?.revision ?? ''
    const place = { bay: '7B', backOn: '2026-12-03' }
    const seen = { sku: 'PW-X', revision: await revision() }
    await placeStock(db(), ana, seen, place, { at: now, today: '2026-11-19' })
    const act = await lastAct()
    expect(await undo(act?.id)).toMatchObject({ ok: true })
    expect(await db().select().from(stock)).toMatchObject([{ bay: '2A', backOn: null }])
    expect(await undo(act?.id)).toMatchObject({ ok: false })
  })

  it('takes back nothing that has no way back', async () => {
    expect(await undo(12_345)).toMatchObject({ ok: false, problem: 'That can’t be taken back.' })
  })
})
