import { randomInt, randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { Window } from 'happy-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { linkSecrets } from '../api/db/link-secrets.ts'
import { dealers } from '../api/db/schema/dealers.ts'
import { demoBookings } from '../api/db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../api/db/schema/demo-requests.ts'
import { letters } from '../api/db/schema/letters.ts'
import { rateLimitCounts } from '../api/db/schema/rate-limit-counts.ts'
import { secrets } from '../api/db/schema/secrets.ts'
import { submissions } from '../api/db/schema/submissions.ts'
import { onEachEngine } from '../api/db/test-databases/on-each-engine.fake.ts'
import { refreshDealers } from '../api/dealers/refresh-dealers.ts'
import { type DemoPurpose, demoAddress, demoSecret, demoToken } from '../api/demos/demo-links.ts'
import { askedAt, askForDemo, demoDealers, demoServicesOf, near, standingOf } from '../api/demos/demos.fake.ts'
import { takeUpUnanswered } from '../api/demos/run-out.ts'
import { wordsOfHtml } from '../api/mail/letter/words-of-html.fake.ts'
import { demoPage } from '../build/demo-pages/demo-pages.tsx'
import { demos } from './demos.ts'

const publicUrl = 'https://pools.example'
const built = `<!doctype html><html lang="en-AU"><head><title>Sign in</title></head><body>
<header><span class="small-bar_secure">Secure</span></header><main id="content"><p>At rest</p></main></body></html>`

onEachEngine((db) => {
  let secret = ''
  beforeAll(async () => {
    await refreshDealers(db(), 'en-au', [...demoDealers])
    ;[secret] = await linkSecrets(db(), demoSecret, askedAt)
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(askedAt.getTime() + 3_600_000) })
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const table of [submissions, rateLimitCounts]) await db().delete(table)
  })

  const needed = () => ({
    demos: demoServicesOf(db()),
    publicUrl,
    drawDemoPage: async (_: string, screen: Parameters<typeof demoPage>[1], status: number) =>
      new Response(demoPage(built, screen), { status, headers: { 'content-type': 'text/html' } }),
  })
  let callers = 0
  /** Each from somewhere else: how often one may ask is tested by itself. */
  const call = (request: Request, address = `203.0.${callers >> 8}.${callers++ & 255}`) =>
    demos(request, { address }, needed())
  const tokenOf = (purpose: DemoPurpose, id: string) => demoToken(secret, { purpose, id })
  const open = async (token: string, more = '') => {
    const answer = await call(new Request(`${demoAddress(publicUrl, token)}${more}`))
    const { document } = new Window()
    document.write(await answer.clone().text())
    return { answer, document, text: wordsOfHtml(await answer.text()) }
  }
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}, address?: string) =>
    call(
      new Request(demoAddress(publicUrl, 'whatever'), {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams(fields),
      }),
      address,
    )
  /** As a browser posts what is on the page, and what somebody has changed of it. */
  const filledIn = async (token: string, changes: Record<string, string> = {}) => {
    const { document } = await open(token)
    const fields: Record<string, string> = {}
    for (const input of document.querySelectorAll('form input')) {
      const { name, value, type, checked } = input as unknown as HTMLInputElement
      if (type !== 'radio' || checked) fields[name] = value
    }
    for (const select of document.querySelectorAll('form select')) {
      const chosen = select.querySelector('option[selected]') ?? select.querySelector('option')
      fields[select.getAttribute('name') ?? ''] = chosen?.getAttribute('value') ?? ''
    }
    return { ...fields, ...changes }
  }
  const asked = async () => {
    const id = await askForDemo(db())
    const { open: ask } = await standingOf(db(), id)
    return { id, ask, dealer: tokenOf('answer', ask), own: tokenOf('own', id) }
  }
  const everything = async () => ({
    requests: await db().select().from(demoRequests),
    asks: await db().select().from(demoAsks),
    days: await db().select().from(demoBookings),
    letters: await db().$count(letters),
  })

  describe('a dealer’s link', () => {
    it('shows who asks by first name and suburb, with the first choice chosen and one button', async () => {
      const { dealer } = await asked()
      const { answer, document, text } = await open(dealer)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(document.querySelector('h1')?.textContent).toBe('A demo in Moorabbin?')
      expect(document.querySelector('header')?.textContent).toContain(near.name)
      expect(text).toContain('Margaret O.')
      expect(text).toContain('Please answer by Wednesday 18 November, 5')
      expect(text).not.toMatch(/O’Shea|0491|margaret@/)
      expect(document.querySelector('input[name=answer]:checked')?.getAttribute('value')).toBe('first')
      expect(document.querySelectorAll('button')).toHaveLength(1)
      expect(document.querySelector('form')?.getAttribute('method')).toBe('post')
      expect(document.querySelectorAll('script')).toHaveLength(0)
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    })

    it.each(['first', 'second', 'other', 'no'])('has the line %s chosen where the letter says so', async (choice) => {
      const { dealer } = await asked()
      const { document } = await open(dealer, `&choice=${choice}`)
      expect(document.querySelector('input[name=answer]:checked')?.getAttribute('value')).toBe(choice)
    })

    it('changes nothing by being opened, by whatever program and with whatever in its address', async () => {
      const { id, dealer, own } = await asked()
      const before = await everything()
      for (const token of [dealer, own])
        for (const method of ['GET', 'HEAD'])
          for (const more of ['', '&answer=first&time-first=10:00', '&answer=cancel', '&answer=no&reason=too-far'])
            await call(new Request(`${demoAddress(publicUrl, token)}${more}`, { method }))
      for (const method of ['PUT', 'DELETE', 'OPTIONS'])
        expect((await call(new Request(demoAddress(publicUrl, dealer), { method }))).status).toBe(405)
      expect(await everything()).toEqual(before)
      expect((await standingOf(db(), id)).state).toBe('asked')
    })

    it('accepts by one press, and shows then whom to ring', async () => {
      const { id, dealer } = await asked()
      const answer = await post(await filledIn(dealer))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, demoAddress('', dealer)])
      expect((await standingOf(db(), id)).request).toMatchObject({
        state: 'accepted',
        day: '2026-11-26',
        time: '10:00',
      })
      const { document, text } = await open(dealer)
      expect(document.querySelector('h1')?.textContent).toBe('Thursday, 10\u00a0am it is.')
      for (const words of ['Margaret O’Shea', '0491 570 006', 'margaret@example.com.au', `by ${near.name}`])
        expect(text).toContain(words)
      expect(document.querySelector('form')).toBeNull()
    })

    it('tells no number that the visitor has typed among the notes, until they come', async () => {
      const id = await askForDemo(db(), { notes: 'Side gate. Ring 0491 570 156 or kim@pond.example.' })
      const token = tokenOf('answer', (await standingOf(db(), id)).open)
      const before = (await open(token)).text
      expect(before).toContain('“Side gate. Ring (once you accept) or (once you accept).”')
      expect(JSON.stringify(await db().select().from(letters).where(eq(letters.submission, id)))).toContain(
        'Ring (once you accept) or (once you accept).',
      )
      await post(await filledIn(token))
      expect((await open(token)).text).toContain('Ring 0491 570 156 or kim@pond.example.')
    })

    it('comes again with what was typed, where something is missing', async () => {
      const { id, dealer } = await asked()
      const without = await post(await filledIn(dealer, { answer: 'other', words: 'After lunch', minutes: '45' }))
      expect(without.status).toBe(422)
      const page = await without.text()
      expect(page).toContain('Choose the day that you would come on.')
      expect(page).toContain('value="After lunch"')
      expect((await post(await filledIn(dealer, { answer: 'no' }))).status).toBe(422)
      expect((await post({ t: dealer })).status).toBe(422)
      const sent = await filledIn(dealer, { answer: 'other', day: '2026-11-27', 'time-other': '14:00', minutes: '45' })
      expect((await post(sent)).status).toBe(303)
      expect((await standingOf(db(), id)).request).toMatchObject({ state: 'proposed', day: '2026-11-27', minutes: 45 })
      expect((await open(dealer)).text).toContain('You offered Friday, 2\u00a0pm.'.replace('\u00a0', ' '))
    })

    it('passes it on, and says who has it now', async () => {
      const { id, dealer } = await asked()
      expect((await post(await filledIn(dealer, { answer: 'no', reason: 'too-far' }))).status).toBe(303)
      expect((await standingOf(db(), id)).asks).toEqual([
        `${near.slug} declined ${near.name}`,
        'frankston-pools null null',
      ])
      expect((await open(dealer)).text).toContain(
        'You passed it on. Thank you for saying so. Frankston Pools has it now.',
      )
    })

    it('is used once: what is posted again changes nothing, and the page says what was answered', async () => {
      const { dealer } = await asked()
      const accept = await filledIn(dealer)
      await post(accept)
      const before = await everything()
      for (const again of [accept, { ...accept, answer: 'second' }, { ...accept, answer: 'no', reason: 'no-time' }])
        expect((await post(again)).status).toBe(303)
      expect(await everything()).toEqual(before)
    })

    it('shows whom the demo was for until a week after it, then what was answered and when', async () => {
      const { dealer, ask } = await asked()
      await post(await filledIn(dealer))
      const calendar = new Request(demoAddress(publicUrl, tokenOf('answer-calendar', ask)))
      // The 3rd of December in Victoria, until midnight.
      vi.setSystemTime(new Date('2026-12-03T12:59:00Z'))
      expect((await open(dealer)).text).toContain('0491 570 006')
      expect((await call(calendar)).status).toBe(200)
      vi.setSystemTime(new Date('2026-12-03T13:00:00Z'))
      const { answer, document, text } = await open(dealer)
      expect(answer.status).toBe(200)
      expect(text).toContain('It was Thursday, 10')
      expect(text).toContain('It was answered on Monday 16 November, 1')
      expect(text).toContain(`by ${near.name}.`)
      expect(text).not.toMatch(/Margaret|O’Shea|0491|margaret@|Moorabbin|3189/)
      expect(document.title).not.toContain('Moorabbin')
      expect(document.querySelector('a[href*="t=c"]')).toBeNull()
      expect((await call(calendar)).status).toBe(404)
    })

    it('says nothing of who asked, either, where it came to nothing a week ago', async () => {
      const { dealer, own } = await asked()
      await post({ t: own, answer: 'cancel' })
      expect((await open(dealer)).text).toContain('Margaret O. doesn’t need a demo any more')
      vi.setSystemTime(new Date('2026-12-08T13:00:00Z'))
      const { text, document } = await open(dealer)
      expect(text).toContain('The visitor doesn’t need a demo any more')
      expect(text + document.title).not.toMatch(/Margaret|Moorabbin/)
    })

    it('offers no day that has come, says why, and takes none from a page that was opened before', async () => {
      const { id, dealer } = await asked()
      const fields = await filledIn(dealer)
      vi.setSystemTime(new Date('2026-11-25T13:00:00Z'))
      const values = async () =>
        [...(await open(dealer)).document.querySelectorAll('input[name=answer]')].map((each) =>
          each.getAttribute('value'),
        )
      expect(await values()).toEqual(['second', 'other', 'no'])
      expect((await open(dealer)).text).toContain('Thursday 26 November has come or passed')
      const refused = await post(fields)
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('That day has come or passed. Offer another day, or pass it on.')
      vi.setSystemTime(new Date('2026-12-01T02:00:00Z'))
      expect(await values()).toEqual(['other', 'no'])
      expect((await open(dealer, '&choice=first')).text).toContain(
        'Thursday 26 November and Tuesday 1 December have come or passed, and can’t be accepted any more. Offer another day, or pass it on.',
      )
      for (const answer of ['first', 'second'])
        expect((await post({ ...fields, answer, 'time-second': '17:00' })).status).toBe(422)
      expect((await standingOf(db(), id)).state).toBe('asked')
    })

    it('opens what was sent before links are signed with another secret', async () => {
      const { dealer, own } = await asked()
      await post(await filledIn(dealer))
      const later = new Date('2026-12-20T02:00:00Z')
      vi.setSystemTime(later)
      expect((await linkSecrets(db(), demoSecret, later))[0]).not.toBe(secret)
      expect([(await open(dealer)).answer.status, (await open(own)).answer.status]).toEqual([200, 200])
      await db().delete(secrets).where(eq(secrets.value, secret))
      expect((await open(dealer)).answer.status).toBe(404)
      await db()
        .delete(secrets)
        .where(like(secrets.name, `${demoSecret}%`))
      ;[secret] = await linkSecrets(db(), demoSecret, askedAt)
    })

    it('of a dealer who is not listed any more says so, and shows and answers nothing', async () => {
      const list = (active: boolean) => db().update(dealers).set({ active }).where(eq(dealers.slug, near.slug))
      const { dealer, id } = await asked()
      const { dealer: other, ask } = await asked()
      await post(await filledIn(other))
      const fields = await filledIn(dealer)
      await list(false)
      try {
        const before = await everything()
        for (const token of [dealer, other]) {
          const { answer, text, document } = await open(token)
          expect(answer.status).toBe(403)
          expect(text).toContain('You aren’t listed as a dealer any more.')
          expect(text).toContain('Ring us')
          expect(text + document.title).not.toMatch(/Margaret|0491 570 006|margaret@|Moorabbin/)
          expect([...document.querySelectorAll('form, a[href*="t="]')]).toEqual([])
        }
        for (const answer of ['first', 'other', 'no'])
          expect([303, 403, 422]).toContain((await post({ ...fields, answer, reason: 'no-time' })).status)
        expect((await call(new Request(demoAddress(publicUrl, tokenOf('answer-calendar', ask))))).status).toBe(404)
        expect(await everything()).toEqual(before)
      } finally {
        await list(true)
      }
      expect((await open(dealer)).text).toContain('Margaret O.')
      expect((await standingOf(db(), id)).state).toBe('asked')
    })

    it('that comes too late shows nobody’s number', async () => {
      const { dealer, own } = await asked()
      await takeUpUnanswered(demoServicesOf(db()), new Date('2026-11-18T06:00:00Z'))
      const { text } = await open(dealer)
      expect(text).toContain('Too late for this one. Two working days went by. Frankston Pools has it now.')
      // Nobody answered: no moment of an answer is told.
      expect(text).not.toContain('It was answered')
      await post({ t: own, answer: 'cancel' })
      expect((await open(dealer)).text).toContain('It is cancelled now.')
      expect((await open(dealer)).text).not.toMatch(/O’Shea|0491 570|margaret@/)
    })
  })

  describe('a visitor’s link', () => {
    it('says how it stands, and changes the days or cancels', async () => {
      const { id, own } = await asked()
      const { document, text } = await open(own)
      expect(text).toContain('Bayside Pool Workshop has your request. They answer by Wednesday 18 November, 5')
      expect([...document.querySelectorAll('input[name=answer]')].map((each) => each.getAttribute('value'))).toEqual([
        'change',
        'cancel',
      ])
      expect((await post(await filledIn(own))).status).toBe(422)
      const days = { 'first-day': '2026-11-27', 'second-day': '2026-11-30' }
      expect((await post(await filledIn(own, days))).status).toBe(303)
      expect((await standingOf(db(), id)).booked).toEqual([
        `${near.slug} 2026-11-27 asked`,
        `${near.slug} 2026-11-30 asked`,
      ])
      expect((await post(await filledIn(own, { answer: 'cancel' }))).status).toBe(303)
      expect((await open(own)).text).toContain('Your demo is cancelled.')
      expect((await open(own)).document.querySelector('form')).toBeNull()
    })

    it('has nothing to change or cancel once the demo has been', async () => {
      const { id, dealer, own } = await asked()
      await post(await filledIn(dealer))
      const cancel = await filledIn(own, { answer: 'cancel' })
      const change = { ...cancel, answer: 'change', 'first-day': '2026-12-01', 'second-day': '2026-12-02' }
      vi.setSystemTime(new Date('2026-11-25T22:59:00Z'))
      expect((await open(own)).document.querySelector('h2')?.textContent).toBe('If something comes up')
      vi.setSystemTime(new Date('2026-11-25T23:00:00Z'))
      const before = await everything()
      const { document, text } = await open(own)
      expect(text).toContain('It was Thursday, 10')
      expect([document.querySelector('form'), document.querySelector('a[href*="t=d"]')]).toEqual([null, null])
      for (const fields of [cancel, change]) expect((await post(fields)).status).toBe(303)
      expect(await everything()).toEqual(before)
      expect((await standingOf(db(), id)).state).toBe('accepted')
    })

    it('takes the day that a dealer offers, as it is on screen', async () => {
      const { id, dealer, own } = await asked()
      await post(await filledIn(dealer, { answer: 'other', day: '2026-11-27', 'time-other': '14:00', minutes: '30' }))
      const { document, text } = await open(own)
      expect(text).toContain('Would Friday, 2')
      expect(document.querySelector('input[name=answer]:checked')?.getAttribute('value')).toBe('yes')
      const yes = await filledIn(own)
      expect((await post(yes)).status).toBe(303)
      expect((await standingOf(db(), id)).state).toBe('accepted')
      expect((await open(own)).text).toContain('it is. Bayside Pool Workshop comes to your pool')
      expect((await open(dealer)).text).toContain('0491 570 006')
    })
  })

  describe('the calendar', () => {
    it('has the demo once it is settled, for each in their words', async () => {
      const { id, ask, dealer } = await asked()
      const [theirs, ours] = [tokenOf('answer-calendar', ask), tokenOf('own-calendar', id)]
      const read = async (token: string) => (await call(new Request(demoAddress(publicUrl, token)))).text()
      expect((await call(new Request(demoAddress(publicUrl, theirs)))).status).toBe(404)
      await post(await filledIn(dealer))
      const [dealers, visitors] = [await read(theirs), await read(ours)]
      for (const file of [dealers, visitors]) {
        expect(file).toContain('DTSTART:20261125T230000Z\r\nDTEND:20261125T233000Z\r\n')
        expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      }
      expect(dealers.replaceAll('\r\n ', '')).toContain('0491 570 006')
      expect(visitors.replaceAll('\r\n ', '')).toContain('SUMMARY:Demo: Bayside Pool Workshop brings a robot')
      expect(visitors).not.toContain('0491')
      expect(dealers).toContain('LOCATION:Moorabbin VIC 3189\r\n')
      expect(visitors).not.toContain('LOCATION')
      // It is good for that and nothing else.
      for (const token of [theirs, ours]) expect((await post({ t: token, answer: 'cancel' })).status).toBe(404)
      expect((await open(theirs.replace(/^c/, 'a'))).answer.status).toBe(404)
    })
  })

  describe('whoever has no link', () => {
    it('gets in by none of 1,000 that are forged, bent or of another purpose, and changes nothing', async () => {
      const { id, ask, dealer, own } = await asked()
      const before = await everything()
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      const bend = (token: string) => {
        const at = randomInt(token.length)
        const other = alphabet[randomInt(64)] ?? 'A'
        return other === token[at] ? `${token}A` : token.slice(0, at) + other + token.slice(at + 1)
      }
      const makers: (() => string)[] = [
        () => bend(dealer),
        () => bend(own),
        () => demoToken(randomUUID(), { purpose: 'answer', id: ask }),
        () => demoToken(randomUUID(), { purpose: 'own', id }),
        () => `o${dealer.slice(1)}`,
        () => `a${own.slice(1)}`,
        // Well signed, and of nothing that there is.
        () => tokenOf('answer', id),
        () => tokenOf('own', ask),
        () => tokenOf('answer-calendar', ask),
        () => `${dealer.slice(0, 23)}${own.slice(23)}`,
      ]
      for (let time = 0; time < 1000; time += 1) {
        const t = makers[time % makers.length]?.() ?? ''
        const answer = await post({ t, answer: time % 2 ? 'cancel' : 'first', 'time-first': '10:00' })
        // What is of nothing is led to a page that says so.
        expect([303, 404], t).toContain(answer.status)
        if (answer.status === 303)
          expect((await call(new Request(`${publicUrl}${answer.headers.get('location')}`))).status).toBe(404)
      }
      expect(await everything()).toEqual(before)
    })

    it('changes nothing from another page, or with the token in the address alone', async () => {
      const { dealer } = await asked()
      const before = await everything()
      const fields = await filledIn(dealer)
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: 'null' },
      ])
        expect((await post(fields, headers)).status).toBe(403)
      const { t: _, ...without } = fields
      const request = new Request(demoAddress(publicUrl, dealer), {
        method: 'POST',
        body: new URLSearchParams(without),
      })
      expect((await call(request)).status).toBe(404)
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
      expect((await call(new Request(demoAddress(publicUrl, dealer), json))).status).toBe(404)
      expect(await everything()).toEqual(before)
      // A browser without `Sec-Fetch-Site` says "null" of a page that keeps to itself.
      const old = new Request(`${publicUrl}/.netlify/functions/demos`, {
        method: 'POST',
        headers: { origin: 'null' },
        body: new URLSearchParams(fields),
      })
      expect((await call(old)).status).toBe(303)
    })

    it('may not try for long', async () => {
      const statuses = []
      for (let time = 0; time < 61; time += 1) statuses.push((await post({ t: 'x' }, {}, '198.51.100.1')).status)
      expect(statuses.filter((status) => status === 404)).toHaveLength(60)
      expect(statuses.at(-1)).toBe(429)
      let last = 0
      for (let time = 0; time < 241; time += 1)
        last = (await call(new Request(demoAddress(publicUrl, 'x')), '198.51.100.2')).status
      expect(last).toBe(429)
    })
  })

  it('of 20 posts of one link at once, and a visitor who cancels, one comes first', async () => {
    const { id, dealer, own } = await asked()
    const accept = await filledIn(dealer)
    const cancel = await filledIn(own, { answer: 'cancel' })
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => post(at === 10 ? cancel : accept)))
    expect(all.every(({ status }) => status === 303)).toBe(true)
    const { state, open: left } = await standingOf(db(), id)
    expect([state, left]).toEqual(['cancelled', ''])
    const days = await db().select().from(demoBookings).where(eq(demoBookings.submission, id))
    expect(days.every((day) => day.state === 'declined')).toBe(true)
  })
})
