import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../domain/account/role.ts'
import { accountSite, addOrder, addSubmission, idleJobs } from '../../account/account-site.fake.ts'
import { askDeletion } from '../../account/ask-deletion.ts'
import type { OwnIssuer, SignedInPlace } from '../../account/issuer-people.ts'
import type { Person } from '../../account/viewer.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { letters } from '../../db/schema/letters.ts'
import { orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { roleChanges } from '../../db/schema/role-changes.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { limits } from '../../rate-limit/limits.ts'
import { consumeLimit } from '../../rate-limit/rate-limit.ts'
import { endPersonSignIns } from './end-person-sign-ins.ts'
import { findPeople } from './find-people.ts'
import { giveRole } from './give-role.ts'
import { letInAgain } from './let-in-again.ts'
import { personFile, revisionOfPerson } from './person-file.ts'

const now = new Date('2026-11-19T02:10:00Z')

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [orders, submissions, staffActs, rateLimitCounts, people, dealers, letters])
      await db().delete(table)
  })

  const add = async (name: string, role: Role = 'customer', email = `${name}@example.com`): Promise<Person> => {
    const dealer = role === 'dealer' ? { dealer: fakeDealer().slug, dealerEdition: 'en-au' as const } : {}
    const [row] = await db()
      .insert(people)
      .values({ issuer: 'own', subject: name, email, name, edition: 'en-au', role, ...dealer })
      .returning()
    if (row === undefined) throw new Error('Nobody')
    return row
  }

  const give = (
    actor: Person,
    to: Person,
    role: Role,
    more: { dealer?: string; provedAt?: Date; revision?: string } = {},
  ) => {
    const { provedAt = now, ...given } = more
    return giveRole(
      db(),
      { person: actor, provedAt },
      { id: to.id, revision: revisionOfPerson(to), role, ...given },
      now,
    )
  }

  const roleOf = async ({ id }: Person) => (await db().select().from(people).where(eq(people.id, id)))[0]?.role

  describe('a role', () => {
    it('is given and taken by staff, on record, and counts from the next click', async () => {
      const site = accountSite(db(), { now })
      const token = site.signIn('kim', { name: 'Kim' })
      await site.ask('{ me { name } }', {}, token)
      const [kim] = await db().select().from(people)
      const ana = await add('ana', 'staff')
      if (kim === undefined) throw new Error('Nobody')
      expect(await site.ask('{ staffCounts { orders } }', {}, token)).toMatchObject({ code: 'FORBIDDEN' })
      expect(await give(ana, kim, 'staff')).toMatchObject({ ok: true, person: { role: 'staff' } })
      expect(await site.ask('{ staffCounts { orders } }', {}, token)).toMatchObject({ status: 200 })
      expect(await give(ana, { ...kim, role: 'staff' }, 'customer')).toMatchObject({ ok: true })
      expect(await site.ask('{ staffCounts { orders } }', {}, token)).toMatchObject({ code: 'FORBIDDEN' })
      // Nobody was signed out by it.
      expect(await site.ask('{ me { name } }', {}, token)).toMatchObject({ status: 200 })
      const acts = await db().select().from(staffActs).orderBy(staffActs.id)
      expect(acts.map(({ name, act, of, before, after }) => [name, act, of, before, after])).toEqual([
        ['ana', 'role', kim.id, { role: 'customer' }, { role: 'staff' }],
        ['ana', 'role', kim.id, { role: 'staff' }, { role: 'customer' }],
      ])
      expect((await db().select().from(roleChanges)).map(({ who, to }) => [who, to])).toEqual([
        ['ana', 'staff'],
        ['ana', 'customer'],
      ])
    })

    it('of a dealer is that of one that there is', async () => {
      await refreshDealers(db(), 'en-au', [fakeDealer()])
      const [ana, kim] = [await add('ana', 'staff'), await add('kim')]
      expect(await give(ana, kim, 'dealer')).toEqual({ ok: false, problem: 'Choose which dealer they are.' })
      expect(await give(ana, kim, 'dealer', { dealer: 'nobody' })).toMatchObject({
        problem: expect.stringContaining('There is no dealer nobody.'),
      })
      expect(await give(ana, kim, 'dealer', { dealer: fakeDealer().slug })).toMatchObject({ ok: true })
      expect(await personFile(db(), undefined, kim.id, now)).toMatchObject({
        dealer: { name: 'Bayside Pool Workshop' },
        changes: [{ to: 'dealer', who: 'ana' }],
      })
      expect(await db().$count(staffActs)).toBe(1)
    })

    it('is not given by whoever has not shown lately who they are', async () => {
      const [ana, kim] = [await add('ana', 'staff'), await add('kim')]
      const provedAt = new Date(now.getTime() - 16 * 60_000)
      await expect(give(ana, kim, 'staff', { provedAt })).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_NEEDED' })
      expect(await roleOf(kim)).toBe('customer')
    })

    it('is not taken from oneself, nor given to whoever has no proved address, nor by whoever is no staff any more', async () => {
      const [ana, ben] = [await add('ana', 'staff'), await add('ben', 'staff')]
      const stranger = await add('stranger', 'customer', '')
      expect(await give(ana, ana, 'customer')).toMatchObject({ problem: expect.stringContaining('their own role') })
      expect(await give(ana, stranger, 'staff')).toMatchObject({
        problem: expect.stringContaining('proved an address'),
      })
      expect(await give(ana, { ...ana, id: 'x' }, 'staff')).toMatchObject({
        problem: expect.stringContaining('nobody like that'),
      })
      expect(await give(ben, ana, 'customer')).toMatchObject({ ok: true })
      expect(await give(ana, ben, 'customer')).toMatchObject({ problem: 'You aren’t on the staff any more.' })
    })

    it('that somebody has changed meanwhile is not overwritten, and coming by changes nothing', async () => {
      const [ana, ben, kim] = [await add('ana', 'staff'), await add('ben', 'staff'), await add('kim')]
      await db().update(people).set({ seenAt: new Date() }).where(eq(people.id, kim.id))
      expect(await give(ana, kim, 'staff')).toMatchObject({ ok: true })
      expect(await give(ben, kim, 'staff')).toMatchObject({ ok: false, changedBy: 'ana' })
      expect(await db().$count(staffActs)).toBe(1)
    })

    it('is never taken from the last on the staff, of however many who take each other’s at once', async () => {
      const staff: Person[] = []
      for (let at = 0; at < 8; at += 1) staff.push(await add(`s${at}`, 'staff'))
      const pairs = staff.flatMap((actor) => staff.filter((to) => to !== actor).map((to) => [actor, to] as const))
      const taken = await Promise.all(pairs.map(([actor, to]) => give(actor, to, 'customer')))
      const left = (await findPeople(db(), { view: 'staff', first: 50 })).people
      expect(left.length).toBeGreaterThan(0)
      expect(taken.filter(({ ok }) => ok)).toHaveLength(8 - left.length)
      expect(await db().$count(staffActs)).toBe(8 - left.length)
    })
  })

  it('the account of the last on the staff stays until there is another, of however many who leave at once', async () => {
    const services = { db: db(), jobs: idleJobs, factsOf }
    const staff: Person[] = []
    for (let at = 0; at < 6; at += 1) staff.push(await add(`s${at}`, 'staff'))
    const customer = await add('kim')
    const leave = (person: Person) => askDeletion(services, { person, provedAt: now }, now)
    const left = await Promise.all(staff.map(leave))
    expect(left.filter((each) => each === undefined)).toHaveLength(5)
    expect(left.find((each) => each !== undefined)).toMatchObject({
      problem: expect.stringContaining('last on the staff'),
    })
    expect(await leave(customer)).toBeUndefined()
  })

  describe('people', () => {
    it('are listed by what they may do, page by page, and found by name or address', async () => {
      await refreshDealers(db(), 'en-au', [fakeDealer()])
      for (const name of ['ana', 'ben']) await add(name, 'staff')
      await add('dan', 'dealer')
      for (let at = 0; at < 5; at += 1) await add(`kim${at}`)
      // Two issuers may say the same of two people.
      await db()
        .insert(people)
        .values({ issuer: 'other', subject: 'x', email: 'kim0@example.com', name: 'Kím O’Hara', edition: 'en-au' })
      const names = async (asked: Partial<Parameters<typeof findPeople>[1]>) =>
        (await findPeople(db(), { view: 'everybody', first: 50, ...asked })).people.map(({ name }) => name)
      expect(await names({ view: 'staff' })).toEqual(['ana', 'ben'])
      expect(await names({ view: 'dealers' })).toEqual(['dan'])
      expect(await names({ words: 'ohara' })).toEqual(['Kím O’Hara'])
      expect(await names({ words: 'kim3@' })).toEqual(['kim3'])
      expect(await names({ words: '%' })).toHaveLength(9)
      const seen: string[] = []
      for (let after: string | undefined, more = true; more; more = after !== undefined) {
        const page = await findPeople(db(), { view: 'everybody', first: 2, after })
        seen.push(...page.people.map(({ id }) => id))
        after = page.next
      }
      expect(new Set(seen).size).toBe(9)
      expect(seen).toHaveLength(9)
    })

    it('are shown with what is theirs, and with the day on which they go', async () => {
      const kim = await add('kim')
      await db().update(people).set({ deletionAskedAt: now }).where(eq(people.id, kim.id))
      await addOrder(db(), kim.email, { person: kim.id })
      await addOrder(db(), kim.email, { person: kim.id, paidAt: null, state: 'failed' })
      const { id } = await addSubmission(db(), kim.email)
      await db().update(submissions).set({ person: kim.id }).where(eq(submissions.id, id))
      const file = await personFile(db(), undefined, kim.id, now)
      expect(file).toMatchObject({ orders: 1, cases: 1, deletionOn: '2026-11-26', places: [], lockouts: [] })
      for (const wrong of ['x', '', '00000000-0000-4000-8000-000000000000'])
        expect(await personFile(db(), undefined, wrong, now)).toBeUndefined()
    })
  })

  describe('with our own issuer', () => {
    const place = (id: string): SignedInPlace => ({
      id,
      device: `Safari ${id}`,
      way: 'passkey',
      startedAt: now,
      seenAt: now,
    })
    const issuerWith = (places: SignedInPlace[]) => {
      const own: OwnIssuer = {
        hold: async () => true,
        security: async () => undefined,
        kept: async () => ({ passkeys: [], signIns: [] }),
        places: async () => places,
        endPlaces: async (_unit, _subject, id) => {
          const ended = places.filter((each) => id === undefined || each.id === id)
          for (const each of ended) places.splice(places.indexOf(each), 1)
          return ended
        },
        remove: async () => undefined,
      }
      return { issuer: 'own', ask: async () => ({ state: 'unreachable' as const }), own }
    }

    it('somebody is signed out at one place or everywhere, on record only where they were in', async () => {
      const [ana, kim] = [await add('ana', 'staff'), await add('kim')]
      const issuer = issuerWith([place('a'), place('b'), place('c')])
      const end = (given: { place?: string } = {}) =>
        endPersonSignIns({ db: db(), issuer }, ana, { id: kim.id, ...given }, now)
      expect(await end({ place: 'b' })).toMatchObject({ ok: true })
      expect(await end({ place: 'b' })).toMatchObject({ ok: true })
      expect(await end()).toMatchObject({ ok: true })
      expect((await personFile(db(), issuer, kim.id, now))?.places).toEqual([])
      const acts = await db().select().from(staffActs).orderBy(staffActs.id)
      expect(acts.map(({ before }) => before)).toEqual([{ signedIn: 'Safari b' }, { signedIn: 'Safari a, Safari c' }])
      expect(
        await endPersonSignIns({ db: db(), issuer: { ...issuer, issuer: 'x' } }, ana, { id: kim.id }, now),
      ).toMatchObject({ ok: false })
    })

    it('whoever has tried too often is let in again, once, and only they', async () => {
      const [ana, kim, lee] = [await add('ana', 'staff'), await add('kim'), await add('lee')]
      const issuer = issuerWith([])
      const passwords = limits.identity.passwordsOf
      const guess = (email: string) => consumeLimit(db(), passwords, email, now)
      for (let times = 0; times < passwords.atMost; times += 1) for (const who of [kim, lee]) await guess(who.email)
      for (let times = 0; times < 3; times += 1)
        await consumeLimit(db(), limits.identity.oneTimeCodesOf, kim.subject, now)
      expect((await personFile(db(), issuer, kim.id, now))?.lockouts).toEqual([
        { kind: 'passwords', until: new Date('2026-11-19T03:00:00Z') },
      ])
      expect(await guess(kim.email)).toMatchObject({ ok: false })
      for (let times = 0; times < 2; times += 1)
        expect(await letInAgain(db(), ana, kim.id, now)).toMatchObject({ ok: true })
      expect((await personFile(db(), issuer, kim.id, now))?.lockouts).toEqual([])
      expect(await guess(kim.email)).toEqual({ ok: true })
      expect(await guess(lee.email)).toMatchObject({ ok: false })
      expect(await db().select().from(staffActs)).toMatchObject([
        { act: 'let-in', of: kim.id, before: { tooMany: 'passwords' } },
      ])
    })
  })

  it('are for staff alone', async () => {
    const { ask, signIn } = accountSite(db(), { now })
    const token = signIn('kim')
    await ask('{ me { name } }', {}, token)
    const [kim] = await db().select().from(people)
    for (const query of [
      '{ staffPeople(view: EVERYBODY) { next } }',
      '{ staffPerson(id: "x") { revision } }',
      `mutation { staffGiveRole(id: "${kim?.id}", revision: "x", role: STAFF) { problem } }`,
      `mutation { staffEndSignIns(id: "${kim?.id}") { problem } }`,
      `mutation { staffLetInAgain(id: "${kim?.id}") { problem } }`,
    ])
      expect(await ask(query, {}, token), query).toMatchObject({ code: 'FORBIDDEN' })
    expect(await db().$count(staffActs)).toBe(0)
  })
})
