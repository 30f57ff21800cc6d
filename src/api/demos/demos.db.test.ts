import { and, eq, ne, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { myCases } from '../account/my-cases.ts'
import { removePeople } from '../account/remove-person.ts'
import { dealers } from '../db/schema/dealers.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../db/schema/demo-requests.ts'
import { letters } from '../db/schema/letters.ts'
import { people } from '../db/schema/people.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { staffActs } from '../db/schema/staff-acts.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import { actOnDemo } from '../staff/demos/act-on-demo.ts'
import { revisionOf } from '../staff/revision.ts'
import { answerAsk } from './answer-ask.ts'
import { answerProposal } from './answer-proposal.ts'
import { cancelRequest, changeDays } from './change-request.ts'
import {
  askedAt,
  askForDemo,
  demoDealers,
  demoServicesOf,
  far,
  near,
  newLetters,
  runsOutAt,
  shut,
  standingOf,
  wished,
} from './demos.fake.ts'
import { endDemosOf } from './end-demos-of.ts'
import { takeUpUnanswered } from './run-out.ts'

const [first, second] = wished
const friday = '2026-11-27'
const later = (hours: number) => new Date(askedAt.getTime() + hours * 3_600_000)
const offer = { kind: 'propose', time: { day: friday, time: '14:00', minutes: 45 }, words: 'After lunch.' } as const
const no = { kind: 'decline', reason: 'no-time', words: '' } as const
const yes = { kind: 'accept', day: first, time: '10:00' } as const

onEachEngine((db) => {
  beforeAll(() => refreshDealers(db(), 'en-au', [...demoDealers]))
  afterEach(async () => {
    for (const table of [submissions, people, rateLimitCounts]) await db().delete(table)
  })
  const services = () => demoServicesOf(db())
  const standing = (id: string) => standingOf(db(), id)
  const told = (id: string) => newLetters(db(), id)
  const answer = (ask: string, given: Parameters<typeof answerAsk>[2], at = later(1)) =>
    answerAsk(services(), ask, given, at)
  const asked = async (changes: Record<string, string> = {}) => {
    const id = await askForDemo(db(), changes)
    await told(id)
    return id
  }
  const openAsk = async (id: string) => (await standing(id)).open
  const takenDays = async () =>
    (await db().select().from(demoBookings).where(ne(demoBookings.state, 'declined'))).map(
      ({ dealer, day }) => `${dealer} ${day}`,
    )
  /** As the account says it. */
  const caseOf = async (id: string) => {
    const own = { issuer: 'own', subject: id, email: 'm@example.com', name: 'M', edition: 'en-au' as const }
    const [person] = await db().insert(people).values(own).returning()
    await db()
      .update(submissions)
      .set({ person: person?.id ?? null })
      .where(eq(submissions.id, id))
    const [found] = await myCases(db(), person?.id ?? '')
    return found?.state
  }

  describe('a dealer who is asked', () => {
    it('accepts a day: the other is free at once, and both hear of it', async () => {
      const id = await asked()
      expect(await answer(await openAsk(id), yes)).toEqual({ ok: true })
      expect(await standing(id)).toMatchObject({
        state: 'accepted',
        dealer: near.slug,
        request: { day: first, time: '10:00', minutes: 30, answerBy: null },
        booked: [`${near.slug} ${first} confirmed`, `${near.slug} ${second} declined`],
        asks: [`${near.slug} accepted ${near.name}`],
      })
      expect(await takenDays()).toEqual([`${near.slug} ${first}`])
      expect(await told(id)).toEqual([
        expect.stringContaining('demo@bayside.example: Your demo in Moorabbin'),
        expect.stringContaining('margaret@example.com.au: Your demo: Thursday 26 November'),
      ])
      expect(await caseOf(id)).toBe('confirmed')
    })

    it('may not take a day that is not held, a time that is none, or one that is over', async () => {
      const id = await asked()
      const ask = await openAsk(id)
      expect(await answer(ask, { ...yes, day: friday })).toMatchObject({ ok: false, isOver: false })
      expect(await answer(ask, { ...yes, time: '03:00' })).toMatchObject({ ok: false, isOver: false })
      expect(await answer(ask, yes, new Date('2026-11-26T01:00:00Z'))).toMatchObject({
        problem: expect.stringContaining('passed'),
      })
      expect(await standing(id)).toMatchObject({ state: 'asked', asks: [`${near.slug} null null`] })
    })

    it('proposes another day: it is taken, the wished ones are free, and the visitor is asked', async () => {
      const id = await asked()
      expect(await answer(await openAsk(id), offer)).toEqual({ ok: true })
      expect(await standing(id)).toMatchObject({
        state: 'proposed',
        request: { day: friday, time: '14:00', minutes: 45, answerBy: runsOutAt },
        booked: [`${near.slug} ${first} declined`, `${near.slug} ${friday} asked`, `${near.slug} ${second} declined`],
      })
      expect(await takenDays()).toEqual([`${near.slug} ${friday}`])
      expect(await told(id)).toEqual([expect.stringContaining('Another day for your demo')])
    })

    it('may not propose a day on which it is closed or full', async () => {
      const [one, other, third] = [await asked(), await asked(), '2026-11-28']
      const ask = await openAsk(other)
      expect(await answer(ask, { ...offer, time: { ...offer.time, day: third } })).toMatchObject({
        problem: expect.stringContaining('closed on Saturdays'),
      })
      await db()
        .update(demoBookings)
        .set({ day: friday })
        .where(and(eq(demoBookings.submission, one), eq(demoBookings.day, first)))
      await db()
        .update(demoBookings)
        .set({ day: friday, seat: 2 })
        .where(and(eq(demoBookings.submission, other), eq(demoBookings.day, first)))
      expect(await answer(ask, offer)).toEqual({ ok: true })
      const full = await asked({ firstDate: '2026-11-30' })
      expect(await answer(await openAsk(full), offer)).toMatchObject({
        problem: expect.stringContaining('fully booked'),
      })
    })

    it('has another day held no longer than until it comes', async () => {
      const id = await asked()
      const tomorrow = { kind: 'propose', time: { day: '2026-11-17', time: '09:00', minutes: 30 }, words: '' } as const
      expect(await answer(await openAsk(id), tomorrow)).toEqual({ ok: true })
      const { request } = await standing(id)
      expect(request?.answerBy).toEqual(new Date('2026-11-16T22:00:00Z'))
    })

    it('passes it on: the next nearest who is free on a wished day has it at once', async () => {
      const id = await asked()
      expect(await answer(await openAsk(id), no)).toEqual({ ok: true })
      expect(await standing(id)).toMatchObject({
        state: 'asked',
        dealer: far.slug,
        booked: [`${far.slug} ${first} asked`, `${far.slug} ${second} asked`],
        asks: [`${near.slug} declined ${near.name}`, `${far.slug} null null`],
      })
      expect(await takenDays()).toEqual([`${far.slug} ${first}`, `${far.slug} ${second}`])
      expect((await told(id)).map((line) => line.split(':')[0])).toEqual([far.email, 'margaret@example.com.au'])
      expect(await caseOf(id)).toBe('received')
    })

    it('who is nearest and free on neither day is asked where nobody else is; then staff have it', async () => {
      const id = await asked()
      await answer(await openAsk(id), no)
      await answer(await openAsk(id), no, later(2))
      expect(await standing(id)).toMatchObject({ state: 'asked', dealer: shut.slug, booked: [] })
      await answer(await openAsk(id), no, later(3))
      expect(await standing(id)).toMatchObject({ state: 'with-staff', dealer: null, booked: [] })
      expect(await takenDays()).toEqual([])
      expect(await caseOf(id)).toBe('received')
      expect(await told(id)).toContainEqual(expect.stringContaining('AU demo to place'))
    })

    it('answers once: the second answer changes nothing, nor does one who was passed over', async () => {
      const id = await asked()
      const ask = await openAsk(id)
      await answer(ask, no)
      const before = await standing(id)
      for (const again of [yes, offer, no]) expect(await answer(ask, again, later(2))).toMatchObject({ isOver: true })
      expect(await standing(id)).toEqual(before)
      await cancelRequest(services(), id, later(3))
      expect(await answer(before.open, yes, later(4))).toMatchObject({ isOver: true })
      expect(await answer('00000000-0000-4000-8000-000000000000', yes)).toMatchObject({ isOver: true })
    })
  })

  describe('a day that was wished for', () => {
    it('is accepted only while it is still to come, by the clock of the dealer', async () => {
      const id = await asked()
      const ask = await openAsk(id)
      // A minute before midnight in Victoria, which has come in nobody's UTC.
      expect(await answer(ask, yes, new Date('2026-11-25T13:00:00Z'))).toMatchObject({
        isOver: false,
        problem: 'That day has come or passed. Offer another day, or pass it on.',
      })
      expect(await answer(ask, yes, new Date('2026-11-26T06:00:00Z'))).toMatchObject({ ok: false, isOver: false })
      expect(await standing(id)).toMatchObject({ state: 'asked', open: ask })
      expect(await answer(ask, yes, new Date('2026-11-25T12:59:00Z'))).toEqual({ ok: true })
    })
  })

  describe('a dealer who is not listed any more', () => {
    const list = (slug: string, active: boolean) => db().update(dealers).set({ active }).where(eq(dealers.slug, slug))
    const unlist = () => list(near.slug, false)
    afterEach(() => db().update(dealers).set({ active: true }))

    it('answers nothing, and the next is asked for the same days: all three hear of it', async () => {
      const id = await asked()
      const ask = await openAsk(id)
      await unlist()
      for (const given of [yes, offer, no]) expect(await answer(ask, given)).toMatchObject({ isOver: true })
      expect(await standing(id)).toMatchObject({ state: 'asked', dealer: near.slug, open: ask })
      expect(await takeUpUnanswered(services(), later(2))).toBe(1)
      expect(await standing(id)).toMatchObject({
        state: 'asked',
        dealer: far.slug,
        asks: [`${near.slug} moved job`, `${far.slug} null null`],
        booked: [`${far.slug} ${first} asked`, `${far.slug} ${second} asked`],
      })
      const letters = await told(id)
      expect(letters.map((line) => line.split(':')[0])).toEqual([near.email, far.email, 'margaret@example.com.au'])
      expect(await takeUpUnanswered(services(), later(3))).toBe(0)
    })

    it('has offered a day that can’t be taken, and is over', async () => {
      const id = await asked()
      await answer(await openAsk(id), offer)
      await told(id)
      await unlist()
      const seen = { submission: id, day: friday, time: '14:00' }
      expect(await answerProposal(services(), seen, true, later(2))).toMatchObject({
        isOver: false,
        problem: `${near.name} doesn’t do demos for us any more. Say no, and we ask somebody else.`,
      })
      expect(await takeUpUnanswered(services(), later(2))).toBe(1)
      expect(await standing(id)).toMatchObject({ state: 'asked', dealer: far.slug })
      expect(await takenDays()).toEqual([`${far.slug} ${first}`, `${far.slug} ${second}`])
    })

    it('is passed over where nobody else is, and staff hear why', async () => {
      const id = await asked()
      await unlist()
      await list(far.slug, false)
      await list(shut.slug, false)
      await takeUpUnanswered(services(), later(2))
      expect(await standing(id)).toMatchObject({ state: 'with-staff', dealer: null })
      const [staff] = await db()
        .select()
        .from(letters)
        .where(and(eq(letters.submission, id), sql`${letters.message}->>'subject' like 'AU demo to place%'`))
      expect(JSON.stringify(staff?.message)).toContain(`${near.name} isn’t listed any more.`)
    })

    it('keeps what was agreed until staff have looked at it', async () => {
      const id = await asked()
      await answer(await openAsk(id), yes)
      await unlist()
      expect(await takeUpUnanswered(services(), later(2))).toBe(0)
      expect(await standing(id)).toMatchObject({ state: 'accepted', dealer: near.slug })
    })
  })

  describe('a visitor', () => {
    const offered = async () => {
      const id = await asked()
      await answer(await openAsk(id), offer)
      await told(id)
      return id
    }
    const seen = (submission: string) => ({ submission, day: friday, time: '14:00' })

    it('takes the day that was offered', async () => {
      const id = await offered()
      expect(await answerProposal(services(), seen(id), true, later(2))).toEqual({ ok: true })
      expect(await standing(id)).toMatchObject({
        state: 'accepted',
        booked: [
          `${near.slug} ${first} declined`,
          `${near.slug} ${friday} confirmed`,
          `${near.slug} ${second} declined`,
        ],
      })
      expect(await answerProposal(services(), seen(id), false, later(3))).toMatchObject({ isOver: true })
    })

    it('refuses it: the day is free, the dealer hears, and the next is asked', async () => {
      const id = await offered()
      expect(await answerProposal(services(), seen(id), false, later(2))).toEqual({ ok: true })
      expect(await takenDays()).toEqual([`${far.slug} ${first}`, `${far.slug} ${second}`])
      expect(await told(id)).toEqual([
        expect.stringContaining(`${near.email}: Off: the demo in Moorabbin, Friday 27 November`),
        expect.stringContaining(`${far.email}: A demo in Moorabbin`),
        expect.stringContaining('Another dealer is asked'),
      ])
    })

    it('does not take what is not on offer any more', async () => {
      const id = await offered()
      expect(await answerProposal(services(), { ...seen(id), time: '15:00' }, true, later(2))).toMatchObject({
        isOver: true,
      })
      expect(await standing(id)).toMatchObject({ state: 'proposed' })
    })

    it('names two other days: those before are free, and the same dealer is asked anew', async () => {
      const id = await asked()
      const old = await openAsk(id)
      await answer(old, yes)
      expect(await changeDays(services(), id, [friday, '2026-11-30'], later(2))).toEqual({ ok: true })
      expect(await standing(id)).toMatchObject({
        state: 'asked',
        dealer: near.slug,
        request: { day: null, time: null },
        booked: [`${near.slug} ${friday} asked`, `${near.slug} 2026-11-30 asked`],
        asks: [`${near.slug} accepted ${near.name}`, `${near.slug} null null`],
      })
      const [row] = await db().select().from(submissions).where(eq(submissions.id, id))
      expect(row?.fields).toMatchObject({ firstDate: friday, secondDate: '2026-11-30' })
      expect(row?.lines).toContainEqual({ field: 'firstDate', label: 'First date', value: '27 November 2026' })
      expect(await answer(old, yes, later(3))).toMatchObject({ isOver: true })
    })

    it('is told which days cannot be had, and keeps what was arranged', async () => {
      const id = await asked()
      await answer(await openAsk(id), yes)
      const before = await standing(id)
      for (const days of [
        [friday, friday],
        ['2026-11-28', friday],
        ['2026-11-10', friday],
        ['soon', friday],
      ] as const)
        expect(await changeDays(services(), id, days, later(2))).toMatchObject({ ok: false, isOver: false })
      expect(await standing(id)).toEqual(before)
    })

    it('cancels: all days are free, whoever was to come hears, and nothing can be done with it any more', async () => {
      for (const how of ['asked', 'accepted', 'proposed'] as const) {
        const id = await asked()
        if (how !== 'asked') await answer(await openAsk(id), how === 'accepted' ? yes : offer)
        expect(await cancelRequest(services(), id, later(2))).toEqual({ ok: true })
        expect(await standing(id)).toMatchObject({ state: 'cancelled', open: '' })
        expect(await takenDays()).toEqual([])
        expect(await caseOf(id)).toBe('closed')
        expect((await told(id)).filter((line) => /Off|cancelled/.test(line))).toEqual([
          expect.stringContaining(
            `${near.email}: Off: the demo in Moorabbin, ${how === 'proposed' ? 'Friday 27' : 'Thursday 26'} November`,
          ),
          expect.stringMatching(
            how === 'asked' ? /: Your demo is cancelled, / : /: Your demo on \w+day \d+ November is cancelled, /,
          ),
        ])
        expect(await cancelRequest(services(), id, later(3))).toMatchObject({ isOver: true })
        expect(await changeDays(services(), id, [friday, '2026-11-30'], later(3))).toMatchObject({ isOver: true })
        await db().delete(submissions)
        await db().delete(people)
      }
    })

    it('whose pool is out of reach names other days, which wait for staff', async () => {
      const id = await asked({ postcode: '4482' })
      expect(await changeDays(services(), id, [friday, '2026-11-30'], later(2))).toEqual({ ok: true })
      expect(await standing(id)).toMatchObject({ state: 'with-staff', booked: [] })
    })
  })

  describe('two working days without a word', () => {
    it('are not over a minute before 5 pm', async () => {
      const id = await asked()
      expect(await takeUpUnanswered(services(), new Date(runsOutAt.getTime() - 60_000))).toBe(0)
      expect(await standing(id)).toMatchObject({ dealer: near.slug, state: 'asked' })
    })

    it('have the next dealer asked, once, however many look', async () => {
      const id = await asked()
      const late = await openAsk(id)
      const taken = await Promise.all([1, 2, 3].map(() => takeUpUnanswered(services(), runsOutAt)))
      expect(taken.toSorted()).toEqual([0, 0, 1])
      expect(await standing(id)).toMatchObject({
        state: 'asked',
        dealer: far.slug,
        asks: [`${near.slug} unanswered job`, `${far.slug} null null`],
      })
      expect(await takenDays()).toEqual([`${far.slug} ${first}`, `${far.slug} ${second}`])
      expect((await told(id)).map((line) => line.split(',')[0])).toEqual([
        `${far.email}: A demo in Moorabbin`,
        'help@poolwright.example: AU demo passed on: Margaret O’Shea',
        'margaret@example.com.au: Another dealer is asked for your demo',
      ])
      expect(await answer(late, yes, new Date(runsOutAt.getTime() + 1))).toMatchObject({ isOver: true })
    })

    it('about an offered day free it, and staff have the request', async () => {
      const id = await asked()
      await answer(await openAsk(id), offer)
      await told(id)
      expect(await takeUpUnanswered(services(), runsOutAt)).toBe(1)
      expect(await standing(id)).toMatchObject({ state: 'with-staff', dealer: null, booked: [] })
      expect((await told(id)).map((line) => line.split(':')[0])).toEqual([
        near.email,
        'help@poolwright.example',
        'margaret@example.com.au',
      ])
      expect(await takeUpUnanswered(services(), runsOutAt)).toBe(0)
    })

    it('leave nothing to ask for once the wished days are over', async () => {
      const id = await asked({ firstDate: '2026-11-17', secondDate: '2026-11-18' })
      await takeUpUnanswered(services(), runsOutAt)
      expect(await standing(id)).toMatchObject({ state: 'with-staff', booked: [] })
    })
  })

  describe('at once', () => {
    it('of 20 answers by one link one counts', async () => {
      const id = await asked()
      const ask = await openAsk(id)
      const answers = [yes, { ...yes, day: second }, offer, no]
      const all = await Promise.all(Array.from({ length: 20 }, (_, at) => answer(ask, answers[at % 4] ?? yes)))
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
      expect(all.filter((each) => !each.ok && each.isOver)).toHaveLength(19)
      const taken = await takenDays()
      const { state, dealer } = await standing(id)
      expect(taken.every((line) => line.startsWith(`${dealer} `))).toBe(true)
      expect(taken).toHaveLength(state === 'asked' ? 2 : 1)
    })

    it('of an accept and a cancel one comes first, and the days are right either way', async () => {
      for (let round = 0; round < 6; round += 1) {
        const id = await asked()
        const ask = await openAsk(id)
        const work = [() => answer(ask, yes), () => cancelRequest(services(), id, later(1))]
        const [one] = await Promise.all((round % 2 ? work : work.toReversed()).map((each) => each()))
        expect(one).toBeDefined()
        // Who accepts first is cancelled; who cancels first is not accepted.
        expect(await standing(id)).toMatchObject({ state: 'cancelled', open: '' })
        expect(await takenDays()).toEqual([])
        await db().delete(submissions)
      }
    })

    it('of all that dealer, visitor, staff and the clock can do each is done whole or not at all', async () => {
      const staff = { issuer: 'own', subject: 'ana', email: 'ana@example.com', name: 'Ana', edition: 'en-au' } as const
      const [ana] = await db().insert(people).values(staff).returning()
      if (ana === undefined) throw new Error('Nobody')
      const at = runsOutAt
      for (let round = 0; round < 12; round += 1) {
        const id = await asked()
        const ask = await openAsk(id)
        const { request } = await standing(id)
        const [sent] = await db().select().from(submissions).where(eq(submissions.id, id))
        const [seen] = await db()
          .select({ revision: revisionOf(demoRequests) })
          .from(demoRequests)
        const isOk = ({ ok }: { ok: boolean }) => (ok ? 1 : 0)
        const onScreen = { reference: sent?.reference ?? '', revision: seen?.revision ?? '' }
        const confirmed = { day: second, time: '11:00', minutes: 30 }
        const confirm = { kind: 'confirm', dealer: far.slug, time: confirmed } as const
        const work = [
          async () => isOk(await answer(ask, yes, at)),
          async () => isOk(await answer(ask, no, at)),
          async () => isOk(await answer(ask, offer, at)),
          async () => isOk(await cancelRequest(services(), id, at)),
          async () => isOk(await changeDays(services(), id, ['2026-12-02', '2026-12-03'], at)),
          async () => isOk(await actOnDemo(services(), ana, onScreen, confirm, at)),
          () => takeUpUnanswered(services(), at),
          () => takeUpUnanswered(services(), at),
        ]
        const turned = [...work.slice(round % work.length), ...work.slice(0, round % work.length)]
        const done = await Promise.all(turned.map((each) => each()))
        const after = await standing(id)
        const booked = after.booked.filter((line) => !line.endsWith(' declined'))
        const expected = { asked: 2, proposed: 1, accepted: 1, 'with-staff': 0, unplaced: 0, cancelled: 0 }
        const { state = 'cancelled' } = after
        // Nobody has a day who has not the request, and no ask is open that is not the one of the letter.
        expect(booked.every((line) => line.startsWith(`${after.dealer} `))).toBe(true)
        expect(booked.length).toBeLessThanOrEqual(expected[state])
        if (state === 'accepted' || state === 'proposed') expect(booked[0]).toContain(after.request?.day ?? 'x')
        const open = after.asks.filter((line) => line.includes(' null '))
        expect(open.map((line) => line.split(' ')[0])).toEqual(state === 'asked' ? [after.dealer] : [])
        // Of each that was done the visitor has heard once, and of nothing else.
        const letter = (line: string) => line.startsWith('margaret@example.com.au:')
        const count = done.reduce((sum, one) => sum + one, 0)
        expect((await told(id)).filter(letter), `${round}: ${done.join(' ')} ${request?.state}`).toHaveLength(count)
        for (const table of [staffActs, submissions]) await db().delete(table)
      }
    })

    it('six dealers’ proposals for one last place: the day has two, and nobody waits for ever', async () => {
      const ids: string[] = []
      for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
        for (let two = 0; two < 2; two += 1)
          ids.push(await asked({ firstDate: day, secondDate: '2026-11-30' }).catch(() => ''))
      }
      const asks = await Promise.all(ids.filter((id) => id !== '').map(openAsk))
      const all = await Promise.all(asks.map((ask) => answer(ask, offer)))
      expect(all.filter(({ ok }) => ok)).toHaveLength(2)
      expect((await takenDays()).filter((line) => line === `${near.slug} ${friday}`)).toHaveLength(2)
    })

    it('declining many requests hands all of them on, and takes no day twice', async () => {
      const ids = []
      for (const [at, day] of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].entries())
        ids.push(await asked({ firstDate: day, secondDate: `2026-12-0${at + 1}` }))
      const asks = await Promise.all(ids.map(openAsk))
      await Promise.all(asks.map((ask) => answer(ask, no)))
      const rows = await db().select().from(demoRequests)
      expect(rows.every(({ state }) => state === 'asked')).toBe(true)
      expect(await db().select().from(demoAsks)).toHaveLength(8)
      expect((await takenDays()).filter((line) => line.startsWith(near.slug))).toEqual([])
    })
  })

  it('whoever goes with their account leaves no dealer waiting before their door, and no day taken', async () => {
    const id = await asked()
    await answer(await openAsk(id), yes)
    await told(id)
    const own = { issuer: 'own', subject: 'm', email: 'margaret@example.com.au', name: 'M', edition: 'en-au' } as const
    const deletionAskedAt = new Date(askedAt.getTime() - 8 * 86_400_000)
    const [person] = await db()
      .insert(people)
      .values({ ...own, deletionAskedAt })
      .returning()
    await db()
      .update(submissions)
      .set({ person: person?.id ?? '' })
      .where(eq(submissions.id, id))
    const leave = (who: string) => endDemosOf(services(), who, later(2))
    expect(await removePeople(db(), async () => undefined, later(2), leave)).toBe(1)
    expect([await takenDays(), await db().$count(submissions), await db().$count(demoRequests)]).toEqual([[], 0, 0])
    const rest = await db().delete(letters).returning()
    expect(rest.map(({ message, submission }) => [message.to.address, submission])).toEqual([[near.email, null]])
    expect(rest[0]?.message.text).not.toContain('margaret@')
  })

  it('nothing is told of what did not happen', async () => {
    const id = await asked()
    const before = await db().$count(letters)
    await answer(await openAsk(id), { ...yes, day: friday })
    expect(await db().$count(letters)).toBe(before)
  })
})
