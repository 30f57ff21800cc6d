import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeContext } from '../../../domain/forms/good-submissions.fake.ts'
import { letters } from '../../db/schema/letters.ts'
import { people } from '../../db/schema/people.ts'
import { serviceReminders } from '../../db/schema/service-reminders.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { Crash, crashingDb } from '../../db/test-databases/failing-steps.fake.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { addSubmission, idleJobs } from '../account-site.fake.ts'
import { remindOfServices } from './remind-of-services.ts'
import { switchOffReminders } from './switch-off.ts'

const now = new Date('2027-03-16T02:00:00Z')
const email = 'kerry@example.com'

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [letters, submissions, people]) await db().delete(table)
  })
  const services = () => ({ db: db(), jobs: idleJobs, factsOf, contextOf: fakeContext })
  const addOwner = async (purchasedOn = '2026-03-15', changed: Partial<typeof people.$inferInsert> = {}) => {
    const own = { issuer: 'own', subject: email, email, name: 'Kerry', edition: 'en-au' as const, ...changed }
    const [person] = await db().insert(people).values(own).returning()
    const robot = await addSubmission(db(), email, 'registration', { purchasedOn })
    await db()
      .update(submissions)
      .set({ person: person?.id ?? null })
    return { id: person?.id ?? '', robot }
  }

  describe('the yearly service of a registered robot', () => {
    it('is written about once in a year, by however many servers and however often they look', async () => {
      const { robot } = await addOwner()
      const written = await Promise.all([1, 2, 3].map(() => remindOfServices(services(), now)))
      expect(written.toSorted()).toEqual([0, 0, 1])
      expect(await remindOfServices(services(), now)).toBe(0)
      expect(await remindOfServices(services(), new Date('2027-03-20T02:00:00Z'))).toBe(0)
      const [letter, ...more] = await db().select().from(letters)
      expect(more).toEqual([])
      expect(letter?.message.subject).toBe('Your Dolphin S 200 is due for its yearly service')
      expect(letter?.message.text).toContain('Due: 15 March 2027')
      expect(letter?.message.text).toContain('https://pools.example/en-au/support/repairs-and-parts/')
      expect(await remindOfServices(services(), new Date('2028-03-15T02:00:00Z'))).toBe(1)
      expect(await db().select().from(serviceReminders)).toMatchObject([
        { product: robot.id, dueOn: '2027-03-15' },
        { product: robot.id, dueOn: '2028-03-15' },
      ])
    })

    it.each([
      ['in the first year', '2026-03-17', {}],
      ['long ago', '2026-02-28', {}],
      ['with reminders off', '2026-03-15', { reminders: false }],
      ['by somebody who is leaving', '2026-03-15', { deletionAskedAt: now }],
      ['by somebody whose address is not proved', '2026-03-15', { email: '' }],
    ])('is not written about: bought %s', async (_, purchasedOn, changed) => {
      await addOwner(purchasedOn, changed)
      expect(await remindOfServices(services(), now)).toBe(0)
      expect(await db().$count(letters)).toBe(0)
    })

    it('is nobody’s while nobody has claimed the registration', async () => {
      await addSubmission(db(), email, 'registration')
      expect(await remindOfServices(services(), now)).toBe(0)
    })

    it('is written about once, wherever a process is killed on the way', async () => {
      const { robot } = await addOwner()
      for (let crashAt = 1; ; crashAt += 1) {
        const { db: crashing, count } = crashingDb(db(), crashAt)
        const attempt = await remindOfServices({ ...services(), db: crashing }, now).catch((error: unknown) => error)
        if (count.steps < crashAt) break
        expect(attempt).toBeInstanceOf(Crash)
        expect(await db().$count(serviceReminders)).toBe(await db().$count(letters))
        await db().delete(letters)
        await db().delete(serviceReminders).where(eq(serviceReminders.product, robot.id))
      }
      await remindOfServices(services(), now)
      expect([await db().$count(letters), await db().$count(serviceReminders)]).toEqual([1, 1])
    })

    it('without the transaction would be noted and never written about', async () => {
      await addOwner()
      const { db: crashing } = crashingDb(db(), 3, false)
      await expect(remindOfServices({ ...services(), db: crashing }, now)).rejects.toThrow(Crash)
      expect([await db().$count(letters), await db().$count(serviceReminders)]).toEqual([0, 1])
    })
  })

  describe('the link in it', () => {
    const linkOf = async () => {
      const [letter] = await db().select().from(letters)
      const link = letter?.message.unsubscribe ?? ''
      expect(letter?.message.text.replaceAll(/\s+/g, '')).toContain(link)
      return link
    }
    const remindersOf = async (id: string) => (await db().select().from(people).where(eq(people.id, id)))[0]?.reminders
    const press = (link: string, method: string) =>
      switchOffReminders(db(), new Request(link, { method }), '203.0.113.7', now)

    it('asks first, and switches reminders off by one press', async () => {
      const { id } = await addOwner()
      await remindOfServices(services(), now)
      const link = await linkOf()
      expect(await press(link, 'GET')).toMatchObject({ state: 'ask', edition: 'en-au' })
      expect(await remindersOf(id)).toBe(true)
      expect(await press(link, 'POST')).toEqual({ state: 'done', edition: 'en-au' })
      expect(await press(link, 'POST')).toEqual({ state: 'done', edition: 'en-au' })
      expect(await remindersOf(id)).toBe(false)
    })

    it('is good for one person, and for nothing that was changed in it', async () => {
      const { id } = await addOwner()
      await remindOfServices(services(), now)
      const link = await linkOf()
      const other = new URL(link)
      other.searchParams.set('person', '00000000-0000-4000-8000-000000000000')
      for (const wrong of [other.href, link.slice(0, -1), link.replace(/proof=[^&]*/, '')])
        expect(await press(wrong, 'POST')).toEqual({ state: 'unknown' })
      expect(await remindersOf(id)).toBe(true)
    })
  })
})
