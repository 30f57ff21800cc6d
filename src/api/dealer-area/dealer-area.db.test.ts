import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { allOperations } from '../account/permission-probes.fake.ts'
import { permissions } from '../account/permissions.ts'
import { dealerTerms } from '../db/schema/dealer-terms.ts'
import { dealers } from '../db/schema/dealers.ts'
import { demoAsks } from '../db/schema/demo-requests.ts'
import { people } from '../db/schema/people.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { refreshDealers } from '../dealers/refresh-dealers.ts'
import { addDemo, addRegistration, bayside, dealerSite, nowra } from './dealer-site.fake.ts'

const demo = 'ask isOurs who place product pool wishes free state answer day time contact { name phone email notes }'
const demosQuery = `{ myDealerDemos { toAnswer { ${demo} } proposed { ${demo} } coming { ${demo} } past { ${demo} } } }`
const answerQuery = `mutation A($ask: ID!, $answer: MyDemoAnswerInput!) {
  answerMyDemo(ask: $ask, answer: $answer) { problem demos { toAnswer { who } coming { day time contact { phone } } proposed { day } past { who } } }
}`
const registrationsQuery = `query R($search: String!, $after: String) {
  myDealerRegistrations(search: $search, after: $after) {
    items { product serialNumber purchasedOn warrantyUntil firstName suburb } next
  }
}`
const pricesQuery = '{ myDealerPrices { sku line recommended own } }'

interface Demo {
  who: string
  contact: object | null
  state: string
  answer: string | null
}
type Demos = Record<'toAnswer' | 'proposed' | 'coming' | 'past', Demo[]>
interface Registrations {
  items: { firstName: string; serialNumber: string }[]
  next: string | null
}

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [submissions, dealerTerms, people, rateLimitCounts]) await db().delete(table)
  })

  const open = async () => {
    const site = await dealerSite(db())
    const token = await site.signInAs('lee', bayside.slug)
    const demos = async () => (await site.ask(demosQuery, {}, token)).data?.myDealerDemos as Demos
    const registrations = async (search = '', after?: string) =>
      (await site.ask(registrationsQuery, { search, after }, token)).data?.myDealerRegistrations as Registrations
    return { ...site, token, demos, registrations }
  }

  it('is closed to visitors, to customers and to staff', async () => {
    const { ask, signInAs } = await open()
    expect((await ask('{ myDealer { name } }')).code).toBe('SIGN_IN_AGAIN')
    const customer = await signInAs('sam')
    expect((await ask('{ myDealer { name } }', {}, customer)).code).toBe('FORBIDDEN')
    await db().update(people).set({ role: 'staff', dealer: null, dealerEdition: null })
    expect((await ask('{ myDealer { name } }', {}, customer)).code).toBe('FORBIDDEN')
  })

  describe('of a dealer that is not listed any more', () => {
    const list = (active: boolean) => db().update(dealers).set({ active }).where(eq(dealers.slug, bayside.slug))
    const refused = [...Object.entries(permissions)].flatMap(([name, { reach }]) =>
      reach.dealer === 'ours' ? [name] : [],
    )

    it.each(refused)('%s is closed, by a token from before too, until it is listed again', async (name) => {
      const { ask, token } = await open()
      const { ask: demoAsk } = await addDemo(db(), { dealer: bayside.slug, name: 'Kwyjibo Romano' })
      await addRegistration(db(), { dealer: bayside.slug, name: 'Kwyjibo Nair' })
      const before = JSON.stringify(await db().select().from(demoAsks))
      const operation = allOperations().find((each) => each.name === name)
      const given = operation?.variables((argument) => (argument === 'ask' ? demoAsk : undefined))
      await list(false)
      const { code, status, text } = await ask(operation?.query ?? '', given, token)
      expect([code, text.includes('Kwyjibo'), status]).toEqual(['DEALER_NOT_LISTED', false, 403])
      expect(text).toContain('Ring us')
      expect(JSON.stringify(await db().select().from(demoAsks))).toBe(before)
      await list(true)
      expect((await ask('{ myDealer { name } }', {}, token)).data).toEqual({ myDealer: { name: bayside.name } })
    })

    it('is found out by whoever asks first after a build without it', async () => {
      const { ask, token, services } = await open()
      const refresh = vi.spyOn(services.dealers, 'refresh').mockImplementation(async (edition) => {
        await refreshDealers(db(), edition, [nowra])
      })
      expect((await ask(pricesQuery, {}, token)).code).toBe('DEALER_NOT_LISTED')
      refresh.mockRestore()
    })
  })

  it('says what waits, what comes and when they are open', async () => {
    const { ask, token } = await open()
    await addDemo(db(), { dealer: bayside.slug })
    await addDemo(db(), { dealer: bayside.slug, state: 'accepted', answer: 'accepted', day: '2026-11-19' })
    const home = `{ myDealer { edition slug name hours { mon } toAnswer coming { who day } isChangeWaiting } }`
    expect((await ask(home, {}, token)).data).toEqual({
      myDealer: {
        ...{ edition: 'EN_AU', slug: bayside.slug, name: bayside.name },
        hours: { mon: '08:00-17:00' },
        toAnswer: 1,
        coming: [{ who: 'Tony R.', day: '2026-11-19' }],
        isChangeWaiting: false,
      },
    })
  })

  describe('demos', () => {
    it('show who asks and where, and how to reach them only once the dealer comes', async () => {
      const { demos } = await open()
      await addDemo(db(), { dealer: bayside.slug })
      await addDemo(db(), { dealer: bayside.slug, state: 'proposed', answer: 'proposed', day: '2026-11-27' })
      await addDemo(db(), { dealer: bayside.slug, state: 'accepted', answer: 'accepted', day: '2026-11-26' })
      await addDemo(db(), { dealer: bayside.slug, state: 'accepted', answer: 'accepted', day: '2026-11-18' })
      const { toAnswer, proposed, coming, past } = await demos()
      expect(toAnswer).toMatchObject([
        {
          ...{ who: 'Tony R.', place: '3189', product: 'Liberty 300', pool: 'In the ground, 6.5 m' },
          ...{ wishes: ['2026-11-26', '2026-11-28'], free: ['2026-11-26'], contact: null, answer: null },
        },
      ])
      expect(proposed).toMatchObject([{ day: '2026-11-27', time: '10:00', contact: null }])
      expect(coming).toMatchObject([
        {
          day: '2026-11-26',
          contact: { name: 'Tony Romano', phone: '0491 570 006', notes: 'Side gate of Tony Romano' },
        },
      ])
      expect(past).toMatchObject([{ day: '2026-11-18', contact: { name: 'Tony Romano' } }])
      expect(JSON.stringify([toAnswer, proposed])).not.toMatch(/Romano|0491|example\.com/)
    })

    it('show whom they were for until a week after, then only where and what', async () => {
      const { demos, clock } = await open()
      await addDemo(db(), { dealer: bayside.slug, state: 'accepted', answer: 'accepted', day: '2026-11-26' })
      await addDemo(db(), { dealer: bayside.slug, state: 'cancelled', answer: 'declined' })
      // Midnight in Victoria begins the 4th, and the 6th, of December.
      clock.now = new Date('2026-12-03T12:59:00Z')
      expect((await demos()).past).toMatchObject([
        { isOurs: true, who: 'Tony R.', contact: { phone: '0491 570 006' } },
        { isOurs: false, who: 'Tony R.', contact: null },
      ])
      clock.now = new Date('2026-12-05T13:00:00Z')
      const { past } = await demos()
      expect(past).toMatchObject([
        { isOurs: true, day: '2026-11-26', place: '3189', product: 'Liberty 300', who: '', pool: '', contact: null },
        { isOurs: false, who: '', contact: null },
      ])
      expect(JSON.stringify(past)).not.toMatch(/Tony|Romano|0491|example\.com|6\.5/)
    })

    it('can be accepted for days to come', async () => {
      const { demos, clock } = await open()
      await addDemo(db(), { dealer: bayside.slug })
      clock.now = new Date('2026-11-25T12:59:00Z')
      expect((await demos()).toAnswer).toMatchObject([{ free: ['2026-11-26'] }])
      clock.now = new Date('2026-11-25T13:00:00Z')
      expect((await demos()).toAnswer).toMatchObject([{ free: [] }])
    })

    it('that went on to others are past, and say no more of who asked', async () => {
      const { demos } = await open()
      const gone = { dealer: bayside.slug, state: 'accepted', day: '2026-11-26', now: nowra.slug } as const
      await addDemo(db(), { ...gone, answer: 'declined' })
      await addDemo(db(), { ...gone, answer: 'accepted' })
      await addDemo(db(), { dealer: bayside.slug, state: 'cancelled', answer: 'accepted', day: '2026-11-26' })
      const { past, coming, toAnswer } = await demos()
      expect([coming, toAnswer]).toEqual([[], []])
      expect(past).toHaveLength(3)
      expect(past.map(({ contact }) => contact)).toEqual([null, null, null])
      expect(JSON.stringify(past)).not.toMatch(/Romano|0491/)
    })

    it('of other dealers are not there', async () => {
      const { demos } = await open()
      await addDemo(db(), { dealer: nowra.slug })
      await addDemo(db(), { dealer: nowra.slug, state: 'accepted', answer: 'accepted', day: '2026-11-26' })
      expect(await demos()).toEqual({ toAnswer: [], proposed: [], coming: [], past: [] })
    })
  })

  describe('an answer to a demo', () => {
    const accept = { kind: 'ACCEPT', day: '2026-11-26', time: '10:00', words: '' }

    it('settles it, and shows how to reach the customer', async () => {
      const { ask, token } = await open()
      const { ask: id } = await addDemo(db(), { dealer: bayside.slug })
      const { data } = await ask(answerQuery, { ask: id, answer: accept }, token)
      expect(data).toMatchObject({
        answerMyDemo: {
          problem: null,
          demos: { toAnswer: [], coming: [{ day: '2026-11-26', time: '10:00', contact: { phone: '0491 570 006' } }] },
        },
      })
    })

    it('counts once, however often it is pressed', async () => {
      const { ask, token } = await open()
      const { ask: id } = await addDemo(db(), { dealer: bayside.slug })
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(answerQuery, { ask: id, answer: accept }, token)))
      expect(answers.filter(({ text }) => text.includes('"problem":null'))).toHaveLength(1)
    })

    it('proposes another day, or passes it on with a reason', async () => {
      const { ask, token, demos } = await open()
      const one = await addDemo(db(), { dealer: bayside.slug })
      const other = await addDemo(db(), { dealer: bayside.slug })
      const proposal = { kind: 'PROPOSE', day: '2026-11-25', time: '14:00', words: 'Mornings are full' }
      expect((await ask(answerQuery, { ask: one.ask, answer: proposal }, token)).data).toMatchObject({
        answerMyDemo: { problem: null, demos: { proposed: [{ day: '2026-11-25' }] } },
      })
      const decline = { kind: 'DECLINE', day: '', time: '', words: '' }
      expect((await ask(answerQuery, { ask: other.ask, answer: decline }, token)).data).toMatchObject({
        answerMyDemo: { problem: 'Say why you can’t come: one tap.' },
      })
      await ask(answerQuery, { ask: other.ask, answer: { ...decline, reason: 'TOO_FAR' } }, token)
      expect((await demos()).past).toMatchObject([{ answer: 'DECLINED', contact: null }])
    })

    it('is of their own demos alone', async () => {
      const { ask, token } = await open()
      const { ask: id } = await addDemo(db(), { dealer: nowra.slug })
      for (const given of [id, 'x', '00000000-0000-4000-8000-000000000000'])
        expect((await ask(answerQuery, { ask: given, answer: accept }, token)).data).toMatchObject({
          answerMyDemo: { problem: 'That isn’t there any more. Load the page again.', demos: null },
        })
      expect((await db().select().from(demoAsks)).map(({ answer }) => answer)).toEqual([null])
    })
  })

  describe('registrations', () => {
    it('are those of customers who bought there: a first name and a suburb, and the machine', async () => {
      const { registrations } = await open()
      await addRegistration(db(), { dealer: bayside.slug })
      await addRegistration(db(), { dealer: nowra.slug, name: 'Kim Pond' })
      await addRegistration(db(), { dealer: 'online-shop', name: 'Sam Wood' })
      expect((await registrations()).items).toEqual([
        {
          ...{ product: 'Dolphin S 200', serialNumber: 'AU24-1234567-K', purchasedOn: '2026-03-15' },
          ...{ warrantyUntil: '2029-03-15', firstName: 'Priya', suburb: 'Kirrawee' },
        },
      ])
    })

    it('are found by what is shown, and by nothing else of their owners', async () => {
      const { registrations } = await open()
      await addRegistration(db(), { dealer: bayside.slug })
      await addRegistration(db(), { dealer: bayside.slug, name: 'Kim Pond', suburb: 'Port Melbourne' })
      const names = async (search: string) => (await registrations(search)).items.map(({ firstName }) => firstName)
      expect(await names('kirra')).toEqual(['Priya'])
      expect(await names('melbourne KIM')).toEqual(['Kim'])
      expect(await names('1234567 s200')).toEqual(['Kim', 'Priya'])
      expect(await names('au241234567k priya')).toEqual(['Priya'])
      for (const hidden of ['nair', 'owner', 'boonah', 'nair.example', '%', '_', "'"])
        expect(await names(hidden)).toEqual([])
    })

    it('come a page at a time, newest first and each once', async () => {
      const { registrations } = await open()
      for (let at = 0; at < 120; at += 1)
        await addRegistration(db(), { dealer: bayside.slug, serialNumber: `S${at}`, name: 'A B' })
      const seen: string[] = []
      for (let next: string | null = ''; next !== null; ) {
        const page: Registrations = await registrations('', next)
        seen.push(...page.items.map(({ serialNumber }) => serialNumber))
        next = page.next
      }
      expect(new Set(seen).size).toBe(120)
      expect(seen).toHaveLength(120)
    })
  })

  describe('prices', () => {
    it('are those of the dealer’s terms, by line and else by those for all', async () => {
      const { ask, token } = await open()
      const own = { edition: 'en-au', dealer: bayside.slug } as const
      await db()
        .insert(dealerTerms)
        .values([
          { ...own, line: '', off: 200 },
          { ...own, line: 'liberty', off: 325 },
          { ...own, dealer: nowra.slug, line: 'dolphin', off: 900 },
        ])
      expect((await ask(pricesQuery, {}, token)).data).toEqual({
        myDealerPrices: [
          { sku: 'PW-S200', line: 'Dolphin', recommended: 189_900, own: 151_920 },
          { sku: 'PW-L300', line: 'Liberty', recommended: 99_950, own: 67_466 },
          { sku: 'PW-BR-S', line: 'Parts', recommended: 7900, own: 6320 },
        ],
      })
    })

    it('are not there where nothing is agreed', async () => {
      const { ask, token } = await open()
      const { data } = await ask(pricesQuery, {}, token)
      expect(data?.myDealerPrices).toMatchObject([{ own: null }, { own: null }, { own: null }])
    })
  })
})
