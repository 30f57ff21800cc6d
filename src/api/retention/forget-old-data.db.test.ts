import { describe, expect, it } from 'vitest'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import { backInStockRequests } from '../db/schema/back-in-stock-requests.ts'
import { dealers } from '../db/schema/dealers.ts'
import { letters } from '../db/schema/letters.ts'
import { listingChanges } from '../db/schema/listing-changes.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { people } from '../db/schema/people.ts'
import { personSignIns } from '../db/schema/person-sign-ins.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { refunds } from '../db/schema/refunds.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { staffActs } from '../db/schema/staff-acts.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'
import { warrantyRequests } from '../db/schema/warranty-requests.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import { newFileKey } from '../files/file-key.ts'
import { memoryStore } from '../files/memory-store.fake.ts'
import { removeUnclaimed } from '../files/remove-unclaimed.ts'
import { forgetOldData } from './forget-old-data.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const periods = {
  contact: 100,
  'book-a-demo': 100,
  'become-a-dealer': 100,
  registration: 100,
  repair: 100,
  'water-treatment-claim': 100,
  'job-application': 30,
  order: 1000,
  'unpaid-order': 30,
  'back-in-stock': 50,
  'account-letter': 90,
  'sign-in': 60,
  'stray-mail': 90,
  'warranty-request': 80,
  'listing-change': 70,
  'staff-act': 200,
}
const retention: Retention = { 'en-au': periods, 'en-nz': { ...periods, contact: 200 }, 'en-za': periods }

onEachEngine((db) => {
  const keep = async (form: FormKind, days: number, warrantyUntil?: string, edition: EditionCode = 'en-au') => {
    const key = `${edition}-${form}-${days}-${warrantyUntil}`
    const person = { edition, email: 'kirra@example.com' }
    const [row] = await db()
      .insert(submissions)
      .values({
        ...person,
        form,
        reference: key,
        idempotencyKey: key,
        fields: {},
        lines: [],
        receivedAt: daysAgo(days),
      })
      .returning()
    const submission = row?.id ?? ''
    const address = { name: '', address: 'kirra@example.com' }
    const message = { messageId: key, from: address, to: address, subject: '', html: '', text: '' }
    await db().insert(letters).values({ submission, message })
    if (warrantyUntil !== undefined)
      await db()
        .insert(registeredProducts)
        .values({
          ...person,
          submission,
          product: '',
          serialNumber: '',
          dealer: '',
          purchasedOn: '2024-01-01',
          warrantyUntil,
        })
  }

  it('forgets what people sent when its time is over, with letters and all, but no running warranty', async () => {
    await keep('contact', 101)
    await keep('contact', 99)
    await keep('contact', 199, undefined, 'en-nz')
    await keep('contact', 201, undefined, 'en-nz')
    await keep('job-application', 31)
    await keep('job-application', 29)
    await keep('registration', 500, '2026-11-15')
    await keep('registration', 500, '2026-11-14')
    await db()
      .insert(rateLimitCounts)
      .values([
        { who: 'old', since: daysAgo(2), count: 1 },
        { who: 'new', since: daysAgo(0), count: 1 },
      ])
    expect(await forgetOldData(db(), retention, now)).toMatchObject({ submissions: 4, counts: 1 })
    const left = await db().select({ reference: submissions.reference }).from(submissions)
    expect(left.map(({ reference }) => reference).toSorted()).toEqual([
      'en-au-contact-99-undefined',
      'en-au-job-application-29-undefined',
      'en-au-registration-500-2026-11-15',
      'en-nz-contact-199-undefined',
    ])
    expect(await db().$count(letters)).toBe(4)
    expect(await db().$count(registeredProducts)).toBe(1)
    expect(await db().$count(rateLimitCounts)).toBe(1)
    expect(await forgetOldData(db(), retention, now)).toMatchObject({ submissions: 0, counts: 0 })
  })
  it('forgets mail that is about nothing after its time, with its files, and keeps what is about something', async () => {
    for (const table of [letters, submissions]) await db().delete(table)
    const mail = (messageId: string, days: number) => ({
      ...{ messageId, from: 'kirra@example.com', name: '', subject: '', words: '' },
      ...{ state: 'stray' as const, at: daysAgo(days) },
    })
    await keep('contact', 50)
    const [about] = await db().select().from(submissions)
    const [old, young] = await db()
      .insert(receivedMails)
      .values([mail('old', 91), mail('young', 89)])
      .returning()
    await db()
      .insert(receivedMails)
      .values([
        { ...mail('automatic', 91), state: 'automatic' },
        { ...mail('discarded', 91), state: 'discarded' },
        { ...mail('threaded', 91), state: 'threaded', submission: about?.id ?? '' },
      ])
    const file = (sender: string | null, key: string = newFileKey()) => ({
      ...{ purpose: 'mail' as const, key, mediaType: 'image/jpeg' as const, bytes: 1, sender, createdAt: daysAgo(91) },
    })
    const store = memoryStore()
    await db()
      .insert(uploads)
      .values([file(`mail/${old?.id}`), file(`mail/${young?.id}`), file(null)])
    // Nobody's mail any more: as with every file of what was forgotten.
    expect(await removeUnclaimed(db(), store, now)).toEqual({ removed: 1 })
    expect(await forgetOldData(db(), retention, now)).toMatchObject({ mails: 3 })
    expect((await db().select().from(receivedMails)).map(({ messageId }) => messageId).toSorted()).toEqual([
      'threaded',
      'young',
    ])
    expect(await removeUnclaimed(db(), store, now)).toEqual({ removed: 1 })
    expect((await db().select().from(uploads)).map(({ sender }) => sender)).toEqual([`mail/${young?.id}`])
    await keep('contact', 101)
    await db()
      .update(submissions)
      .set({ receivedAt: daysAgo(101) })
    await forgetOldData(db(), retention, now)
    expect(await db().$count(receivedMails)).toBe(1)
    for (const table of [receivedMails, uploads]) await db().delete(table)
  })

  it('forgets what dealers asked and what staff did after its time', async () => {
    await refreshDealers(db(), 'en-au', [fakeDealer()])
    const own = { edition: 'en-au', dealer: fakeDealer().slug, name: 'Kirra' } as const
    for (const days of [81, 79]) {
      const machine = { product: 'x', serialNumber: 'x', fault: 'x' }
      const request = { ...own, ...machine, number: `W-${days}`, key: `${days}`, askedAt: daysAgo(days) }
      await db().insert(warrantyRequests).values(request)
    }
    for (const days of [71, 69]) {
      const change = { ...own, before: {}, after: {}, state: 'approved' as const, askedAt: daysAgo(days) }
      await db().insert(listingChanges).values(change)
    }
    for (const days of [201, 199]) {
      const act = { name: 'Ana', act: 'note', subject: 'case' as const, of: `${days}`, before: {}, after: {} }
      await db()
        .insert(staffActs)
        .values({ ...act, at: daysAgo(days) })
    }
    expect(await forgetOldData(db(), retention, now)).toMatchObject({ desk: 3 })
    expect((await db().select().from(warrantyRequests)).map(({ number }) => number)).toEqual(['W-79'])
    expect(await db().$count(listingChanges)).toBe(1)
    expect((await db().select().from(staffActs)).map(({ of }) => of)).toEqual(['199'])
    for (const table of [warrantyRequests, listingChanges, staffActs, dealers]) await db().delete(table)
  })

  describe('of the shop', () => {
    const keepOrder = async (number: string, days: number, state: 'paid' | 'expired' | 'pending', charged = false) => {
      const delivery = { kind: 'pick-up' as const, point: 'kirrawee' }
      const amounts = { goods: 100, off: 0, deliveryCost: 0, total: 100, gst: 9 }
      const person = { email: 'kirra@example.com', name: 'Kirra', phone: '0491 570 156' }
      const keys = { number, checkout: number, access: '', edition: 'en-au' }
      const placedAt = daysAgo(days)
      const [order] = await db()
        .insert(orders)
        .values({
          ...keys,
          ...person,
          ...amounts,
          delivery,
          state,
          placedAt,
          heldUntil: placedAt,
          paidAt: state === 'paid' ? placedAt : null,
        })
        .returning()
      const id = order?.id ?? ''
      const line = { sku: 'PW-1', name: 'One', slug: 'one', picture: '', quantity: 1, price: 100, off: 0 }
      await db()
        .insert(orderLines)
        .values({ ...line, order: id, position: 0, isBonus: false })
      const refund = { key: number, intent: 'pi', amount: 100, lines: [], restock: false, reason: '', who: 'bank' }
      if (charged)
        await db()
          .insert(refunds)
          .values({ ...refund, order: id })
    }

    it('forgets orders when their time is over, and sooner what was never paid for', async () => {
      await keepOrder('paid long ago', 1001, 'paid')
      await keepOrder('paid', 999, 'paid')
      await keepOrder('never paid', 31, 'expired')
      await keepOrder('not paid yet', 31, 'pending')
      await keepOrder('just expired', 29, 'expired')
      await keepOrder('charged and paid back', 500, 'expired', true)
      const request = { sku: 'PW-1', edition: 'en-au' }
      await db()
        .insert(backInStockRequests)
        .values([
          { ...request, email: 'a@example.com', askedAt: daysAgo(51) },
          { ...request, email: 'b@example.com', askedAt: daysAgo(49) },
        ])
      expect(await forgetOldData(db(), retention, now)).toMatchObject({ orders: 2, backInStock: 1 })
      const left = await db().select({ number: orders.number }).from(orders)
      expect(left.map(({ number }) => number).toSorted()).toEqual([
        'charged and paid back',
        'just expired',
        'not paid yet',
        'paid',
      ])
      expect(await db().$count(orderLines)).toBe(4)
    })

    it('forgets letters about accounts and sign-ins when their time is over, and what was told stays', async () => {
      for (const table of [letters, orders]) await db().delete(table)
      const email = 'kirra@example.com'
      const own = { issuer: 'own', subject: email, email, name: 'Kirra', edition: 'en-au' } as const
      const [person] = await db().insert(people).values(own).returning()
      const id = person?.id ?? ''
      const to = { name: '', address: email }
      const message = { messageId: '', from: to, to, subject: '', html: '', text: '' }
      const sent = { message, person: id, state: 'sent' } as const
      await db()
        .insert(letters)
        .values([
          { ...sent, queuedAt: daysAgo(91) },
          { ...sent, person: null, queuedAt: daysAgo(91) },
          { ...sent, queuedAt: daysAgo(89) },
          { ...sent, state: 'queued', queuedAt: daysAgo(91) },
        ])
      const signIn = { person: id, email, provedAt: now }
      await db()
        .insert(personSignIns)
        .values([
          { ...signIn, signIn: 'old', claimedAt: daysAgo(61) },
          { ...signIn, signIn: 'new', claimedAt: daysAgo(59) },
        ])
      expect(await forgetOldData(db(), retention, now)).toMatchObject({ accounts: 3 })
      expect([await db().$count(letters), await db().$count(personSignIns), await db().$count(people)]).toEqual([
        2, 1, 1,
      ])
    })
  })
})
