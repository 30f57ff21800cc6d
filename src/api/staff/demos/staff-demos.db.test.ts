import { eq, ne } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountSite } from '../../account/account-site.fake.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { demoBookings } from '../../db/schema/demo-bookings.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { answerAsk } from '../../demos/answer-ask.ts'
import {
  askedAt,
  askForDemo,
  demoDealers,
  demoServicesOf,
  far,
  near,
  newLetters,
  noDemo,
  shut,
  standingOf,
  wished,
} from '../../demos/demos.fake.ts'
import { actOnDemo, type DemoCommand } from './act-on-demo.ts'
import { demoCalendar } from './demo-calendar.ts'
import { demoFile } from './demo-file.ts'

const [first, second] = wished
const now = new Date(askedAt.getTime() + 3_600_000)
const time = { day: '2026-11-27', time: '14:00', minutes: 45 }

onEachEngine((db) => {
  beforeAll(() => refreshDealers(db(), 'en-au', [...demoDealers]))
  afterEach(async () => {
    for (const table of [submissions, staffActs, people, rateLimitCounts]) await db().delete(table)
  })
  const services = () => demoServicesOf(db())
  const person = async (name = 'Ana') => {
    const own = {
      issuer: 'i',
      subject: name,
      email: `${name}@example.com`,
      name,
      edition: 'en-au',
      role: 'staff',
    } as const
    const [row] = await db().insert(people).values(own).returning()
    if (row === undefined) throw new Error('Nobody')
    return row
  }
  const asked = async (changes: Record<string, string> = {}) => {
    const id = await askForDemo(db(), changes)
    await newLetters(db(), id)
    const [row] = await db().select().from(submissions).where(eq(submissions.id, id))
    return { id, reference: row?.reference ?? '' }
  }
  const fileOf = async (reference: string) => {
    const file = await demoFile(services(), reference, now)
    if (file === undefined) throw new Error('No file')
    return file
  }
  const act = async (reference: string, command: DemoCommand, by?: Awaited<ReturnType<typeof person>>) => {
    const { revision } = await fileOf(reference)
    return actOnDemo(services(), by ?? (await person()), { reference, revision }, command, now)
  }
  const taken = async () =>
    (await db().select().from(demoBookings).where(ne(demoBookings.state, 'declined')).orderBy(demoBookings.day)).map(
      ({ dealer, day, state }) => `${dealer} ${day} ${state}`,
    )

  describe('staff', () => {
    it('ask another dealer: the days of the first are free, and all three hear of it', async () => {
      const { id, reference } = await asked()
      expect(await act(reference, { kind: 'ask', dealer: far.slug })).toEqual({ ok: true })
      expect(await taken()).toEqual([`${far.slug} ${first} asked`, `${far.slug} ${second} asked`])
      expect((await standingOf(db(), id)).asks).toEqual([`${near.slug} moved Ana`, `${far.slug} null null`])
      expect((await newLetters(db(), id)).map((line) => line.split(':')[0])).toEqual([
        near.email,
        far.email,
        'margaret@example.com.au',
      ])
      expect(await db().select().from(staffActs)).toMatchObject([
        {
          name: 'Ana',
          act: 'ask',
          subject: 'demo',
          of: reference,
          before: { state: 'asked', dealer: near.slug },
          after: { state: 'asked', dealer: far.slug },
        },
      ])
    })

    it('ask nobody who has it already, or does no demos', async () => {
      const { id, reference } = await asked()
      const by = await person()
      for (const dealer of [near.slug, noDemo.slug, 'nobody'])
        expect(await act(reference, { kind: 'ask', dealer }, by), dealer).toMatchObject({ ok: false })
      expect((await standingOf(db(), id)).asks).toEqual([`${near.slug} null null`])
      expect(await db().$count(staffActs)).toBe(0)
    })

    it('confirm for the dealer that is asked, on a day that is held or another that is free', async () => {
      const { id, reference } = await asked()
      const by = await person()
      expect(await act(reference, { kind: 'confirm', dealer: near.slug, time: { ...time, day: first } }, by)).toEqual({
        ok: true,
      })
      expect(await taken()).toEqual([`${near.slug} ${first} confirmed`])
      expect((await standingOf(db(), id)).asks).toEqual([`${near.slug} accepted Ana`])
      // Moved to another day of the same.
      expect(await act(reference, { kind: 'confirm', dealer: near.slug, time }, by)).toEqual({ ok: true })
      expect(await taken()).toEqual([`${near.slug} ${time.day} confirmed`])
      expect((await standingOf(db(), id)).asks).toEqual([`${near.slug} accepted Ana`])
    })

    it('confirm with another dealer, whose ask stands in the history with whose word it was', async () => {
      const { id, reference } = await asked()
      expect(await act(reference, { kind: 'confirm', dealer: far.slug, time })).toEqual({ ok: true })
      expect(await taken()).toEqual([`${far.slug} ${time.day} confirmed`])
      expect((await standingOf(db(), id)).asks).toEqual([`${near.slug} moved Ana`, `${far.slug} accepted Ana`])
      expect(await newLetters(db(), id)).toEqual([
        expect.stringContaining(`${near.email}: Off: the demo in Moorabbin, `),
        expect.stringContaining(`${far.email}: Your demo in Moorabbin`),
        expect.stringContaining('margaret@example.com.au: Your demo'),
      ])
    })

    it('leave everything as it was where the day cannot be had', async () => {
      const { id, reference } = await asked()
      const before = await standingOf(db(), id)
      const by = await person()
      for (const wrong of [
        { day: '2026-11-28' },
        { day: '2026-11-16' },
        { day: 'soon' },
        { time: '25:00' },
        { minutes: 7 },
      ])
        expect(
          await act(reference, { kind: 'confirm', dealer: far.slug, time: { ...time, ...wrong } }, by),
          JSON.stringify(wrong),
        ).toMatchObject({ ok: false })
      expect(await standingOf(db(), id)).toEqual(before)
      expect(await newLetters(db(), id)).toEqual([])
    })

    it('decline for all, or cancel: no day is left, and the visitor hears why', async () => {
      for (const kind of ['give-up', 'cancel'] as const) {
        const { id, reference } = await asked()
        const by = await person(kind)
        expect(await act(reference, { kind, reason: 'All robots are out.' }, by)).toEqual({ ok: true })
        expect((await standingOf(db(), id)).state).toBe(kind === 'cancel' ? 'cancelled' : 'unplaced')
        expect(await taken()).toEqual([])
        expect((await newLetters(db(), id)).map((line) => line.split(':')[0])).toEqual([
          near.email,
          'margaret@example.com.au',
        ])
        const again = await act(reference, { kind, reason: '' }, by)
        expect(again).toMatchObject({ ok: false, problem: 'That can’t be done with it any more.' })
      }
    })

    it('do not overwrite what was answered meanwhile, and are told', async () => {
      const { id, reference } = await asked()
      const { revision } = await fileOf(reference)
      const { open } = await standingOf(db(), id)
      await answerAsk(services(), open, { kind: 'accept', day: first, time: '10:00' }, now)
      const late = await actOnDemo(
        services(),
        await person(),
        { reference, revision },
        { kind: 'ask', dealer: far.slug },
        now,
      )
      expect(late).toMatchObject({ ok: false, problem: expect.stringContaining('It has changed meanwhile') })
      expect(await taken()).toEqual([`${near.slug} ${first} confirmed`])
    })

    it('of 20 who act on one request at once, one does', async () => {
      const { id, reference } = await asked()
      const { revision } = await fileOf(reference)
      const by = await person()
      const commands: DemoCommand[] = [
        { kind: 'ask', dealer: far.slug },
        { kind: 'confirm', dealer: near.slug, time },
        { kind: 'cancel', reason: '' },
      ]
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          actOnDemo(services(), by, { reference, revision }, commands[at % 3] ?? { kind: 'cancel', reason: '' }, now),
        ),
      )
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await db().$count(staffActs)).toBe(1)
      const { state } = await standingOf(db(), id)
      expect((await taken()).length).toBe(state === 'asked' ? 2 : state === 'accepted' ? 1 : 0)
    })
  })

  describe('the calendar', () => {
    it('has the dealers of a state, their closed days, what is taken, and who has nobody yet', async () => {
      const { reference } = await asked()
      const far2 = await asked({ postcode: '4482' })
      const calendar = await demoCalendar(services(), { edition: 'en-au', state: 'VIC', from: '2026-11-23' }, now)
      expect(calendar.today).toBe('2026-11-16')
      expect(calendar.days).toHaveLength(14)
      expect(calendar.states).toEqual(['VIC'])
      expect(calendar.dealers.map(({ slug }) => slug)).toEqual([near.slug, shut.slug, far.slug])
      const [bayside, cheltenham] = calendar.dealers
      expect(bayside?.closed).toEqual(['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'])
      expect(bayside?.free).toBe(10)
      expect(cheltenham?.closed).toContain(first)
      expect(calendar.demos).toEqual([
        {
          reference,
          state: 'asked',
          name: 'Margaret O.',
          suburb: 'Moorabbin',
          dealer: near.slug,
          day: first,
          time: null,
        },
        {
          reference,
          state: 'asked',
          name: 'Margaret O.',
          suburb: 'Moorabbin',
          dealer: near.slug,
          day: second,
          time: null,
        },
      ])
      expect(calendar.toPlace).toEqual([])
      const all = await demoCalendar(services(), { edition: 'en-au', from: '2026-11-16' }, now)
      expect(all.toPlace).toMatchObject([{ reference: far2.reference, state: 'with-staff', day: first }])
    })

    it('has those first who have something on in the days shown', async () => {
      const { reference } = await asked()
      await act(reference, { kind: 'ask', dealer: far.slug })
      const slugs = async (from: string) =>
        (await demoCalendar(services(), { edition: 'en-au', from }, now)).dealers.map(({ slug }) => slug)
      expect(await slugs('2026-11-23')).toEqual([far.slug, near.slug, shut.slug])
      expect(await slugs('2027-01-04')).toEqual([near.slug, shut.slug, far.slug])
    })

    it('keeps the row of a dealer who is not listed any more, on days on which it has agreed to come', async () => {
      const { reference } = await asked()
      await act(reference, { kind: 'confirm', dealer: near.slug, time })
      const list = (active: boolean) => db().update(dealers).set({ active }).where(eq(dealers.slug, near.slug))
      const rows = async (from: string) => {
        const { dealers: shown, demos } = await demoCalendar(services(), { edition: 'en-au', from }, now)
        return [shown.map(({ slug }) => slug), demos.map((each) => `${each.dealer} ${each.day}`)]
      }
      await list(false)
      expect(await rows('2026-11-23')).toEqual([[near.slug, shut.slug, far.slug], [`${near.slug} ${time.day}`]])
      expect(await rows('2027-01-04')).toEqual([[shut.slug, far.slug], []])
      await list(true)
    })

    it('counts a full day as taken, and a holiday as closed', async () => {
      await asked()
      await asked()
      const holidays = [{ day: '2026-11-25', name: 'Show Day', states: ['VIC'] }]
      const with_ = { ...services(), dealers: { ...services().dealers, holidaysOf: async () => holidays } }
      const { dealers } = await demoCalendar(with_, { edition: 'en-au', state: 'VIC', from: '2026-11-23' }, now)
      expect(dealers[0]?.closed).toContain('2026-11-25')
      expect(dealers[0]?.free).toBe(7)
    })
  })

  it('a request shows who could be asked next, when they are free and how fast they answer', async () => {
    const earlier = await asked()
    const { open } = await standingOf(db(), earlier.id)
    await act(earlier.reference, { kind: 'ask', dealer: far.slug })
    expect(open).not.toBe('')
    const theirs = await standingOf(db(), earlier.id)
    await answerAsk(
      services(),
      theirs.open,
      { kind: 'decline', reason: 'no-time', words: '' },
      new Date(now.getTime() + 5 * 3_600_000),
    )
    const { reference } = await asked()
    const file = await fileOf(reference)
    expect(file.next).toMatchObject([
      { slug: shut.slug, km: 3, free: [], answersIn: null },
      { slug: far.slug, km: 23, free: [first, second], answersIn: 5 },
    ])
    expect(file).toMatchObject({ state: 'asked', where: 'Moorabbin VIC 3189', dealer: { name: near.name } })
    expect(await demoFile(services(), 'AU-D-NONE', now)).toBeUndefined()
  })

  it('nobody but staff sees or does any of it', async () => {
    const site = accountSite(db(), { now })
    const { reference } = await asked()
    const customer = site.signIn('kim')
    const queries = [
      ['query($r: String!) { staffDemo(reference: $r) { reference } }', {}],
      [
        'query($r: String!) { staffDemo(reference: $r) { phone } staffDemoCalendar(edition: EN_AU, from: $r) { today } }',
        {},
      ],
      ['mutation($r: String!) { staffAskDealer(reference: $r, revision: "1", dealer: "x") { problem } }', {}],
      [
        'mutation($r: String!) { staffConfirmDemo(reference: $r, revision: "1", dealer: "x", day: "2026-11-27", time: "10:00", minutes: 30) { problem } }',
        {},
      ],
      ['mutation($r: String!) { staffGiveUpDemo(reference: $r, revision: "1", reason: "") { problem } }', {}],
      ['mutation($r: String!) { staffCancelDemo(reference: $r, revision: "1", reason: "") { problem } }', {}],
    ] as const
    for (const [query] of queries) {
      expect(await site.ask(query, { r: reference }), query).toMatchObject({ code: 'SIGN_IN_AGAIN' })
      expect(await site.ask(query, { r: reference }, customer), query).toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})
