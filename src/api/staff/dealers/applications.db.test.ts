import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { dealers } from '../../db/schema/dealers.ts'
import { letters } from '../../db/schema/letters.ts'
import { people } from '../../db/schema/people.ts'
import { roleChanges } from '../../db/schema/role-changes.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { countDesk } from '../desk-counts.ts'
import { findApplication } from './application.ts'
import { applicationFile } from './application-file.ts'
import { approveApplication } from './approve-application.ts'
import { dealerFile } from './dealer-file.ts'
import { addApplication, coogee, dealersDesk, typedListing } from './dealers-desk.fake.ts'
import { refuseApplication } from './refuse-application.ts'
import { setActive } from './set-active.ts'

const nearest = `query N($lat: Float!, $lon: Float!) {
  nearestDealers(edition: EN_AU, lat: $lat, lon: $lon, first: 1) { km dealer { slug name phone services hasPage } }
}`

const approveQuery = `mutation A($reference: String!, $revision: String!, $listing: StaffDealerListing!) {
  staffApproveDealer(reference: $reference, revision: $revision, listing: $listing) {
    problem changedBy application { state dealer }
  }
}`

onEachEngine((db) => {
  const clock = { now: new Date('2026-11-19T02:00:00Z') }
  const desk = () => dealersDesk(db(), clock)
  type Desk = ReturnType<typeof desk>

  beforeEach(async () => void (await refreshDealers(db(), 'en-au', [fakeDealer()])))
  afterEach(async () => {
    for (const table of [staffActs, letters, submissions, people, dealers]) await db().delete(table)
  })

  const seen = async (reference: string) => {
    const revision = (await findApplication(db(), reference))?.revision ?? ''
    return { reference, revision }
  }
  const approve = async (site: Desk, person: Awaited<ReturnType<Desk['staff']>>['person'], reference: string) =>
    approveApplication(site.services, person, await seen(reference), typedListing(), clock.now)
  const roleOf = async (email: string) => {
    const [row] = await db().select().from(people).where(eq(people.email, email))
    return row && { role: row.role, dealer: row.dealer }
  }

  describe('an application', () => {
    it('shows what was sent, whether its number can be, and who is near', async () => {
      const { reference } = await addApplication(db())
      const file = await applicationFile(desk().services, reference)
      expect(file).toMatchObject({
        state: 'waiting',
        businessNumber: { label: 'ABN', value: '51 824 753 556', problem: undefined },
        place: { name: 'Coogee', postcode: '2034' },
        near: [{ dealer: { slug: 'bayside-pool-workshop' } }],
        listing: { name: 'Coogee Pool Bench', phone: '(02) 5550 1234' },
        lines: ['dolphin'],
        account: undefined,
      })
    })

    it('makes a dealer that is found at once, answers it, and is on record', async () => {
      const site = desk()
      const { token } = await site.staff('ana')
      const { reference } = await addApplication(db())
      expect((await countDesk(db(), clock.now)).dealers).toBe(1)
      const listing = { ...typedListing(), services: ['SALES', 'REPAIRS', 'DEMO'] }
      const { data } = await site.ask(approveQuery, { ...(await seen(reference)), listing }, token)
      expect(data).toEqual({
        staffApproveDealer: {
          ...{ problem: null, changedBy: null },
          application: { state: 'APPROVED', dealer: 'coogee-pool-bench' },
        },
      })
      expect((await site.ask(nearest, coogee)).data).toEqual({
        nearestDealers: [
          {
            km: 0,
            dealer: {
              ...{ slug: 'coogee-pool-bench', name: 'Coogee Pool Bench', phone: '(02) 5550 1234' },
              ...{ services: ['SALES', 'REPAIRS', 'DEMO'], hasPage: false },
            },
          },
        ],
      })
      const [row] = await db().select().from(submissions)
      expect(row).toMatchObject({ outcome: 'closed', waitingSince: null, isUnread: false, dealer: 'coogee-pool-bench' })
      const [letter] = await db().select().from(letters)
      expect(letter?.message).toMatchObject({ to: { address: 'jo@coogee.example' } })
      expect(letter?.message.text).toMatch(/your dealer area\s+opens/)
      expect((await db().select().from(staffActs)).map(({ act, subject, of }) => [act, subject, of])).toEqual([
        ['approve', 'case', reference],
        ['list', 'dealer', 'en-au/coogee-pool-bench'],
      ])
      expect((await countDesk(db(), clock.now)).dealers).toBe(0)
    })

    it('of eight who approve it at once one does, and there is one dealer', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const { reference } = await addApplication(db())
      const shown = await seen(reference)
      const all = await Promise.all(
        Array.from({ length: 8 }, () => approveApplication(site.services, person, shown, typedListing(), clock.now)),
      )
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
      expect(all.filter((each) => !each.ok && each.since?.who === 'ana')).toHaveLength(7)
      expect(await db().$count(dealers)).toBe(2)
      expect(await db().$count(letters)).toBe(1)
    })

    it('two businesses of one name that are approved at once are two dealers', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const [one, other] = [await addApplication(db()), await addApplication(db(), 'kim@coogee.example')]
      await Promise.all([approve(site, person, one.reference), approve(site, person, other.reference)])
      const slugs = (await db().select({ slug: dealers.slug }).from(dealers)).map(({ slug }) => slug)
      expect(slugs.toSorted()).toEqual(['bayside-pool-workshop', 'coogee-pool-bench', 'coogee-pool-bench-coogee'])
    })

    it('makes no dealer of what cannot be one, and says all that is wrong', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const { reference } = await addApplication(db())
      const wrong = typedListing({
        lat: 33.92,
        email: '',
        services: ['demo', 'commercial'],
        state: 'VIC',
        hours: { mon: '9-5' },
      })
      const refused = await approveApplication(site.services, person, await seen(reference), wrong, clock.now)
      const problem = refused.ok ? '' : refused.problem
      for (const words of ['km from Coogee 2034', 'an email address', 'commercial line', 'in VIC', 'as 08:00-17:00'])
        expect(problem).toContain(words)
      expect(await db().$count(dealers)).toBe(1)
      expect(await db().$count(letters)).toBe(0)
    })

    it('is refused with the reason in the letter, once, and can be approved after all', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const { reference } = await addApplication(db())
      const shown = await seen(reference)
      const refuse = async (reason: string, given = shown) =>
        refuseApplication(site.services, person, given, reason, clock.now)
      expect(await refuse('  ')).toMatchObject({ problem: 'Say why: it stands in the letter.' })
      expect(await refuse('There is a dealer next door.')).toEqual({ ok: true })
      expect(await refuse('Once more.')).toMatchObject({ ok: false, since: { who: 'ana' } })
      expect(await refuse('Once more.', await seen(reference))).toMatchObject({ problem: 'It is refused already.' })
      const sent = await db().select().from(letters)
      expect(sent.map(({ message }) => message.text.includes('There is a dealer next door.'))).toEqual([true])
      expect(await approve(site, person, reference)).toEqual({ ok: true })
    })

    it('is nobody’s but staff’s to look at or to answer', async () => {
      const site = desk()
      const { reference } = await addApplication(db())
      const customer = site.signIn('kim')
      const listing = { ...typedListing(), services: ['SALES'] }
      for (const token of [undefined, customer]) {
        const { data, code } = await site.ask(approveQuery, { ...(await seen(reference)), listing }, token)
        expect([data?.staffApproveDealer, code]).toEqual([
          undefined,
          token === undefined ? 'SIGN_IN_AGAIN' : 'FORBIDDEN',
        ])
      }
      expect(await db().$count(dealers)).toBe(1)
    })
  })

  describe('the account of an approved applicant', () => {
    const email = 'jo@coogee.example'
    const signIn = async (site: Desk, subject = 'jo', sid = 'first', address = email) => {
      await site.ask('{ me { name } }', {}, site.signIn(subject, { email: address, sid }))
    }

    it('that is there already is the dealer’s at once, and the letter says so', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      await signIn(site)
      await approve(site, person, (await addApplication(db())).reference)
      expect(await roleOf(email)).toEqual({ role: 'dealer', dealer: 'coogee-pool-bench' })
      expect((await db().select().from(letters))[0]?.message.text).toContain('Your dealer area is open.')
    })

    it('that comes later is the dealer’s when it proves that very address, once, and no other is', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const { reference } = await addApplication(db())
      await signIn(site)
      expect(await roleOf(email)).toMatchObject({ role: 'customer' })
      await db().delete(people).where(eq(people.email, email))
      await approve(site, person, reference)
      // The dealer's own address is the dealer's to change: it opens nothing.
      await db().update(dealers).set({ email: 'mallory@example.com' }).where(eq(dealers.slug, 'coogee-pool-bench'))
      await signIn(site, 'mallory', 'first', 'mallory@example.com')
      expect(await roleOf('mallory@example.com')).toMatchObject({ role: 'customer' })
      await signIn(site)
      expect(await roleOf(email)).toMatchObject({ role: 'dealer' })
      expect((await db().select().from(roleChanges)).at(-1)).toMatchObject({ who: `Application ${reference}` })
      await db()
        .update(people)
        .set({ role: 'customer', dealer: null, dealerEdition: null })
        .where(eq(people.email, email))
      await signIn(site, 'jo', 'second')
      await db().delete(people).where(eq(people.email, email))
      await signIn(site, 'jo', 'third')
      expect(await roleOf(email)).toMatchObject({ role: 'customer' })
    })

    it('stays a customer’s where nothing was approved, the dealer is closed, or they are staff', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      await addApplication(db())
      await signIn(site)
      expect(await roleOf(email)).toMatchObject({ role: 'customer' })
      await approve(site, person, (await addApplication(db(), 'ana@example.com', 'Ana Pools')).reference)
      expect(await roleOf('ana@example.com')).toMatchObject({ role: 'staff' })
      const { reference } = await addApplication(db(), 'late@coogee.example', 'Late Pools')
      await approveApplication(
        site.services,
        person,
        await seen(reference),
        typedListing({ name: 'Late Pools' }),
        clock.now,
      )
      await db().update(dealers).set({ active: false }).where(eq(dealers.slug, 'late-pools'))
      await signIn(site, 'late', 'first', 'late@coogee.example')
      expect(await roleOf('late@coogee.example')).toMatchObject({ role: 'customer' })
    })

    it('becomes the dealer’s whichever comes first, the approval or the proof', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      for (let round = 0; round < 6; round += 1) {
        const address = `race${round}@coogee.example`
        const { reference } = await addApplication(db(), address, `Race ${round}`)
        await Promise.all([approve(site, person, reference), signIn(site, `race${round}`, 'first', address)])
        expect(await roleOf(address), `round ${round}`).toMatchObject({ role: 'dealer' })
      }
    })
  })

  it('a dealer that was approved is content’s once content has it, and closed at the desk only before', async () => {
    const site = desk()
    const { person } = await site.staff('ana')
    await approve(site, person, (await addApplication(db())).reference)
    const key = { edition: 'en-au', slug: 'coogee-pool-bench' } as const
    const set = async (isActive: boolean) => {
      const revision = (await dealerFile(db(), key, clock.now))?.revision ?? ''
      return setActive(db(), person, { ...key, revision }, isActive, clock.now)
    }
    expect(await setActive(db(), person, { ...key, revision: '1' }, false, clock.now)).toMatchObject({ ok: false })
    expect(await set(false)).toEqual({ ok: true })
    expect((await site.ask(nearest, coogee)).text).toContain('bayside-pool-workshop')
    expect(await set(true)).toEqual({ ok: true })
    expect((await site.ask(nearest, coogee)).text).toContain('coogee-pool-bench')

    const file = await dealerFile(db(), key, clock.now)
    expect(file?.content.name).toBe('dealer-coogee-pool-bench.yaml')
    const { lines, editions, ...listed } = parse(file?.content.text ?? '')
    expect([lines, editions]).toEqual([['line-dolphin'], ['en-au']])
    await refreshDealers(db(), 'en-au', [
      fakeDealer(),
      { closures: [], openOnHolidays: false, ...listed, lines: ['dolphin'] },
    ])
    const [row] = await db().select().from(dealers).where(eq(dealers.slug, key.slug))
    expect(row).toMatchObject({ source: 'content', phone: '(02) 5550 1234', lat: coogee.lat, listing: 1 })
    expect(await set(false)).toMatchObject({ problem: expect.stringContaining('Content has this dealer') })
  })
})
