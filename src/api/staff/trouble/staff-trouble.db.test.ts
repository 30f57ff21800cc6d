import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountSite, addOrder, addSubmission } from '../../account/account-site.fake.ts'
import { letters } from '../../db/schema/letters.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { failedJobs } from '../../jobs/failed-jobs.ts'
import { type JobKind, type Jobs, openJobs } from '../../jobs/jobs.ts'
import { deadLetters } from '../../mail/dead-letters.ts'
import { letterQueue } from '../../mail/letter-queue.ts'
import { emptyShop } from '../../orders/empty-shop.fake.ts'
import { fakeOrderServices } from '../../orders/order-services.fake.ts'
import { comparePayments } from '../../payments/compare-payments.ts'
import { GatewayUnreachable } from '../../payments/gateway.ts'
import { countDesk } from '../desk-counts.ts'
import { findTrouble } from './find-trouble.ts'
import { paidByHand } from './paid-by-hand.ts'
import { giveUp, tryAgain, tryAllAgain } from './settle-failure.ts'

const now = new Date('2026-11-19T02:00:00Z')

const address = { name: 'Kirra', address: 'kirra@pond.example' }
const message = { messageId: '<a@b>', from: address, to: address, subject: 'On its way', html: '', text: '' }

const broken: JobKind<{ order: string }> = {
  name: 'broken',
  retry: { retryLimit: 0, retryDelay: 1, retryDelayMax: 1 },
  work: async () => {
    throw new Error('The tap is dry.')
  },
}

onEachEngine((db, database) => {
  const running: Jobs[] = []
  let person: typeof people.$inferSelect
  const who = () => ({ person, at: now })
  const open = async () => {
    const jobs = await openJobs({
      database: database(),
      queues: [letterQueue, broken],
      onError: () => undefined,
      everySeconds: 0.5,
    })
    running.push(jobs)
    return jobs
  }
  const staff = async (): Promise<typeof people.$inferSelect> => {
    const [made] = await db()
      .insert(people)
      .values({ issuer: 'i', subject: 's', email: 'ana@example.com', name: 'Ana', edition: 'en-au', role: 'staff' })
      .returning()
    if (made === undefined) throw new Error('Nobody')
    return made
  }
  beforeEach(async () => {
    await emptyShop(db())
    person = await staff()
  })
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop()
    await emptyShop(db())
    for (const table of [staffActs, submissions, people]) await db().delete(table)
  })
  const addDead = async (about: Partial<typeof letters.$inferInsert> = {}) => {
    const dead = { message, state: 'dead' as const, attempts: 3, reason: 'No such mailbox.', ...about }
    const [letter] = await db().insert(letters).values(dead).returning()
    return letter?.id ?? ''
  }

  describe('trouble at the desk', () => {
    afterEach(async () => {
      await db().execute('delete from jobs.job')
    })

    it('is what nobody tries again, with why, how often and what it is about; and what waits', async () => {
      const jobs = await open()
      const order = await addOrder(db(), 'kim@example.com')
      const submission = await addSubmission(db(), 'kim@example.com')
      await addDead({ order: order.id })
      await addDead({ submission: submission.id })
      await jobs.send(db(), letterQueue, { letter: 'x' })
      await jobs.send(db(), broken, { order: order.id })
      expect((await findTrouble(db())).queues.map(({ queue }) => queue)).toContain('broken')
      await jobs.work([broken])
      await expect.poll(() => failedJobs(db()), { timeout: 10_000 }).toHaveLength(1)
      const found = await findTrouble(db())
      expect(found.failures).toMatchObject([
        {
          kind: 'letter',
          what: 'On its way',
          to: 'kirra@pond.example',
          tries: 3,
          order: order.number,
          reference: null,
        },
        { kind: 'letter', reason: 'No such mailbox.', order: null, reference: submission.reference },
        { kind: 'job', what: 'broken', reason: 'The tap is dry.', tries: 1, order: order.number },
      ])
      expect(found).toMatchObject({
        letters: 2,
        jobs: 1,
        queued: { letters: 1, oldest: expect.any(Date) },
      })
      expect(found.queues).toMatchObject([{ queue: 'send-letter', waiting: 1 }])
      expect(found.failures[2]?.since.getTime()).toBeGreaterThan(Date.now() - 60_000)
    })

    it('is tried again once, by one of 20 who do it at the same time, and on record', async () => {
      const jobs = await open()
      await jobs.send(db(), broken, { order: 'x' })
      await jobs.work([broken])
      await expect.poll(() => failedJobs(db()), { timeout: 10_000 }).toHaveLength(1)
      await jobs.stop()
      const sender = await open()
      const [job] = await failedJobs(db())
      const both = [
        { kind: 'letter', id: await addDead() },
        { kind: 'job', id: job?.id ?? '' },
      ] as const
      for (const failure of both) {
        const tried = await Promise.all(Array.from({ length: 20 }, () => tryAgain(db(), sender, failure, who())))
        expect(tried.filter(({ ok }) => ok)).toHaveLength(1)
      }
      expect((await findTrouble(db())).failures).toEqual([])
      expect(await db().select().from(staffActs)).toMatchObject([
        { act: 'try again', subject: 'letter', name: 'Ana', before: { subject: 'On its way', attempts: 3 } },
        { act: 'try again', subject: 'job', before: { job: 'broken', reason: 'The tap is dry.' } },
      ])
      expect(await tryAgain(db(), sender, { kind: 'job', id: "x' or true" }, who())).toMatchObject({ ok: false })
    })

    it('is given up for good: it is in no list and no count any more, and cannot be tried again by all', async () => {
      const jobs = await open()
      const [first, second] = [await addDead(), await addDead()]
      await jobs.send(db(), broken, { order: 'x' })
      await jobs.work([broken])
      await expect.poll(() => failedJobs(db()), { timeout: 10_000 }).toHaveLength(1)
      await jobs.stop()
      const sender = await open()
      const [job] = await failedJobs(db())
      expect((await countDesk(db(), now)).trouble).toBe(2)
      expect(await giveUp(db(), { kind: 'letter', id: first }, who())).toEqual({ ok: true })
      expect(await giveUp(db(), { kind: 'letter', id: first }, who())).toMatchObject({ ok: false })
      expect(await giveUp(db(), { kind: 'job', id: job?.id ?? '' }, who())).toEqual({ ok: true })
      expect((await findTrouble(db())).failures.map(({ id }) => id)).toEqual([second])
      expect((await deadLetters(db())).map(({ id }) => id)).toEqual([second])
      expect((await countDesk(db(), now)).trouble).toBe(1)
      expect(await tryAllAgain(db(), sender, who())).toBe(1)
      expect((await db().select().from(letters).where(eq(letters.id, first)))[0]?.state).toBe('dead')
      expect((await db().select().from(letters).where(eq(letters.id, second)))[0]?.state).toBe('queued')
      expect((await countDesk(db(), now)).trouble).toBe(0)
    })
  })

  describe('a refund that the gateway did not take', () => {
    const failed = async (amount = 5000, changed: Partial<typeof orders.$inferInsert> = {}) => {
      const order = await addOrder(db(), 'kim@example.com', changed)
      const [refund] = await db()
        .insert(refunds)
        .values({
          ...{ order: order.id, key: `key ${order.id}`, intent: 'pi_1', amount, lines: [], restock: false },
          ...{ reason: 'Faulty', who: 'ana', state: 'failed', at: new Date('2026-11-19T00:00:00Z') },
        })
        .returning()
      return { order, id: refund?.id ?? '' }
    }
    const pay = (id: string, words = 'Transfer, 19 November') =>
      paidByHand(fakeOrderServices(db()), person, { refund: id, words }, now)

    it('is paid by hand once, whoever does it, and counts as paid back', async () => {
      const { order, id } = await failed()
      const found = await comparePayments(fakeOrderServices(db()), now)
      expect(found).toMatchObject({
        isGatewayAway: false,
        unmatched: [{ kind: 'refund-failed', order: order.number, refund: id, amount: 5000 }],
      })
      expect((await countDesk(db(), now)).trouble).toBe(1)
      expect(await pay(id, ' ')).toMatchObject({ ok: false })
      const done = await Promise.all(Array.from({ length: 20 }, () => pay(id)))
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      const [after] = await db().select().from(orders)
      expect(after).toMatchObject({ refunded: 5000, state: 'paid' })
      expect(await db().select().from(refunds)).toMatchObject([{ state: 'paid', paidAt: now }])
      expect(await db().select().from(orderEvents)).toMatchObject([
        { who: 'Ana', note: 'Paid back 5000 cents: Faulty. By hand: Transfer, 19 November' },
      ])
      expect(await db().select().from(staffActs)).toMatchObject([
        { act: 'paid by hand', subject: 'payment', of: order.number },
      ])
      // No letter that speaks of a card.
      expect(await db().$count(letters)).toBe(0)
      expect((await comparePayments(fakeOrderServices(db()), now)).unmatched).toEqual([])
    })

    it('ends the order where it is all of it, and is not more than was paid', async () => {
      const whole = await failed(99_900)
      expect(await pay(whole.id)).toEqual({ ok: true })
      expect((await db().select().from(orders))[0]).toMatchObject({ state: 'refunded', refunded: 99_900 })
      const { id } = await failed(99_900, { refunded: 100 })
      expect(await pay(id)).toMatchObject({ ok: false, problem: expect.stringContaining('More would be paid back') })
    })

    it('where the gateway is away, that is said and the rest is there', async () => {
      await failed()
      const services = fakeOrderServices(db())
      services.gateway.disturb = () => {
        throw new GatewayUnreachable('away')
      }
      expect(await comparePayments(services, now)).toMatchObject({
        isGatewayAway: true,
        unmatched: [{ kind: 'refund-failed' }],
      })
    })
  })

  it('nobody but staff sees trouble or settles it', async () => {
    const site = accountSite(db(), { now })
    const customer = site.signIn('kim')
    const id = await addDead()
    for (const query of [
      '{ staffTrouble { jobs } }',
      '{ staffPayments { isGatewayAway } }',
      '{ staffContent { day } }',
      'mutation T($id: String!) { staffTryAgain(kind: LETTER, id: $id) { problem } }',
      'mutation { staffTryAllAgain }',
      'mutation T($id: String!) { staffGiveUp(kind: LETTER, id: $id) { problem } }',
      'mutation T($id: String!) { staffPaidByHand(refund: $id, words: "x") { problem } }',
    ]) {
      expect(await site.ask(query, { id }), query).toMatchObject({ code: 'SIGN_IN_AGAIN' })
      expect(await site.ask(query, { id }, customer), query).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect((await db().select().from(letters))[0]?.state).toBe('dead')
  })
})
