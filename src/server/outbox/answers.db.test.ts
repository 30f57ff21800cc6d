import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSubmission, idleJobs } from '../../api/account/account-site.fake.ts'
import { caseMessages } from '../../api/db/schema/case-messages.ts'
import { letters } from '../../api/db/schema/letters.ts'
import { receivedMails } from '../../api/db/schema/received-mails.ts'
import { submissions } from '../../api/db/schema/submissions.ts'
import { inEnvelope } from '../../api/mail/in-envelope.ts'
import { queueLetter } from '../../api/mail/letter-queue.ts'
import { plusAddress, threadHeaders } from '../../api/mail-in/thread-headers.ts'
import { formsOfAustralia, openDataOf } from '../../functions/wiring/site-services.fake.ts'
import { type App, createApp } from '../app.ts'

const from = { name: 'Poolwright', address: 'help@poolwright.example' }
const mailInAddress = 'answers@mail.poolwright.example'

describe('a letter in the outbox', () => {
  let opened: Awaited<ReturnType<typeof openDataOf>>
  let app: App
  beforeAll(async () => {
    opened = await openDataOf(formsOfAustralia)
    const { siteServices, siteDirectory, logger } = opened
    const site = { siteDirectory, logger, publicUrl: 'http://localhost:8080', readiness: { phase: 'ready' } } as const
    app = createApp({ ...site, siteServices: Promise.resolve(siteServices), outbox: true })
  })
  afterAll(() => opened.close())
  const db = () => opened.siteServices.database.db

  const write = async (to: string, key: string, submission?: { id: string; reference: string }) => {
    const thread = submission ? await threadHeaders(db(), { ...submission, to, from, mailInAddress }) : {}
    const letter = { subject: 'Your repair', html: '', text: 'Does the light blink?\nHow often?' }
    const message = inEnvelope({ key, from, to: { name: 'Kerry Ō’Walsh', address: to }, letter, ...thread })
    await queueLetter(db(), idleJobs, message, submission ? { submission: submission.id } : {})
    const [row] = await db()
      .select()
      .from(letters)
      .where(eq(sql`${letters.message} ->> 'messageId'`, message.messageId))
    return { id: row?.id ?? '', message }
  }
  const answer = (id: string, words: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.request(`/outbox/${id}/answer/`, { method: 'POST', body: new URLSearchParams({ words }), headers })

  it('is answered there, and the answer is on its case, as if it had come by mail', async () => {
    const { id, reference } = await addSubmission(db(), 'kerry@example.com')
    await db().update(submissions).set({ outcome: 'answered', waitingSince: null, isUnread: false })
    const letter = await write('kerry@example.com', 'one', { id, reference })
    const page = await (await app.request(`/outbox/${letter.id}/`)).text()
    expect(page).toContain('Answer this letter')
    const sent = await answer(letter.id, 'Yes.\r\nThree times.')
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/outbox/${letter.id}/?answered=threaded&reference=${reference}`,
    ])
    expect(await (await app.request(sent.headers.get('location') ?? '')).text()).toContain(`is on ${reference}`)
    const [message] = await db().select().from(caseMessages)
    expect(message).toMatchObject({ submission: id, words: 'Yes.\nThree times.', via: 'mail', name: 'Kerry Ō’Walsh' })
    const [row] = await db().select().from(submissions).where(eq(submissions.id, id))
    expect(row).toMatchObject({ outcome: null, isUnread: true, waitingSince: expect.any(Date) })
  })

  it('goes on a thread that mail programs can follow, and is to be answered to the case', async () => {
    const { id, reference } = await addSubmission(db(), 'ana@example.com')
    const first = await write('ana@example.com', 'two', { id, reference })
    expect(first.message.replyTo?.address).toBe(plusAddress(mailInAddress, reference))
    expect(first.message).not.toHaveProperty('inReplyTo')
    await answer(first.id, 'Yes.')
    const [mail] = await db().select().from(receivedMails).orderBy(desc(receivedMails.at)).limit(1)
    const second = await write('ana@example.com', 'three', { id, reference })
    expect(second.message).toMatchObject({
      inReplyTo: mail?.messageId,
      references: [first.message.messageId, mail?.messageId],
    })
    const again = await answer(second.id, 'Thank you.')
    expect(again.headers.get('location')).toContain(`reference=${reference}`)
  })

  it('about nothing that waits is stray when it is answered', async () => {
    const { id } = await write('kerry@example.com', 'four')
    const sent = await answer(id, 'What is this?')
    expect(sent.headers.get('location')).toBe(`/outbox/${id}/?answered=stray`)
    expect(await (await app.request(sent.headers.get('location') ?? '')).text()).toContain('/staff/mail/')
  })

  it('is answered by nobody from another page, and not without words', async () => {
    const { id } = await write('kerry@example.com', 'five')
    const before = await db().$count(receivedMails)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])
      expect((await answer(id, 'Hello', headers)).status).toBe(404)
    expect((await answer('00000000-0000-4000-8000-000000000000', 'Hello')).status).toBe(404)
    expect((await answer(id, '  ')).headers.get('location')).toBe(`/outbox/${id}/`)
    expect(await db().$count(receivedMails)).toBe(before)
  })

  it('says nothing that was only written into its address', async () => {
    const { id } = await write('kerry@example.com', 'six')
    const page = await (await app.request(`/outbox/${id}/?answered=%3Cb%3E&reference=evil`)).text()
    expect(page).not.toContain('role="status"')
    expect(await (await app.request(`/outbox/${id}/?answered=threaded&reference=evil`)).text()).not.toContain('evil')
  })
})

describe('where there is no outbox', () => {
  it('nothing is answered, and no mail comes in without a secret', async () => {
    const opened = await openDataOf(formsOfAustralia, { NODE_ENV: 'test' })
    const { siteServices, siteDirectory, logger } = opened
    const site = { siteDirectory, logger, publicUrl: 'http://localhost:8080', readiness: { phase: 'ready' } } as const
    const app = createApp({ ...site, siteServices: Promise.resolve(siteServices) })
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await app.request('/outbox/x/answer/', { method: 'POST', headers })).status).toBe(404)
    const mail = { method: 'POST', headers: { 'content-type': 'message/rfc822' }, body: 'From: a@example.com\r\n\r\n' }
    expect((await app.request('/.netlify/functions/mail-in', mail)).status).toBe(404)
    await opened.close()
  })
})
