import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OwnListing } from '../../../domain/dealers/own-listing.ts'
import { dealerTerms } from '../../db/schema/dealer-terms.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { demoAsks, demoRequests } from '../../db/schema/demo-requests.ts'
import { letters } from '../../db/schema/letters.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { findListingChange } from '../../dealers/listing/find-listing-change.ts'
import { settleListingChange } from '../../dealers/listing/settle-listing-change.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { answerWarranty } from './answer-warranty.ts'
import { changeFile } from './change-file.ts'
import { dealerFile } from './dealer-file.ts'
import { addApplication, dealersDesk } from './dealers-desk.fake.ts'
import { findDealers, statesWithDealers } from './find-dealers.ts'
import { findMatters } from './find-matters.ts'
import { findWarranty } from './find-warranty.ts'
import { setPerson } from './set-person.ts'
import { setTerms } from './set-terms.ts'
import { warrantyFile } from './warranty-file.ts'

const bayside = fakeDealer({ email: 'bench@bayside.example' })
const key = { edition: 'en-au', slug: bayside.slug } as const

onEachEngine((db) => {
  const clock = { now: new Date('2026-11-19T02:00:00Z') }
  const desk = () => dealersDesk(db(), clock)

  beforeEach(async () => void (await refreshDealers(db(), 'en-au', [bayside])))
  afterEach(async () => {
    for (const table of [staffActs, letters, dealerTerms, listingChanges, warrantyRequests]) await db().delete(table)
    for (const table of [submissions, people, dealers]) await db().delete(table)
  })

  const ask = async (after: OwnListing, askedAt = clock.now) => {
    const before: OwnListing = { phone: bayside.phone, street: bayside.street, services: bayside.services }
    const asked = { edition: key.edition, dealer: key.slug, name: 'Jo', before, after, askedAt }
    const [row] = await db().insert(listingChanges).values(asked).returning()
    if (row === undefined) throw new Error('No change')
    return row.id
  }
  const seen = async (id: string) => ({ id, revision: (await findListingChange(db(), id))?.revision ?? '' })
  const dealer = async () => (await db().select().from(dealers).where(eq(dealers.slug, key.slug)))[0]
  const yes = { isApproved: true, words: '' }

  describe('a change of a listing', () => {
    it('is shown field by field, with what has changed since it was asked for', async () => {
      const id = await ask({ phone: '(03) 5550 1111', street: bayside.street, services: ['sales'] })
      expect((await changeFile(db(), id))?.differences).toEqual([
        { label: 'Phone', before: '(03) 5550 3189', after: '(03) 5550 1111', now: undefined },
        { label: 'Services', before: 'Sales, repairs, demo at your pool', after: 'Sales', now: undefined },
      ])
      await refreshDealers(db(), 'en-au', [{ ...bayside, phone: '(03) 5550 2222' }])
      expect((await changeFile(db(), id))?.differences[0]?.now).toBe('(03) 5550 2222')
      for (const none of ['none', '00000000-0000-4000-8000-000000000000'])
        expect(await changeFile(db(), none)).toBeUndefined()
    })

    it('that is approved counts at once, alone, and the dealer is told', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const id = await ask({ phone: '(03) 5550 1111', street: bayside.street })
      expect(await settleListingChange(site.services, person, await seen(id), yes, clock.now)).toEqual({ ok: true })
      expect(await dealer()).toMatchObject({ phone: '(03) 5550 1111', own: { phone: '(03) 5550 1111' } })
      const [letter] = await db().select().from(letters)
      expect(letter?.message).toMatchObject({ to: { address: 'bench@bayside.example' } })
      expect(letter?.message.text).toContain('(03) 5550 1111')
      const [act] = await db().select().from(staffActs)
      expect(act).toMatchObject({
        ...{ act: 'approve-change', subject: 'dealer', of: 'en-au/bayside-pool-workshop' },
        ...{ before: { phone: '(03) 5550 3189' }, after: { phone: '(03) 5550 1111' } },
      })
    })

    it('that is refused changes nothing, and its letter says why', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const id = await ask({ phone: '(03) 5550 1111' })
      const settle = async (words: string) =>
        settleListingChange(site.services, person, await seen(id), { isApproved: false, words }, clock.now)
      expect(await settle(' ')).toMatchObject({ problem: 'Say why: it stands in the letter.' })
      expect(await settle('Nobody answers there.')).toEqual({ ok: true })
      expect(await dealer()).toMatchObject({ phone: '(03) 5550 3189', own: {} })
      expect((await db().select().from(letters))[0]?.message.text).toContain('Nobody answers there.')
      expect(await settle('Again.')).toMatchObject({ problem: 'It is refused already.' })
    })

    it('is settled by one of eight at once, and not where the dealer has changed since it was looked at', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      const id = await ask({ phone: '(03) 5550 1111' })
      const shown = await seen(id)
      await refreshDealers(db(), 'en-au', [{ ...bayside, phone: '(03) 5550 2222' }])
      expect(await settleListingChange(site.services, person, shown, yes, clock.now)).toMatchObject({ ok: false })
      const now = await seen(id)
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          settleListingChange(site.services, person, now, { isApproved: at % 2 === 0, words: 'No' }, clock.now),
        ),
      )
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await db().$count(letters)).toBe(1)
      expect(await db().$count(staffActs)).toBe(1)
    })
  })

  const claim = async (number: string, askedAt = clock.now) =>
    db()
      .insert(warrantyRequests)
      .values({
        ...{ number, edition: key.edition, dealer: key.slug, name: 'Jo', key: number, product: 'dolphin-s200' },
        ...{ serialNumber: 'AU24-1234567-K', fault: 'It turns left only.', askedAt },
      })
  const asked = async (number: string) => ({ number, revision: (await findWarranty(db(), number))?.revision ?? '' })

  it('a warranty request is answered by one of eight at once, and the dealer is told', async () => {
    const site = desk()
    const { person } = await site.staff('ana')
    await claim('W-7K4M-2Q9X')
    expect(await warrantyFile(site.services, 'W-7K4M-2Q9X')).toMatchObject({ product: 'Dolphin S 200', photos: [] })
    expect(await warrantyFile(site.services, 'W-0')).toBeUndefined()
    const shown = await asked('W-7K4M-2Q9X')
    const answer = (isApproved: boolean, words: string) =>
      answerWarranty(site.services, person, shown, { isApproved, answer: words }, clock.now)
    expect(await answer(false, '')).toMatchObject({ problem: 'Say why: it stands in the letter.' })
    const all = await Promise.all(Array.from({ length: 8 }, () => answer(true, 'Fit the track, keep the old one.')))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    const sent = await db().select().from(letters)
    expect(sent.map(({ message }) => message.subject)).toEqual(['Yes to warranty request W-7K4M-2Q9X'])
    expect(sent[0]?.message.text).toContain('Fit the track, keep the old one.')
    expect(await db().select().from(staffActs)).toMatchObject([{ act: 'approve', subject: 'warranty' }])
  })

  it('what waits comes together, oldest first, a page at a time and each thing once', async () => {
    const { reference } = await addApplication(db())
    const day = (date: number) => new Date(Date.UTC(2026, 9, date))
    await claim('W-1', day(3))
    const id = await ask({ phone: '(03) 5550 1111' }, day(2))
    await claim('W-2', day(1))
    // As the database writes a moment: finer than we do.
    await claim('W-3')
    await db().execute("update warranty_requests set asked_at = '2026-10-04T00:00:00.123456Z' where number = 'W-3'")
    const all: string[] = []
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      const page = await findMatters(
        db(),
        ['application', 'change', 'warranty'],
        { first: 1, after, waiting: true },
        new Date(),
      )
      all.push(...page.items.map(({ of }) => of))
      after = page.next
    }
    expect(all).toEqual(['W-2', id, 'W-1', 'W-3', reference])
    const find = async (kind: 'application' | 'change' | 'warranty', words: string) =>
      (await findMatters(db(), [kind], { first: 9, words, waiting: false }, clock.now)).items.map(({ of }) => of)
    expect(await find('warranty', 'w-2')).toEqual(['W-2'])
    expect(await find('warranty', '100%')).toEqual([])
    expect(await find('change', 'bayside')).toEqual([id])
    expect(await find('application', 'coogee')).toEqual([reference])
    expect(await find('application', 'bondi')).toEqual([])
  })

  it('all dealers are found by edition, state, name, suburb and postcode, a page at a time', async () => {
    const more = ['Awa Pools', 'Hunter Works', 'aqua 100% Clean'].map((name, at) =>
      fakeDealer({ slug: `dealer-${at}`, name, suburb: 'Newcastle', state: 'NSW', postcode: '2300' }),
    )
    await refreshDealers(db(), 'en-au', [bayside, ...more])
    await refreshDealers(db(), 'en-nz', [fakeDealer({ slug: 'nz', name: 'Kauri Pools', state: 'Otago' })])
    const find = async (given: Partial<Parameters<typeof findDealers>[1]>) =>
      (await findDealers(db(), { first: 9, ...given })).items.map(({ title }) => title)
    expect(await find({})).toEqual([
      'aqua 100% Clean',
      'Awa Pools',
      'Bayside Pool Workshop',
      'Hunter Works',
      'Kauri Pools',
    ])
    expect(await find({ edition: 'en-nz' })).toEqual(['Kauri Pools'])
    expect(await find({ edition: 'en-au', state: 'VIC' })).toEqual(['Bayside Pool Workshop'])
    expect(await find({ words: 'newcas hunter' })).toEqual(['Hunter Works'])
    expect(await find({ words: '318' })).toEqual(['Bayside Pool Workshop', 'Kauri Pools'])
    expect(await find({ words: '100%' })).toEqual(['aqua 100% Clean'])
    const first = await findDealers(db(), { first: 2 })
    expect(await find({ after: first.next })).toEqual(['Bayside Pool Workshop', 'Hunter Works', 'Kauri Pools'])
    expect(await statesWithDealers(db(), 'en-au')).toEqual(['NSW', 'VIC'])
  })

  describe('a dealer', () => {
    it('shows who says what of it, and how quickly it answers', async () => {
      await db()
        .update(dealers)
        .set({ own: { phone: '(03) 5550 1111' } })
        .where(eq(dealers.slug, key.slug))
      const minutes = [10, 30, 2000]
      for (const late of minutes) {
        const { id } = await addApplication(db())
        await db()
          .insert(demoRequests)
          .values({ submission: id, edition: 'en-au', state: 'asked', dealer: key.slug, changedAt: clock.now })
        const askedAt = new Date(clock.now.getTime() - 40 * 24 * 3_600_000)
        await db()
          .insert(demoAsks)
          .values({
            ...{ submission: id, edition: 'en-au', dealer: key.slug, askedAt, answerBy: askedAt },
            ...{ answer: 'accepted', answeredAt: new Date(askedAt.getTime() + late * 60_000), answeredBy: 'Jo' },
          })
      }
      const file = await dealerFile(db(), key, clock.now)
      expect(file?.fields.find(({ label }) => label === 'Phone')?.from).toBe('dealer')
      expect(file?.fields.find(({ label }) => label === 'Street')?.from).toBe('content')
      expect(file?.demos).toEqual({ asked: 3, accepted: 3, declined: 0, unanswered: 0, medianMinutes: 30 })
      expect(file?.openDemos).toBe(3)
      expect(await dealerFile(db(), { ...key, edition: 'en-nz' }, clock.now)).toBeUndefined()
    })

    it('has its terms set by one of two at once, within what can be, and that is on record', async () => {
      const { person } = await desk().staff('ana')
      const set = (off: number, revision = '') =>
        setTerms(
          db(),
          person,
          { ...key, revision },
          [
            { line: '', off },
            { line: 'dolphin', off: 225 },
          ],
          clock.now,
        )
      expect(await set(901)).toMatchObject({ ok: false })
      const both = await Promise.all([set(200), set(300)])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await set(100)).toMatchObject({ since: { who: 'ana' } })
      const file = await dealerFile(db(), key, clock.now)
      expect(await set(100, file?.termsRevision)).toEqual({ ok: true })
      expect((await db().select().from(staffActs)).at(-1)).toMatchObject({
        after: { terms: { all: 10, dolphin: 22.5 } },
      })
    })

    it('gets people and loses them, and takes nobody from the staff or from another dealer', async () => {
      const site = desk()
      const { person } = await site.staff('ana')
      await site.ask('{ me { name } }', {}, site.signIn('kim'))
      const set = (email: string, isDealer: boolean) =>
        setPerson(db(), { person, provedAt: clock.now }, key, { email, isDealer }, clock.now)
      const names = async () => (await dealerFile(db(), key, clock.now))?.people.map(({ email }) => email)
      expect(await set('KIM@example.com', true)).toEqual({ ok: true })
      expect(await names()).toEqual(['kim@example.com'])
      expect(await set('kim@example.com', true)).toMatchObject({ problem: expect.stringContaining('already') })
      expect(await set('ana@example.com', true)).toMatchObject({ problem: expect.stringContaining('on the staff') })
      expect(await set('nobody@example.com', true)).toMatchObject({
        problem: expect.stringContaining('Nobody has signed in'),
      })
      expect(await set('', true)).toMatchObject({ ok: false })
      const longAgo = { person, provedAt: new Date(clock.now.getTime() - 3_600_000) }
      const wish = { email: 'lee@example.com', isDealer: true }
      await expect(setPerson(db(), longAgo, key, wish, clock.now)).rejects.toThrow('Sign in once more')
      expect(await set('kim@example.com', false)).toEqual({ ok: true })
      expect(await names()).toEqual([])
      expect((await db().select().from(staffActs)).map(({ act }) => act)).toEqual(['add-person', 'remove-person'])
    })
  })
})
