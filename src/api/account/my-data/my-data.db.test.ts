import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { refreshDealers } from '../../dealers/refresh-dealers.ts'
import { newFileKey } from '../../files/file-key.ts'
import { storeFailure } from '../../files/file-store.ts'
import { memoryStore } from '../../files/memory-store.fake.ts'
import { accountSite, addFile, addOrder, addSubmission } from '../account-site.fake.ts'
import { createMyDataFunction } from './my-data-function.ts'
import { createMyFilesFunction } from './my-files-function.ts'

const address = 'https://pools.example/.netlify/functions/my-data'

/** Names and texts of an archive whose entries are stored as they are. */
const unzip = (bytes: Buffer): Map<string, string> => {
  const found = new Map<string, string>()
  for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    const [size, nameLength, start] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    found.set(name, bytes.toString('utf8', data, data + size))
  }
  return found
}

onEachEngine((db) => {
  const clean = async () => {
    for (const table of [orders, receivedMails, submissions, uploads, people, rateLimitCounts]) await db().delete(table)
  }
  beforeEach(clean)
  afterEach(clean)
  const open = () => {
    const clock = { now: new Date('2026-11-19T02:00:00Z') }
    const site = accountSite(db(), clock)
    const store = memoryStore()
    const verifyToken = async (text: string) => {
      const [sub = '', sid = ''] = text.split('.')
      return { ok: true as const, claims: { sub, sid } }
    }
    const services = { db: db(), issuer: site.people, verifyToken, store, now: () => clock.now }
    const headers = (token?: string) => ({ ...(token !== undefined && { authorization: `Bearer ${token}` }) })
    const data = (token?: string, method = 'POST') =>
      createMyDataFunction(services)(new Request(address, { method, headers: headers(token) }))
    const file = (id: unknown, token?: string) =>
      createMyFilesFunction(services)(
        new Request(address, { method: 'POST', headers: headers(token), body: JSON.stringify({ file: id }) }),
      )
    const addStored = async (submission: string, text: string) => {
      const key = newFileKey()
      store.files.set(key, Buffer.from(text))
      return addFile(db(), submission, key)
    }
    return { ...site, store, data, file, addStored }
  }

  it('hands out all that is kept of somebody, with their files and invoices, and nothing of anybody else', async () => {
    const { data, signIn, ask, addStored } = open()
    const order = await addOrder(db(), 'kerry@example.com')
    await db()
      .insert(invoices)
      .values({ order: order.id, about: 'invoice', number: order.number, pdf: Buffer.from('%PDF') })
    const robot = await addSubmission(db(), 'kerry@example.com', 'registration')
    const repair = await addSubmission(db(), 'kerry@example.com', 'repair')
    await db()
      .insert(caseMessages)
      .values({ submission: repair.id, from: 'staff', name: 'Jo', words: 'Ready.', key: 'k' })
    const mail = { from: 'kerry@example.com', name: 'Kerry', subject: 'Re: Ready?', words: 'It is.' }
    await db()
      .insert(receivedMails)
      .values([
        {
          ...mail,
          messageId: '<a@mail>',
          state: 'threaded',
          submission: repair.id,
          attachments: [{ name: 'a.jpg', bytes: 3, upload: 'u' }],
        },
        { ...mail, messageId: '<b@mail>', state: 'stray', words: 'About nothing.' },
        { ...mail, messageId: '<c@mail>', state: 'stray', from: 'other@example.com' },
      ])
    await addStored(robot.id, 'the receipt')
    const foreign = await addSubmission(db(), 'other@example.com', 'registration')
    await addStored(foreign.id, 'another receipt')
    const token = signIn('kerry')
    await ask('mutation { setNewsletter(on: true) { problem } }', {}, token)

    const response = await data(token)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data-2026-11-19.zip"',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const files = unzip(bytes)
    expect([...files.keys()]).toEqual([
      'data.json',
      `files/${robot.reference} 1 Receipt ō.pdf`,
      `invoices/${order.number}.pdf`,
    ])
    expect(files.get(`files/${robot.reference} 1 Receipt ō.pdf`)).toBe('the receipt')
    expect(JSON.parse(files.get('data.json') ?? '')).toMatchObject({
      person: { email: 'kerry@example.com', name: 'Kerry Walsh', newsletter: true },
      orders: [{ number: order.number, total: 99_900, lines: [{ sku: 'PW-S100' }] }],
      sentForms: [
        { reference: robot.reference, registered: [{ serialNumber: 'AU24-1234567-K' }], files: [{ bytes: 7 }] },
        {
          reference: repair.reference,
          messages: [{ from: 'staff', words: 'Ready.' }],
          mails: [{ subject: 'Re: Ready?', words: 'It is.', files: [{ name: 'a.jpg', bytes: 3 }] }],
        },
      ],
      otherMails: [{ words: 'About nothing.' }],
    })
    expect(bytes.toString()).not.toContain('other@example.com')
    // Digests and keys open things.
    expect(bytes.toString()).not.toMatch(/"access"|"intent"|"checkout"|idempotencyKey/)
  })

  it('hands out what somebody asked for their dealer and did at the desk, and nothing of whom they did it to', async () => {
    const { data, signIn, ask } = open()
    await refreshDealers(db(), 'en-au', [fakeDealer()])
    const token = signIn('kerry')
    await ask('{ me { name } }', {}, token)
    const [kerry] = await db().select().from(people).where(eq(people.email, 'kerry@example.com'))
    const own = { edition: 'en-au', dealer: fakeDealer().slug, person: kerry?.id ?? '', name: 'Kerry' } as const
    const machine = { product: 'dolphin-s200', serialNumber: 'AU24-1234567-K', fault: 'It leaks.' }
    await db()
      .insert(warrantyRequests)
      .values([
        { ...own, ...machine, number: 'W-1', key: 'opens-nothing' },
        { ...own, ...machine, number: 'W-2', key: 'k', person: null, name: 'Somebody else' },
      ])
    await db()
      .insert(listingChanges)
      .values({ ...own, before: { name: 'Old' }, after: { name: 'New' } })
    const act = { act: 'note', subject: 'person' as const, of: 'x', before: {}, after: { name: 'Somebody else' } }
    await db()
      .insert(staffActs)
      .values({ ...act, person: kerry?.id ?? '', name: 'Kerry', at: new Date() })
    const text = unzip(Buffer.from(await (await data(token)).arrayBuffer())).get('data.json') ?? ''
    expect(JSON.parse(text)).toMatchObject({
      warrantyRequests: [{ number: 'W-1', fault: 'It leaks.' }],
      listingChanges: [{ after: { name: 'New' } }],
      deskActs: [{ act: 'note', subject: 'person' }],
    })
    expect(text).not.toMatch(/Somebody else|opens-nothing/)
    for (const table of [warrantyRequests, listingChanges, staffActs, dealers]) await db().delete(table)
  })

  it('says which files could not be read, and sends the rest', async () => {
    const { data, signIn, addStored, store } = open()
    const robot = await addSubmission(db(), 'kerry@example.com', 'registration')
    await addStored(robot.id, 'the receipt')
    store.fail(storeFailure('unavailable', 'away'))
    const files = unzip(Buffer.from(await (await data(signIn('kerry'))).arrayBuffer()))
    expect([...files.keys()]).toEqual(['data.json', 'missing.txt'])
    expect(files.get('missing.txt')).toContain(`files/${robot.reference} 1 Receipt ō.pdf`)
  })

  it('answers nobody without a token, no link, and nobody too often', async () => {
    const { data, signIn, signOut } = open()
    expect((await data()).status).toBe(401)
    const token = signIn('kerry')
    expect((await data(token, 'GET')).status).toBe(405)
    for (let count = 0; count < 6; count += 1) expect((await data(token)).status).toBe(200)
    const limited = await data(token)
    expect([limited.status, limited.headers.get('cache-control')]).toEqual([429, 'no-store'])
    signOut(token)
    expect(await (await data(token)).json()).toMatchObject({ error: { code: 'SIGN_IN_AGAIN' } })
  })

  it('hands out one file to its owner, and to others what it says of a file that is not there', async () => {
    const { file, signIn, addStored } = open()
    const robot = await addSubmission(db(), 'kerry@example.com', 'registration')
    const { id } = await addStored(robot.id, 'the receipt')
    const mine = await file(id, signIn('kerry'))
    expect([mine.status, await mine.text()]).toEqual([200, 'the receipt'])
    expect(mine.headers.get('content-disposition')).toBe(
      'attachment; filename="Receipt _.pdf"; filename*=UTF-8\'\'Receipt%20%C5%8D.pdf',
    )
    const missing = await file('00000000-0000-4000-8000-000000000000', signIn('kerry'))
    const foreign = await file(id, signIn('other'))
    expect([missing.status, foreign.status]).toEqual([404, 404])
    expect(await foreign.text()).toBe(await missing.text())
    expect((await file({ of: id }, signIn('kerry'))).status).toBe(404)
    expect((await file(id)).status).toBe(401)
  })
})
