import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { dealers } from '../../db/schema/dealers.ts'
import { letters } from '../../db/schema/letters.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { bayside, dealerSite, nowra } from '../dealer-site.fake.ts'

const listing = `listing {
  revision openOnHolidays hours { mon sat } closures { from to note }
  listed { name phone services lines }
  waiting { id name lines { label before after } } settled { state words lines { label after } }
}`
const readQuery = `{ myDealerListing { revision openOnHolidays hours { mon sat } waiting { id lines { label } } } }`
const hoursQuery = `mutation H($revision: String!, $hours: OpeningHoursInput!, $closures: [ClosureInput!]!, $holidays: Boolean!) {
  saveMyDealerHours(revision: $revision, hours: $hours, closures: $closures, openOnHolidays: $holidays) {
    problem problems { field message } ${listing}
  }
}`
const proposeQuery = `mutation P($listing: MyListingInput!) {
  proposeMyListing(listing: $listing) { problem problems { field message } ${listing} }
}`
const withdrawQuery = `mutation W($change: ID!) { withdrawMyListingChange(change: $change) { problem ${listing} } }`
const nearest = `{ nearestDealers(edition: EN_AU, lat: -37.94, lon: 145.05, first: 1) { dealer { name hours { sat } } } }`

const asListed = {
  name: bayside.name,
  street: bayside.street,
  suburb: bayside.suburb,
  state: bayside.state,
  postcode: bayside.postcode,
  phone: bayside.phone,
  email: bayside.email ?? '',
  services: ['SALES', 'REPAIRS', 'DEMO'],
  lines: ['dolphin'],
}

interface Answer {
  problem: string | null
  problems: { field: string; message: string }[]
  listing: {
    revision: string
    hours: { mon: string | null; sat: string | null }
    closures: { from: string; to: string; note: string }[]
    waiting: { id: string; name: string; lines: { label: string; before: string; after: string }[] } | null
    settled: { state: string; words: string | null }[]
  } | null
}

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [listingChanges, letters, people, rateLimitCounts, dealers]) await db().delete(table)
  })

  const open = async () => {
    const site = await dealerSite(db())
    const token = await site.signInAs('lee', bayside.slug)
    const asked = async (query: string, variables: object, by = token) => {
      const { data, text } = await site.ask(query, { ...variables }, by)
      const [answer] = Object.values(data ?? {})
      if (answer === undefined) throw new Error(text)
      return answer as Answer
    }
    const read = async () => {
      const { data } = await site.ask(readQuery, {}, token)
      return (data as { myDealerListing: NonNullable<Answer['listing']> }).myDealerListing
    }
    const save = async (given: object = {}) => {
      const { revision } = await read()
      return asked(hoursQuery, { revision, hours: { sat: '09:00-12:00' }, closures: [], holidays: true, ...given })
    }
    const propose = (given: object = {}, by = token) => asked(proposeQuery, { listing: { ...asListed, ...given } }, by)
    return { ...site, token, asked, read, save, propose }
  }

  const changes = () => db().select().from(listingChanges).orderBy(listingChanges.askedAt)
  const subjects = async () => (await db().select().from(letters)).map(({ message }) => message.subject)

  describe('hours, holidays and closed days', () => {
    it('count at once: for the finder, for demos, and for the next build', async () => {
      const { ask, save } = await open()
      const saved = await save({ closures: [{ from: '2026-12-24', to: '', note: 'stocktake' }] })
      expect(saved).toMatchObject({
        problem: null,
        listing: { hours: { mon: null, sat: '09:00-12:00' }, closures: [{ from: '2026-12-24', note: 'stocktake' }] },
      })
      expect((await ask(nearest)).data).toEqual({
        nearestDealers: [{ dealer: { name: bayside.name, hours: { sat: '09:00-12:00' } } }],
      })
      await refreshDealers(db(), 'en-au', [bayside, nowra])
      const [row] = await db().select().from(dealers).where(eq(dealers.slug, bayside.slug))
      expect(row).toMatchObject({ hours: { sat: '09:00-12:00' }, openOnHolidays: true, phone: bayside.phone })
    })

    it('are refused where they make no sense, by day, and nothing is changed', async () => {
      const { save } = await open()
      const saved = await save({
        hours: { mon: '17:00-08:00', sat: 'mornings' },
        closures: [{ from: '2026-11-01', to: '2026-11-02', note: '' }],
      })
      expect(saved.problems.map(({ field }) => field)).toEqual(['mon', 'sat', 'closure-0'])
      expect(saved.listing?.hours).toEqual({ mon: '08:00-17:00', sat: null })
    })

    it('that somebody else has changed since are not written over; the same ones twice are no trouble', async () => {
      const { read, save } = await open()
      const { revision } = await read()
      expect((await save({ revision })).problem).toBeNull()
      expect((await save({ revision })).problem).toBeNull()
      const late = await save({ revision, hours: { sun: '10:00-11:00' } })
      expect(late.problem).toContain('Somebody else has changed your hours')
      expect(late.listing?.hours).toEqual({ mon: null, sat: '09:00-12:00' })
    })

    it('of ten who save at once on the same page one is kept, and nine are told', async () => {
      const { read, save } = await open()
      const { revision } = await read()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => save({ revision, hours: { sat: `0${at}:00-12:00` } })),
      )
      expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1)
    })

    it('of another dealer stay as they are', async () => {
      const { save } = await open()
      await save()
      const [other] = await db().select().from(dealers).where(eq(dealers.slug, nowra.slug))
      expect(other).toMatchObject({ hours: nowra.hours, own: {} })
    })
  })

  describe('a change of name, address or services', () => {
    it('waits for staff, who get a letter; until then nothing is different', async () => {
      const { propose } = await open()
      const { listing: after, problem } = await propose({ name: 'Bayside Robots', services: ['REPAIRS'] })
      expect(problem).toBeNull()
      expect(after?.waiting).toMatchObject({
        name: 'lee Walsh',
        lines: [
          { label: 'Name', before: bayside.name, after: 'Bayside Robots' },
          { label: 'Services', before: 'Sales, repairs, demo at your pool', after: 'Repairs' },
        ],
      })
      expect(await subjects()).toEqual(['AU Dealer listing: Bayside Pool Workshop'])
      const [row] = await db().select().from(dealers).where(eq(dealers.slug, bayside.slug))
      expect(row?.name).toBe(bayside.name)
    })

    it('is only what is different: the same number in other clothes is the same', async () => {
      const { propose } = await open()
      expect((await propose({ phone: '+61 3 5550 3189' })).problem).toContain('how you are listed now')
      await propose({ phone: '0491 570 006' })
      expect((await changes()).map(({ before, after }) => [before, after])).toEqual([
        [{ phone: bayside.phone }, { phone: '0491 570 006' }],
      ])
    })

    it('takes the place of one that waits, also when ten come at once; a second press is one', async () => {
      const { propose } = await open()
      await Promise.all(Array.from({ length: 10 }, (_, at) => propose({ name: `Bayside ${at}` })))
      const waiting = (await changes()).filter(({ state }) => state === 'waiting')
      expect(waiting).toHaveLength(1)
      expect(await changes()).toHaveLength(10)
      await Promise.all([1, 2, 3].map(() => propose({ name: 'Bayside for good' })))
      expect((await changes()).filter(({ state }) => state === 'waiting')).toMatchObject([
        { after: { name: 'Bayside for good' } },
      ])
      expect(await changes()).toHaveLength(11)
      expect(await subjects()).toHaveLength(11)
    })

    it('is taken back while it waits, and by nobody else', async () => {
      const { propose, asked, signInAs } = await open()
      const { listing: after } = await propose({ name: 'Bayside Robots' })
      const change = after?.waiting?.id
      const stranger = await signInAs('kim', nowra.slug)
      expect((await asked(withdrawQuery, { change }, stranger)).problem).toContain('isn’t there any more')
      expect(await asked(withdrawQuery, { change })).toMatchObject({ problem: null, listing: { waiting: null } })
      expect((await asked(withdrawQuery, { change })).problem).toContain('doesn’t wait any more')
    })

    it('that staff have answered is shown with their words, and cannot be taken back', async () => {
      const { propose, asked } = await open()
      const { listing: after } = await propose({ name: 'Bayside Robots' })
      const change = after?.waiting?.id ?? ''
      const answer = {
        state: 'refused',
        words: 'That name is taken.',
        settledAt: new Date(),
        settledBy: 'Mele',
      } as const
      await db().update(listingChanges).set(answer).where(eq(listingChanges.id, change))
      const late = await asked(withdrawQuery, { change })
      expect(late.problem).toContain('staff have answered it')
      expect(late.listing?.settled).toMatchObject([{ state: 'REFUSED', words: 'That name is taken.' }])
    })

    it('is refused field by field, and says what to do', async () => {
      const { propose } = await open()
      const bad = { name: ' ', postcode: '99', phone: 'soon', email: 'bench', services: [], lines: ['parts'] }
      expect((await propose(bad)).problems.map(({ field }) => field)).toEqual([
        ...['name', 'postcode', 'phone', 'email', 'services', 'lines'],
      ])
      expect(await changes()).toEqual([])
    })

    it('can be asked for so often at most, since each is a letter', async () => {
      const { ask, propose, token } = await open()
      await propose()
      await db().update(rateLimitCounts).set({ count: 1000 })
      const { code } = await ask(proposeQuery, { listing: asListed }, token)
      expect(code).toBe('TOO_MANY')
    })
  })
})
