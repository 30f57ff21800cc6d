import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { addSubmission, idleJobs } from '../account/account-site.fake.ts'
import { caseMessages } from '../db/schema/case-messages.ts'
import { caseNotes } from '../db/schema/case-notes.ts'
import { dealers } from '../db/schema/dealers.ts'
import { letters } from '../db/schema/letters.ts'
import { people } from '../db/schema/people.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { storeFailure } from '../files/file-store.ts'
import { memoryStore } from '../files/memory-store.fake.ts'
import { receiptPdf } from '../files/pdf.fake.ts'
import { phonePhoto } from '../files/pictures.fake.ts'
import { noVirusScan, type VirusScan } from '../files/virus-scan.ts'
import { inEnvelope } from '../mail/in-envelope.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import { createMailReader } from './mail-reader.ts'
import { bouncedMail, mailWithFiles, writtenMail } from './mails.fake.ts'
import { receiveMail } from './receive-mail.ts'

const now = new Date('2026-11-19T02:00:00Z')
const receiver = 'mx.poolwright.example'
/** As whoever takes mail in for us says of a sender that it is not forged. */
const vouched = [`Authentication-Results: ${receiver}; dmarc=pass header.from=example.com`]
const us = { name: 'Poolwright', address: 'help@poolwright.example' }

onEachEngine((db) => {
  const store = memoryStore()
  const services = () => ({ db: db(), places: { store, scan: noVirusScan }, receiver })
  const receive = (raw: Uint8Array, at = now) => receiveMail(services(), raw, at)

  afterEach(async () => {
    for (const table of [receivedMails, letters, uploads, submissions, people, dealers]) await db().delete(table)
    store.files.clear()
    store.fail(undefined)
  })

  /** Something that somebody has sent, and our letter about it. */
  const asked = async (email = 'kerry@example.com', changed: Partial<typeof submissions.$inferInsert> = {}) => {
    const { id, reference } = await addSubmission(db(), email)
    const settled = { outcome: 'answered' as const, waitingSince: null, isUnread: false }
    await db()
      .update(submissions)
      .set({ ...settled, ...changed })
      .where(eq(submissions.id, id))
    const content = { subject: `About ${reference}`, html: '', text: 'Does the light blink?' }
    const letter = inEnvelope({
      key: `answer/${reference}`,
      from: us,
      to: { name: '', address: email },
      letter: content,
    })
    await queueLetter(db(), idleJobs, letter, { submission: id })
    return { id, reference, letter }
  }
  const addDealer = async (email: string | null) => {
    const place = { street: '', suburb: '', state: '', postcode: '2232', phone: '', lat: -33, lon: 151 }
    const dealer = { edition: 'en-au', slug: 'bayside', name: 'Bayside', email, ...place } as const
    await db()
      .insert(dealers)
      .values({ ...dealer, services: [], lines: [], hours: {}, listing: 0, active: true })
  }
  const caseOf = async (id: string) => {
    const [row] = await db().select().from(submissions).where(eq(submissions.id, id))
    if (row === undefined) throw new Error('No case')
    return row
  }
  const messages = () => db().select().from(caseMessages)
  const mails = () => db().select().from(receivedMails)

  describe('an answer to a letter of ours', () => {
    it('is what the customer says about it: it waits for us again', async () => {
      const { id, reference, letter } = await asked('Kerry@Example.com', { laterUntil: now, closedAt: now })
      const text =
        'Yes, three times.\n\nOn Thu, 19 Nov 2026 at 13:04, Poolwright <help@poolwright.example> wrote:\n> Does it?'
      const received = await receive(writtenMail({ inReplyTo: letter.messageId, subject: 'Re: hello', text }))
      expect(received).toEqual({ ok: true, state: 'threaded', reference, isNew: true })
      expect(await messages()).toMatchObject([
        { submission: id, from: 'customer', name: 'Kerry Walsh', words: 'Yes, three times.', via: 'mail', at: now },
      ])
      expect(await caseOf(id)).toMatchObject({
        ...{ outcome: null, waitingSince: now, isUnread: true, laterUntil: null, closedAt: null },
      })
      const [mail] = await mails()
      expect(mail).toMatchObject({ from: 'kerry@example.com', submission: id, state: 'threaded' })
      expect((await messages())[0]?.mail).toBe(mail?.id)
    })

    it('is known by its References, by the number in its subject and by the address it went to', async () => {
      const { id, reference, letter } = await asked()
      for (const mail of [
        writtenMail({ references: ['<other@example.com>', letter.messageId], subject: 'Hello' }),
        writtenMail({ headers: vouched, subject: `AW: ${reference.toLowerCase()}` }),
        writtenMail({ headers: vouched, subject: 'Hello', to: `help+${reference}@poolwright.example` }),
      ])
        expect(await receive(mail)).toMatchObject({ state: 'threaded', reference })
      expect((await messages()).map(({ submission }) => submission)).toEqual([id, id, id])
    })

    it('answers what was answered, whatever number stands in its subject', async () => {
      const [first, second] = [await asked(), await asked()]
      const mail = writtenMail({ inReplyTo: first.letter.messageId, subject: `Re: ${second.reference}` })
      expect(await receive(mail)).toMatchObject({ reference: first.reference })
    })

    it('follows an earlier mail of theirs', async () => {
      const { reference } = await asked()
      await receive(writtenMail({ headers: vouched, id: '<first@mail.example>', subject: reference }))
      const next = { inReplyTo: '<first@mail.example>', subject: 'One more thing' }
      const second = await receive(writtenMail({ headers: vouched, ...next }))
      expect(second).toMatchObject({ state: 'threaded', reference })
      // Whoever had a copy of the first knows its name.
      expect(await receive(writtenMail(next))).toMatchObject({ state: 'stray' })
    })

    it('opens again what was closed, and says it where it was merged into', async () => {
      const target = await asked('kerry@example.com', { outcome: 'closed' })
      const merged = await asked('kerry@example.com', { outcome: 'closed', mergedInto: target.id })
      const received = await receive(writtenMail({ inReplyTo: merged.letter.messageId }))
      expect(received).toMatchObject({ state: 'threaded', reference: target.reference })
      expect((await messages()).map(({ submission }) => submission)).toEqual([target.id])
      expect(await caseOf(target.id)).toMatchObject({ outcome: null, waitingSince: now })
      expect(await caseOf(merged.id)).toMatchObject({ outcome: 'closed', waitingSince: null })
    })

    it('may come from the address of the account that it is in', async () => {
      const own = { issuer: 'i', subject: 's', email: 'kerry@work.example', name: 'Kerry', edition: 'en-au' } as const
      const [person] = await db().insert(people).values(own).returning()
      const { letter, reference } = await asked('kerry@example.com', { person: person?.id ?? null })
      const mail = { inReplyTo: letter.messageId, from: 'kerry@work.example' }
      expect(await receive(writtenMail(mail))).toMatchObject({ state: 'threaded', reference })
    })
  })

  describe('is for staff to place', () => {
    const strayFrom = async (from: string, given: object, changed = {}) => {
      const { id, reference, letter } = await asked('kerry@example.com', changed)
      const mail = writtenMail({ from, inReplyTo: letter.messageId, subject: `Re: ${reference}`, ...given })
      expect(await receive(mail)).toMatchObject({ state: 'stray' })
      expect(await messages()).toEqual([])
      expect(await caseOf(id)).toMatchObject({ outcome: 'answered', waitingSince: null, isUnread: false })
    }

    it('what somebody else writes about it, for anybody can write a number', () => strayFrom('mallory@example.com', {}))
    it('what is forged, as the server says that took it in', () =>
      strayFrom('kerry@example.com', { headers: [`Authentication-Results: ${receiver}; dmarc=fail`, ...vouched] }))

    it.each([
      ['nobody vouches for', []],
      ['its own sender vouches for', ['Authentication-Results: mx.example.com; dmarc=pass']],
      ['whoever took it in says nothing of', [`Authentication-Results: ${receiver}; dmarc=none`, ...vouched]],
    ])('what %s, and names our number alone', async (_which, headers) => {
      const { reference } = await asked()
      const to = `help+${reference}@poolwright.example`
      const mail = writtenMail({ headers, subject: `Re: ${reference}`, to })
      expect(await receive(mail)).toMatchObject({ state: 'stray' })
      expect(await messages()).toEqual([])
    })

    it('what answers a letter that was written to somebody else about it', async () => {
      const { id, reference } = await asked()
      const letter = { subject: '', html: '', text: '' }
      const to = { name: '', address: 'bench@bayside.example' }
      const message = inEnvelope({ key: `demo/${reference}`, from: us, to, letter })
      await queueLetter(db(), idleJobs, message, { submission: id })
      expect(await receive(writtenMail({ inReplyTo: message.messageId }))).toMatchObject({ state: 'stray' })
    })
    it('what names two senders', () => strayFrom('kerry@example.com, mallory@example.com', {}))
    it('what only looks like an address of theirs', () => strayFrom('"kerry@example.com" <mallory@example.com>', {}))

    it('what staff write', async () => {
      const own = { issuer: 'i', subject: 's', email: 'kerry@example.com', name: 'Kerry', edition: 'en-au' } as const
      await db()
        .insert(people)
        .values({ ...own, role: 'staff' })
      await strayFrom('kerry@example.com', {})
    })

    it('what the dealer writes who is to come', async () => {
      await addDealer('Kerry@example.com')
      await strayFrom('kerry@example.com', {}, { dealer: 'bayside' })
    })

    it('what somebody writes who has the account of that dealer', async () => {
      await addDealer(null)
      const own = { issuer: 'i', subject: 's', email: 'kerry@example.com', name: 'Kerry', edition: 'en-au' } as const
      await db()
        .insert(people)
        .values({ ...own, role: 'dealer', dealerEdition: 'en-au', dealer: 'bayside' })
      await strayFrom('kerry@example.com', {}, { dealer: 'bayside' })
    })

    it('what is about nothing we know', async () => {
      expect(await receive(writtenMail({ subject: 'A question' }))).toMatchObject({ state: 'stray' })
      expect(await mails()).toMatchObject([{ submission: null, words: 'It still turns left.', subject: 'A question' }])
    })
  })

  it('is taken once, however often it comes', async () => {
    const { letter } = await asked()
    const mail = await mailWithFiles([{ name: 'a.jpg', type: 'image/jpeg', content: await phonePhoto() }], {
      inReplyTo: letter.messageId,
    })
    expect(await receive(mail)).toMatchObject({ state: 'threaded', isNew: true })
    expect(await receive(mail)).toMatchObject({ state: 'threaded', isNew: false })
    const again = await Promise.all(Array.from({ length: 20 }, () => receive(mail)))
    expect(again.every((each) => each.ok && !each.isNew)).toBe(true)
    expect([(await messages()).length, (await mails()).length, store.files.size]).toEqual([1, 1, 1])
  })

  it('is not lost because somebody else has sent one of its name before', async () => {
    const { letter, reference } = await asked()
    const named = { id: '<kerry@mail.example>', inReplyTo: letter.messageId }
    const mallory = writtenMail({ ...named, from: 'mallory@example.com' })
    const empty = writtenMail({ ...named, text: 'Not what Kerry wrote.', inReplyTo: '<nothing@mail.example>' })
    expect(await receive(mallory)).toMatchObject({ state: 'stray', isNew: true })
    expect(await receive(empty)).toMatchObject({ state: 'stray', isNew: true })
    const own = writtenMail(named)
    const all = await Promise.all(Array.from({ length: 8 }, () => receive(own)))
    expect(all.filter((each) => each.ok && each.isNew)).toMatchObject([{ state: 'threaded', reference }])
    for (const again of [mallory, empty, own]) expect(await receive(again)).toMatchObject({ isNew: false })
    expect((await messages()).map(({ words }) => words)).toEqual(['It still turns left.'])
    expect(await mails()).toHaveLength(3)
  })

  it('of twenty that bring it at once one keeps it, and leaves nothing behind', async () => {
    const { letter } = await asked()
    const mail = mailWithFiles([{ name: 'a.jpg', type: 'image/jpeg', content: await phonePhoto() }], {
      inReplyTo: letter.messageId,
    })
    const received = await Promise.all(Array.from({ length: 20 }, () => receive(mail)))
    expect(received.filter((each) => each.ok && each.isNew)).toHaveLength(1)
    expect([(await messages()).length, (await mails()).length]).toEqual([1, 1])
    const kept = await db().select().from(uploads)
    expect(kept).toHaveLength(1)
    expect([...store.files.keys()]).toEqual(kept.map(({ key }) => key))
  })

  it('twenty different ones about one case are all kept', async () => {
    const { letter, id } = await asked()
    const all = Array.from({ length: 20 }, (_, at) => writtenMail({ inReplyTo: letter.messageId, text: `Word ${at}` }))
    await Promise.all(all.map((mail) => receive(mail)))
    expect((await messages()).map(({ words }) => words).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, at) => `Word ${at}`).toSorted(),
    )
    expect(await caseOf(id)).toMatchObject({ outcome: null })
  })

  describe('a machine’s answer', () => {
    it('is kept, and opens nothing again', async () => {
      const { id, reference, letter } = await asked()
      const headers = ['Auto-Submitted: auto-replied']
      const mail = writtenMail({ inReplyTo: letter.messageId, headers, text: 'I am away.' })
      expect(await receive(mail)).toMatchObject({ state: 'automatic', reference })
      expect(await messages()).toEqual([])
      expect(await caseOf(id)).toMatchObject({ outcome: 'answered', waitingSince: null, isUnread: false })
      // Nobody is answered: the letter is ours from before.
      expect(await db().$count(letters)).toBe(1)
    })

    it('of a letter that came back is noted on the case, once, and the letter stays as sent as it was', async () => {
      const { id, letter } = await asked()
      await db().update(letters).set({ state: 'sent', sentAt: now })
      const bounce = bouncedMail({ recipient: 'kerry@example.com', messageId: letter.messageId })
      for (let times = 0; times < 2; times += 1) expect(await receive(bounce)).toMatchObject({ state: 'automatic' })
      expect(await db().select().from(caseNotes)).toMatchObject([
        { submission: id, name: 'Mail', words: expect.stringContaining('User unknown') },
      ])
      expect(await caseOf(id)).toMatchObject({ outcome: 'answered', waitingSince: null, isUnread: true })
      expect((await db().select().from(letters))[0]).toMatchObject({ state: 'sent', attempts: 0 })
    })

    it('of a letter that is not ours, or was to somebody else, is noted nowhere', async () => {
      const { letter } = await asked()
      await receive(bouncedMail({ recipient: 'mallory@example.com', messageId: letter.messageId }))
      await receive(bouncedMail({ recipient: 'kerry@example.com', messageId: '<nothing@poolwright.example>' }))
      expect(await db().$count(caseNotes)).toBe(0)
      expect((await mails()).map(({ state, submission }) => [state, submission])).toEqual([
        ['automatic', null],
        ['automatic', null],
      ])
    })
  })

  describe('files in it', () => {
    it('are inspected as uploads are: pictures drawn anew, and what is not taken is named with why', async () => {
      const { id, letter } = await asked()
      const photo = await phonePhoto()
      const files = [
        { name: 'track.jpg', type: 'image/jpeg', content: photo },
        { name: 'receipt.pdf', type: 'application/pdf', content: await receiptPdf() },
        { name: 'photo.jpg', type: 'image/jpeg', content: Buffer.from('MZ this is no photo') },
        { name: 'empty.png', type: 'image/png', content: Buffer.alloc(0) },
      ]
      await receive(mailWithFiles(files, { inReplyTo: letter.messageId }))
      const [mail] = await mails()
      const kept = await db().select().from(uploads)
      expect(mail?.attachments).toMatchObject([
        { name: 'track.jpg', upload: expect.any(String) },
        { name: 'receipt.pdf', upload: expect.any(String) },
        { name: 'photo.jpg', refused: expect.stringContaining('This one is something else') },
        { name: 'empty.png', bytes: 0, refused: expect.stringContaining('empty') },
      ])
      expect(kept.map(({ submission, purpose, sender }) => [submission, purpose, sender])).toEqual([
        [id, 'mail', null],
        [id, 'mail', null],
      ])
      const stored = [...store.files.values()].map((bytes) => Buffer.from(bytes).toString('latin1'))
      expect(stored.some((bytes) => bytes.includes('Marguerite'))).toBe(false)
    })

    it('are five at most, and the rest is named', async () => {
      const photo = await phonePhoto(20, 20)
      const files = Array.from({ length: 25 }, (_, at) => ({ name: `${at}.jpg`, type: 'image/jpeg', content: photo }))
      await receive(mailWithFiles(files))
      const [mail] = await mails()
      expect(mail?.attachments.filter(({ upload }) => upload !== undefined)).toHaveLength(5)
      expect(mail?.attachments.at(-1)).toMatchObject({ name: '5 more', refused: expect.any(String) })
      expect(store.files.size).toBe(5)
      // They wait with their mail.
      expect(await db().$count(uploads, eq(uploads.sender, `mail/${mail?.id}`))).toBe(5)
    })

    it('alone are a message, too', async () => {
      const { letter } = await asked()
      const content = await phonePhoto()
      await receive(
        mailWithFiles([{ name: 'a.jpg', type: 'image/jpeg', content }], { inReplyTo: letter.messageId, text: ' ' }),
      )
      expect((await messages())[0]?.words).toBe('(No words, only files.)')
    })

    it('wait with their mail while the store is away: nothing is kept, and it is taken when it comes again', async () => {
      const { letter } = await asked()
      const content = await phonePhoto()
      const mail = mailWithFiles([{ name: 'a.jpg', type: 'image/jpeg', content }], { inReplyTo: letter.messageId })
      store.fail(storeFailure('unavailable', 'away'))
      expect(await receive(mail)).toMatchObject({ ok: false })
      expect(await mails()).toEqual([])
      store.fail(undefined)
      expect(await receive(mail)).toMatchObject({ state: 'threaded', isNew: true })
    })
  })

  describe('what cannot be read', () => {
    const lines = writtenMail({ subject: 'My robot', text: 'x\n'.repeat(2_000_000), headers: ['Precedence: bulk'] })
    const whole = () => [...store.files.values()].map((bytes) => Buffer.from(bytes).equals(lines))

    it('waits for staff with all that came, whoever has written it', async () => {
      expect(await receive(lines)).toMatchObject({ state: 'stray', trouble: 'it is made as no mail is' })
      const [mail] = await mails()
      expect(mail).toMatchObject({
        ...{ from: 'kerry@example.com', subject: 'My robot', verdict: 'unsaid' },
        words: expect.stringContaining('could not be read'),
        attachments: [{ name: 'The mail as it came.eml', bytes: lines.byteLength, upload: expect.any(String) }],
      })
      expect(await db().select().from(uploads)).toMatchObject([
        { mediaType: 'message/rfc822', purpose: 'mail', sender: `mail/${mail?.id}` },
      ])
      expect(whole()).toEqual([true])
    })

    it('for it never comes to an end is given up, kept as it came, and taken once', async () => {
      const stuck = `import { parentPort } from 'node:worker_threads'
        parentPort.on('message', () => { for (;;); })
        parentPort.postMessage('ready')`
      const file = new URL(`data:text/javascript,${encodeURIComponent(stuck)}`)
      const reader = createMailReader({ file, patienceMs: 50, headPatienceMs: 50 })
      const bring = () => receiveMail({ ...services(), reader }, lines, now)
      expect(await bring()).toMatchObject({ state: 'stray', isNew: true, trouble: 'it took longer than 50 ms' })
      expect(await bring()).toMatchObject({ state: 'stray', isNew: false })
      expect(await mails()).toMatchObject([{ from: '', words: expect.stringContaining('could not be read') }])
      expect(whole()).toEqual([true])
    })

    it('is not kept where there is a virus in it, and is brought again while nobody can tell', async () => {
      const places = (scan: VirusScan) => ({ ...services(), places: { store, scan } })
      const away = async () => ({ unavailable: 'away' })
      expect(await receiveMail(places(away), lines, now)).toMatchObject({ ok: false, reason: 'away' })
      expect(await mails()).toEqual([])
      await receiveMail(
        places(async () => ({ clean: false, name: 'Eicar' })),
        lines,
        now,
      )
      expect((await mails())[0]?.attachments).toMatchObject([{ refused: expect.stringContaining('Eicar') }])
      expect(store.files.size).toBe(0)
    })
  })

  it('is kept whatever it is made of: bytes that are no letters, no sender, no words', async () => {
    const { reference } = await asked()
    const hostile = [
      Buffer.from('\0\0\0'),
      Buffer.from(`From: kerry@example.com\r\nSubject: ${reference}\0\r\n\r\n\0\ud800 nul\0`),
      Buffer.from(
        `Subject: ${'x'.repeat(100_000)}\r\nFrom: ${'a'.repeat(5000)}@example.com\r\n\r\n${'y'.repeat(300_000)}`,
      ),
      Buffer.from(`From: '; drop table submissions; --@example.com\r\nMessage-ID: <${'i'.repeat(5000)}@x>\r\n\r\n`),
      Buffer.from("From: kerry@example.com\r\nIn-Reply-To: <%27 or 1=1@x>\r\nReferences: <a@'||'>\r\n\r\nx"),
    ]
    for (const mail of hostile) expect(await receive(mail)).toMatchObject({ ok: true })
    expect(await mails()).toHaveLength(hostile.length)
    expect(await db().$count(submissions)).toBe(1)
  })
})
