import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { people } from '../db/schema/people.ts'
import { personSignIns } from '../db/schema/person-sign-ins.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { accountSite, addOrder, addSubmission } from './account-site.fake.ts'
import { keepPerson } from './keep-person.ts'

const me = '{ me { name email orders { number } cases { reference } robots { reference } } }'

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [orders, submissions, people]) await db().delete(table)
  })
  const open = (clock = { now: new Date('2026-11-19T02:00:00Z') }) => accountSite(db(), clock)

  describe('somebody who signs in', () => {
    it('is kept at the first call, once, however many come together', async () => {
      const { ask, signIn } = open()
      const token = signIn('kerry')
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(me, {}, token)))
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(await db().$count(people)).toBe(1)
      expect(await db().$count(personSignIns)).toBe(1)
    })

    it('finds what was sent from the same address as a guest, in whatever letters', async () => {
      const order = await addOrder(db(), 'Kerry@Example.com')
      const repair = await addSubmission(db(), 'KERRY@example.com')
      const robot = await addSubmission(db(), 'kerry@example.com', 'registration')
      await addOrder(db(), 'other@example.com')
      const { ask, signIn } = open()
      const { data } = await ask(me, {}, signIn('kerry'))
      expect(data).toEqual({
        me: {
          name: 'Kerry Walsh',
          email: 'kerry@example.com',
          orders: [{ number: order.number }],
          cases: [{ reference: repair.reference }],
          robots: [{ reference: robot.reference }],
        },
      })
    })

    it('finds what came since at the next sign-in, and never what is somebody else’s', async () => {
      const { ask, signIn } = open()
      await ask(me, {}, signIn('kerry'))
      const order = await addOrder(db(), 'kerry@example.com')
      expect((await ask(me, {}, signIn('kerry'))).data).toMatchObject({ me: { orders: [] } })
      expect((await ask(me, {}, signIn('kerry', { sid: 'second' }))).data).toMatchObject({
        me: { orders: [{ number: order.number }] },
      })
      // The same mailbox by another account.
      const again = await ask(me, {}, signIn('other', { email: 'kerry@example.com' }))
      expect(again.data).toMatchObject({ me: { email: 'kerry@example.com', orders: [] } })
    })

    it('is given each thing once, where two accounts of one mailbox come together', async () => {
      for (let count = 0; count < 12; count += 1) await addOrder(db(), 'kerry@example.com')
      const { ask, signIn } = open()
      const tokens = ['one', 'two', 'three', 'four'].map((each) => signIn(each, { email: 'kerry@example.com' }))
      const answers = await Promise.all(tokens.map((token) => ask(me, {}, token)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const numbers = answers.flatMap(({ text }) => text.match(/AU-\d+-\d/g) ?? [])
      expect(new Set(numbers).size).toBe(12)
      expect(numbers).toHaveLength(12)
    })

    it('is given nothing while the issuer does not say that the address was proved', async () => {
      await addOrder(db(), 'kerry@example.com')
      await addOrder(db(), '')
      const { ask, signIn } = open()
      expect((await ask(me, {}, signIn('kerry', { email: '' }))).data).toMatchObject({ me: { email: '', orders: [] } })
    })

    it('is followed to a new address, and keeps what they have', async () => {
      const first = await addOrder(db(), 'kerry@example.com')
      const second = await addOrder(db(), 'new@example.com')
      const { ask, signIn } = open()
      await ask(me, {}, signIn('kerry'))
      const { data } = await ask(me, {}, signIn('kerry', { email: 'new@example.com' }))
      expect(data).toMatchObject({
        me: { email: 'new@example.com', orders: [{ number: second.number }, { number: first.number }] },
      })
    })

    it('does not come back by a first call that was under way while their account went', async () => {
      const details = { email: 'kerry@example.com', name: 'Kerry Walsh', edition: 'en-au' } as const
      const now = new Date('2026-11-19T02:00:00Z')
      const signedIn = { issuer: 'own', subject: 'kerry', signIn: 'one', details, provedAt: now }
      await expect(keepPerson(db(), { ...signedIn, hold: async () => false }, now)).rejects.toThrow(
        'Your sign-in has ended',
      )
      expect(await db().$count(people)).toBe(0)
    })

    it('is out as soon as the sign-in is over', async () => {
      const { ask, signIn, signOut } = open()
      const token = signIn('kerry')
      expect((await ask(me, {}, token)).status).toBe(200)
      signOut(token)
      expect(await ask(me, {}, token)).toMatchObject({ status: 401, code: 'SIGN_IN_AGAIN' })
    })
  })

  it('nobody is told anything without signing in, and public questions ask for nobody', async () => {
    const { ask } = open()
    expect(await ask(me)).toMatchObject({ status: 401, code: 'SIGN_IN_AGAIN' })
    // Its sign-in is over, which an answer for everybody does not depend on.
    expect(await ask('{ alive }', {}, 'nobody.gone')).toMatchObject({ status: 200, data: { alive: true } })
    expect(await db().$count(people)).toBe(0)
  })

  it('an order that was never paid is in nobody’s list', async () => {
    const order = await addOrder(db(), 'kerry@example.com', { state: 'expired', paidAt: null })
    const { ask, signIn } = open()
    expect((await ask(me, {}, signIn('kerry'))).data).toMatchObject({ me: { orders: [] } })
    const [row] = await db().select().from(orders).where(eq(orders.id, order.id))
    expect(row?.person).not.toBeNull()
  })
})
