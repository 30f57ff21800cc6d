import { afterEach, describe, expect, it } from 'vitest'
import { receivedMails } from '../db/schema/received-mails.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { memoryStore } from '../files/memory-store.fake.ts'
import { noVirusScan } from '../files/virus-scan.ts'
import { createMailIn, largestMail } from './mail-in-function.ts'
import { signatureHeader, signMail } from './mail-signature.ts'
import { writtenMail } from './mails.fake.ts'

const now = new Date('2026-11-19T02:00:00Z')
const secret = 'a secret of thirty-two characters'
const address = 'https://pools.example/.netlify/functions/mail-in'

onEachEngine((db) => {
  const warned: object[] = []
  const logger = { info: () => undefined, error: () => undefined, warn: (given: object) => warned.push(given) }
  const open = (secrets: readonly string[] = [secret]) =>
    createMailIn({
      db: db(),
      places: { store: memoryStore(), scan: noVirusScan },
      secrets: async () => secrets,
      logger,
    })
  const post = (body: Uint8Array | ReadableStream, headers: Record<string, string> = {}) =>
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', ...headers },
      body: body instanceof ReadableStream ? body : Buffer.from(body),
      duplex: 'half',
    } as RequestInit)
  const signed = (body: Uint8Array, by = secret, at = now) => ({ [signatureHeader]: signMail(body, by, at) })
  const mails = () => db().$count(receivedMails)

  afterEach(async () => {
    await db().delete(receivedMails)
    warned.length = 0
  })

  it('takes a mail that is signed, and says what became of it', async () => {
    const body = writtenMail({ subject: 'A question' })
    const answer = await open()(post(body, signed(body)), now)
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'stray', reference: null }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await mails()).toBe(1)
    expect((await open()(post(body, signed(body)), now)).status).toBe(200)
    expect(await mails()).toBe(1)
  })

  it('takes it by the old secret and the new one, while one takes over', async () => {
    for (const by of ['o'.repeat(32), secret]) {
      const body = writtenMail()
      expect((await open(['o'.repeat(32), secret])(post(body, signed(body, by)), now)).status).toBe(200)
    }
  })

  describe('keeps nothing', () => {
    const body = writtenMail()
    const other = writtenMail()
    it.each([
      ['that is not signed', {}],
      ['that somebody else has signed', signed(body, 'x'.repeat(32))],
      ['that was signed for another mail', signed(other)],
      ['that was signed too long ago', signed(body, secret, new Date(now.getTime() - 301_000))],
      ['that will be signed', signed(body, secret, new Date(now.getTime() + 301_000))],
      ['whose signature is none', { [signatureHeader]: 'v1=yes' }],
    ])('%s', async (_what, headers) => {
      const answer = await open()(post(body, headers), now)
      expect([answer.status, await answer.json()]).toEqual([400, { message: 'The signature is not right.' }])
      expect(await mails()).toBe(0)
      // Neither the mail nor the signature is in the log.
      expect(warned).toEqual([{ reason: expect.stringMatching(/^[a-z ]+$/) }])
    })

    it('where no secret is set: there is no such function then', async () => {
      expect((await open([])(post(body, signed(body)), now)).status).toBe(404)
    })

    it('that is not posted as a mail', async () => {
      const get = await open()(new Request(address), now)
      expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
      for (const type of ['application/json', 'text/plain', 'message/rfc822x'])
        expect((await open()(post(body, { ...signed(body), 'content-type': type }), now)).status).toBe(415)
    })

    it('that is too large, by what it says and by what comes', async () => {
      const declared = { ...signed(body), 'content-length': `${largestMail + 1}` }
      expect((await open()(post(body, declared), now)).status).toBe(413)
      const piece = Buffer.alloc(1024 * 1024, 'x')
      let pieces = 0
      const endless = new ReadableStream({
        pull: (controller) => {
          pieces += 1
          if (pieces > 40) controller.close()
          else controller.enqueue(piece)
        },
      })
      expect((await open()(post(endless, signed(body)), now)).status).toBe(413)
    })

    it('that is not as long as it says', async () => {
      for (const length of [body.length - 1, body.length + 1]) {
        const lies = { ...signed(body), 'content-length': `${length}` }
        expect((await open()(post(body, lies), now)).status).toBe(400)
      }
      expect(await mails()).toBe(0)
    })
  })
})
