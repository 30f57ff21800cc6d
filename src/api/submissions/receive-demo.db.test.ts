import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../db/schema/demo-requests.ts'
import { letters } from '../db/schema/letters.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import { fakeDealer } from '../dealers/dealers.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { letterQueue } from '../mail/letter-queue.ts'
import { type FormServices, type Receipt, receiveSubmission } from './receive-submission.ts'

const bayside = fakeDealer()
const cheltenham = fakeDealer({
  slug: 'cheltenham-pools',
  name: 'Cheltenham Pools',
  location: { lat: -37.97, lon: 145.06 },
  email: 'demo@cheltenham.example',
})
const noDemo = fakeDealer({ slug: 'no-demo', location: { lat: -37.96, lon: 145.05 }, services: ['sales'] })
const places = [
  { name: 'Cheltenham', state: 'VIC', postcode: '3192', lat: -37.96, lon: 145.05 },
  { name: 'Birdsville', state: 'QLD', postcode: '4482', lat: -25.9, lon: 139.35 },
]
const wednesday = '2026-11-18'
const nextWednesday = '2026-11-25'

onEachEngine((db, database) => {
  let jobs: Jobs
  let services: FormServices
  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined })
    services = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDirectory(places) }
    await refreshDealers(db(), 'en-au', [bayside, cheltenham, noDemo])
  })
  afterAll(() => jobs.stop())
  beforeEach(async () => {
    await db().delete(submissions)
    await db().delete(rateLimitCounts)
  })

  const ask = (key: string, changes: Record<string, string> = {}): Promise<Receipt> => {
    const sent = { ...goodSubmission('book-a-demo', fakeContext('en-au')), ...changes }
    return receiveSubmission(services, { form: 'book-a-demo', edition: 'en-au', key, sent })
  }
  const booked = async () =>
    (await db().select().from(demoBookings).orderBy(demoBookings.day, demoBookings.seat)).map(
      ({ dealer, day, seat, state }) => `${dealer} ${day} ${seat} ${state}`,
    )
  const dealersOf = async () => (await db().select().from(submissions)).map(({ dealer }) => dealer)
  const messages = async () => (await db().select().from(letters)).map(({ message }) => message)

  describe('a request for a demo', () => {
    it('takes both days of the dealer asked for, once however often it comes', async () => {
      const first = await ask('a')
      expect(await ask('a')).toEqual(first)
      expect(await booked()).toEqual([
        `bayside-pool-workshop ${wednesday} 1 asked`,
        `bayside-pool-workshop ${nextWednesday} 1 asked`,
      ])
      expect(await dealersOf()).toEqual(['bayside-pool-workshop'])
    })

    it('goes to the nearest who shows robots where nobody was asked for, with a letter', async () => {
      expect(await ask('b', { dealer: '', postcode: '3192' })).toMatchObject({ ok: true })
      expect(await dealersOf()).toEqual(['cheltenham-pools'])
      const [toSender, toStaff, toDealer] = await messages()
      expect(toSender?.text).toContain('Dealer: Cheltenham Pools, (03) 5550 3189')
      expect(toStaff?.text.replaceAll(/\s+/g, ' ')).toContain('Cheltenham Pools, (03) 5550 3189. We have emailed them.')
      expect(toDealer).toMatchObject({
        to: { name: 'Cheltenham Pools', address: 'demo@cheltenham.example' },
        replyTo: { address: 'help@poolwright.example' },
      })
      expect(toDealer?.text).toContain('Name: Margaret O.\nWhere: Cheltenham VIC 3192, 1 km\n')
      expect(toDealer?.text).toContain(
        'Accept Wednesday 18 November:\nhttps://pools.example/.netlify/functions/demos?t=a',
      )
      expect(JSON.stringify(toDealer)).not.toMatch(/O’Shea|0491 570 006|margaret@/)
      expect(toSender?.text).toContain('https://pools.example/.netlify/functions/demos?t=o')
    })

    it('is a request with one ask, or one for staff, that stands in no inbox', async () => {
      await ask('r', { dealer: '', postcode: '3192' })
      await ask('s', { dealer: '', postcode: '4482' })
      const [one, other] = await db().select().from(demoRequests).orderBy(demoRequests.state)
      expect(one).toMatchObject({ state: 'asked', dealer: 'cheltenham-pools' })
      expect(other).toMatchObject({ state: 'with-staff', dealer: null, answerBy: null })
      expect(await db().select().from(demoAsks)).toMatchObject([
        { submission: one?.submission, dealer: 'cheltenham-pools', answer: null, answerBy: one?.answerBy },
      ])
      expect((await db().select().from(submissions)).map(({ waitingSince }) => waitingSince)).toEqual([null, null])
    })

    it('has staff ring a dealer without an email address', async () => {
      await ask('c')
      const all = await messages()
      expect(all).toHaveLength(2)
      expect(all[1]?.text.replaceAll(/\s+/g, ' ')).toContain('They have no email address: ring them.')
    })

    it.each([
      ['none is within reach', '4482'],
      ['nobody knows where the postcode is', '2232'],
    ])('is kept for staff where %s', async (_, postcode) => {
      expect(await ask('d', { dealer: '', postcode })).toMatchObject({ ok: true })
      expect(await dealersOf()).toEqual([null])
      expect(await booked()).toEqual([])
      expect((await messages())[1]?.text).toContain('Not settled.')
    })

    it('for days that cannot be had is answered with those near them, and not kept', async () => {
      await ask('e')
      await ask('f')
      const receipt = await ask('g', { secondDate: '2026-11-22' })
      expect(receipt).toEqual({
        ok: false,
        problems: [
          {
            field: 'firstDate',
            message: expect.stringContaining('fully booked on 18 November 2026. Enter Tuesday 17'),
          },
          { field: 'secondDate', message: expect.stringContaining('is closed on Sundays. Enter Friday 20') },
        ],
      })
      expect(await db().$count(submissions)).toBe(2)
      expect(await booked()).toHaveLength(4)
      expect(await ask('g', { firstDate: '2026-11-17', secondDate: '2026-11-20' })).toMatchObject({ ok: true })
    })

    it('for a holiday or a day within a closure is answered with the days near it', async () => {
      const closures = [{ from: nextWednesday, to: '2026-11-27', note: 'stocktaking' }]
      const holidays = [
        { day: wednesday, name: 'Show Day', states: ['VIC'] },
        { day: '2026-11-19', name: 'Picnic Day', states: ['NT'] },
      ]
      await refreshDealers(db(), 'en-au', [{ ...bayside, closures }, cheltenham, noDemo])
      const closing = { ...services, dealers: fakeDealerDirectory(places, holidays) }
      const sent = goodSubmission('book-a-demo', fakeContext('en-au'))
      const receipt = await receiveSubmission(closing, { form: 'book-a-demo', edition: 'en-au', key: 'closed', sent })
      expect(receipt).toEqual({
        ok: false,
        problems: [
          {
            field: 'firstDate',
            message: expect.stringMatching(/is closed on 18 November 2026, Show Day\. Enter Tuesday 17 .*Thursday 19 /),
          },
          {
            field: 'secondDate',
            message: expect.stringContaining('is closed on 25 November 2026, stocktaking. Enter Monday 23'),
          },
        ],
      })
      expect(await booked()).toEqual([])
      await refreshDealers(db(), 'en-au', [{ ...bayside, openOnHolidays: true }, cheltenham, noDemo])
      expect(
        await receiveSubmission(closing, { form: 'book-a-demo', edition: 'en-au', key: 'open', sent }),
      ).toMatchObject({ ok: true })
      await refreshDealers(db(), 'en-au', [bayside, cheltenham, noDemo])
    })

    it('can have a day that another was declined', async () => {
      await ask('h')
      await ask('i')
      await db().update(demoBookings).set({ state: 'declined' }).where(eq(demoBookings.seat, 1))
      expect(await ask('j')).toMatchObject({ ok: true })
      expect((await booked()).filter((each) => each.includes(wednesday))).toHaveLength(3)
    })

    it('is one of two when twelve people ask for the same days at once, in either order', async () => {
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          ask(`race ${at}`, at % 2 ? {} : { firstDate: nextWednesday, secondDate: wednesday }),
        ),
      )
      expect(all.filter(({ ok }) => ok)).toHaveLength(2)
      expect(await booked()).toHaveLength(4)
      expect(await db().$count(submissions)).toBe(2)
      expect(await db().$count(letters)).toBe(4)
    })

    it('is refused by the database itself as the third of a day', async () => {
      await ask('k')
      await ask('l')
      const [one, other] = await db().select({ id: submissions.id }).from(submissions)
      await db().delete(demoBookings)
      const take = async (submission: string | undefined, seat: number) => {
        const row = {
          submission: submission ?? '',
          edition: 'en-au',
          dealer: bayside.slug,
          day: wednesday,
          seat,
        } as const
        await db().insert(demoBookings).values(row)
      }
      await take(one?.id, 1)
      await expect(take(other?.id, 1)).rejects.toThrow()
      await expect(take(other?.id, 3)).rejects.toThrow()
      await take(other?.id, 2)
      expect(await booked()).toHaveLength(2)
    })
  })
})
