import { afterEach, describe, expect, it } from 'vitest'
import { fakeContext } from '../../../domain/forms/good-submissions.fake.ts'
import { owns } from '../../account/owned-things.ts'
import { letters } from '../../db/schema/letters.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { newFileKey } from '../../files/file-key.ts'
import { memoryStore } from '../../files/memory-store.fake.ts'
import { removeUnclaimed } from '../../files/remove-unclaimed.ts'
import { bayside, dealerSite, nowra } from '../dealer-site.fake.ts'
import { askForWarranty } from './ask-for-warranty.ts'

const askQuery = `mutation A($product: String!, $serialNumber: String!, $purchaseDate: String!, $fault: String!, $parts: String!, $photos: String, $key: String!) {
  askForWarranty(product: $product, serialNumber: $serialNumber, purchaseDate: $purchaseDate, fault: $fault, parts: $parts, photos: $photos, key: $key) {
    problem problems { field message } request { number product serialNumber photos state }
  }
}`
const listQuery = `query L($after: String) { myWarrantyRequests(after: $after) { items { number photos state answer } next } }`

const good = {
  product: 'dolphin-s200',
  serialNumber: 'au24 1234567k',
  purchaseDate: '',
  fault: 'It stops at the waterline after ten minutes.',
  parts: 'Drive motor',
}

interface Answer {
  problem: string | null
  problems: { field: string; message: string }[]
  request: { number: string; serialNumber: string; photos: number } | null
}

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [uploads, warrantyRequests, letters, people, rateLimitCounts]) await db().delete(table)
  })

  const open = async () => {
    const site = await dealerSite(db())
    const token = await site.signInAs('lee', bayside.slug)
    const send = async (given: object = {}, by = token) => {
      const { data, text } = await site.ask(askQuery, { ...good, key: 'one', ...given }, by)
      if (data === undefined) throw new Error(text)
      return data.askForWarranty as Answer
    }
    return { ...site, token, send }
  }

  describe('a warranty request', () => {
    it('gets a number, and staff a letter that an answer to goes back', async () => {
      const { send } = await open()
      const { request, problem } = await send()
      expect(problem).toBeNull()
      expect(request).toMatchObject({ product: 'Dolphin S 200', serialNumber: 'AU24-1234567-K', state: 'WAITING' })
      expect(request?.number).toMatch(/^W-\w{4}-\w{4}$/)
      const [letter] = await db().select().from(letters)
      expect(letter?.message.subject).toBe(`AU Warranty repair ${request?.number}: Bayside Pool Workshop`)
      expect(letter?.message.replyTo?.address).toBe('lee@example.com')
      expect(letter?.message.text).toContain('It stops at the waterline')
    })

    it('that is pressed ten times at once is one', async () => {
      const { send } = await open()
      const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
      expect(new Set(answers.map(({ request }) => request?.number)).size).toBe(1)
      expect(await db().$count(warrantyRequests)).toBe(1)
      expect(await db().$count(letters)).toBe(1)
    })

    it('of another dealer with the same key is another one', async () => {
      const { send, signInAs } = await open()
      const mine = await send()
      const theirs = await send({}, await signInAs('kim', nowra.slug))
      expect(theirs.request?.number).not.toBe(mine.request?.number)
      expect(await db().$count(warrantyRequests)).toBe(2)
    })

    it('draws another number where one is taken', async () => {
      const { services, signInAs, ask } = await open()
      const token = await signInAs('max', bayside.slug)
      await ask('{ me { name } }', {}, token)
      const [person] = await db().select().from(people)
      if (person === undefined) throw new Error('Nobody')
      const drawn = ['W-2222-2222', 'W-2222-2222', 'W-2222-2222', 'W-3333-3333']
      const draw = () => drawn.shift() ?? ''
      const given = { context: fakeContext('en-au'), now: new Date(), draw }
      const at = { edition: 'en-au', slug: bayside.slug } as const
      const first = await askForWarranty(services, at, person, { ...good, key: 'a' }, given)
      const second = await askForWarranty(services, at, person, { ...good, key: 'b' }, given)
      expect(first).toMatchObject({ ok: true, request: { number: 'W-2222-2222' } })
      expect(second).toMatchObject({ ok: true, request: { number: 'W-3333-3333' } })
    })

    it.each([
      [{ serialNumber: 'AU24-1234568-K' }, 'serialNumber'],
      [{ serialNumber: '' }, 'serialNumber'],
      [{ product: 'x' }, 'product'],
      [{ fault: 'broken' }, 'fault'],
      [{ purchaseDate: '2027-01-01' }, 'purchaseDate'],
      [{ purchaseDate: '2019-01-01' }, 'purchaseDate'],
    ])('is refused with %j, and says at which field', async (given, field) => {
      const { send } = await open()
      const { problems, request } = await send(given)
      expect(problems.map((each) => each.field)).toEqual([field])
      expect(request).toBeNull()
      expect(await db().$count(warrantyRequests)).toBe(0)
    })
  })

  describe('photos', () => {
    const photo = async (row: Partial<typeof uploads.$inferInsert> = {}): Promise<string> => {
      const file = { purpose: 'photos', mediaType: 'image/jpeg', bytes: 7, sender: 'x', name: 'Kwyjibo.jpg' } as const
      const [kept] = await db()
        .insert(uploads)
        .values({ ...file, key: newFileKey(), ...row })
        .returning()
      return kept?.id ?? ''
    }
    const photos = async (count: number) => Promise.all(Array.from({ length: count }, () => photo()))
    const files = () => db().select().from(uploads).orderBy(uploads.id)

    it('of one to five go with it, once, and are counted in the list and in the letter', async () => {
      const { send, ask, token } = await open()
      const ids = await photos(5)
      const { request, problem } = await send({ photos: ids.join() })
      expect([problem, request?.photos]).toEqual([null, 5])
      const [kept] = await db().select().from(warrantyRequests)
      expect((await files()).every((each) => each.warrantyRequest === kept?.id && each.sender === null)).toBe(true)
      expect((await db().select().from(letters))[0]?.message.text).toMatch(/Photos:?\s+5, at the desk/)
      const { text } = await ask(listQuery, {}, token)
      expect(text).toContain('"photos":5')
      // What they are is for staff to see.
      expect(text).not.toMatch(/Kwyjibo/)
      // After a lost answer.
      expect(await send({ photos: ids.join() })).toMatchObject({ problem: null, request: { photos: 5 } })
      expect(await db().$count(warrantyRequests)).toBe(1)
    })

    it('that are pressed ten times at once go with one request, and of two requests with one', async () => {
      const { send } = await open()
      const ids = (await photos(3)).join()
      const same = await Promise.all(Array.from({ length: 10 }, () => send({ photos: ids })))
      expect(same.map(({ request }) => request?.photos)).toEqual(Array(10).fill(3))
      const others = (await photos(2)).join()
      const two = await Promise.all(['a', 'b', 'c', 'd'].map((key) => send({ key, photos: others })))
      expect(two.filter(({ request }) => request !== null)).toHaveLength(1)
      expect(two.flatMap(({ problems }) => problems.map(({ field }) => field))).toEqual(Array(3).fill('photos'))
      expect(await db().$count(warrantyRequests)).toBe(2)
    })

    it('that are six, gone, of something else, or another dealer’s are refused, and nobody’s is taken away', async () => {
      const { send, signInAs } = await open()
      const theirs = await photo()
      expect(await send({ key: 'theirs', photos: theirs }, await signInAs('kim', nowra.slug))).toMatchObject({
        request: { photos: 1 },
      })
      const before = await files()
      const wrong = [
        (await photos(6)).join(),
        theirs,
        await photo({ purpose: 'receipt' }),
        await photo({ discardedAt: new Date() }),
        await photo({ createdAt: new Date(Date.now() - 25 * 3_600_000) }),
        '00000000-0000-4000-8000-000000000000',
        "' or true --",
      ]
      for (const [at, given] of wrong.entries()) {
        const { request, problems } = await send({ key: `wrong ${at}`, photos: given })
        expect([request, problems.map(({ field }) => field)], given).toEqual([null, ['photos']])
      }
      expect(await db().$count(warrantyRequests)).toBe(1)
      const after = await files()
      expect(after.filter(({ id }) => before.some((each) => each.id === id))).toEqual(before)
      expect(after.filter(({ warrantyRequest }) => warrantyRequest !== null)).toHaveLength(1)
    })

    it('stay as long as their request and go with it, and no account has them', async () => {
      const { send } = await open()
      const store = memoryStore()
      const [file = ''] = await photos(1)
      await send({ photos: file })
      const [lee] = await db().select().from(people)
      expect(await owns(db(), lee?.id ?? '', 'file', file)).toBe(false)
      await db()
        .update(uploads)
        .set({ createdAt: new Date(Date.now() - 90 * 24 * 3_600_000) })
      expect(await removeUnclaimed(db(), store, new Date())).toEqual({ removed: 0 })
      await db().delete(warrantyRequests)
      expect(await removeUnclaimed(db(), store, new Date())).toEqual({ removed: 1 })
    })
  })

  it('are listed newest first, a page at a time, with the answers, and without those of others', async () => {
    const { ask, token, clock, send, signInAs } = await open()
    await send({ key: 'theirs' }, await signInAs('kim', nowra.slug))
    const sent: (string | undefined)[] = []
    for (let at = 0; at < 33; at += 1) {
      clock.now = new Date(Date.UTC(2026, 10, 19, 2, at))
      sent.push((await send({ key: `k${at}` })).request?.number)
    }
    await db().update(warrantyRequests).set({ state: 'approved', answer: 'Go ahead.', answeredAt: clock.now })
    const page = async (after?: string) => {
      const { data } = await ask(listQuery, { after }, token)
      return (data as { myWarrantyRequests: { items: { number: string; answer: string }[]; next: string | null } })
        .myWarrantyRequests
    }
    const first = await page()
    const second = await page(first.next ?? '')
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(sent.toReversed())
    expect(second.next).toBeNull()
    expect(first.items[0]?.answer).toBe('Go ahead.')
    expect((await page('nonsense')).items).toHaveLength(30)
    expect((await ask('{ myDealer { warrantyAnswered warrantyWaiting } }', {}, token)).data).toEqual({
      myDealer: { warrantyAnswered: 33, warrantyWaiting: 0 },
    })
  })
})
