import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { accountSite, addSubmission } from '../../account/account-site.fake.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { caseNotes } from '../../db/schema/case-notes.ts'
import { letters } from '../../db/schema/letters.ts'
import { people } from '../../db/schema/people.ts'
import { rateLimitCounts } from '../../db/schema/rate-limit-counts.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { memoryStore } from '../../files/memory-store.fake.ts'
import { phonePhoto } from '../../files/pictures.fake.ts'
import { noVirusScan } from '../../files/virus-scan.ts'
import { mailWithFiles, writtenMail } from '../../mail-in/mails.fake.ts'
import { receiveMail } from '../../mail-in/receive-mail.ts'
import { attachMail } from './attach-mail.ts'
import { findMails } from './find-mails.ts'
import { mailFile } from './mail-file.ts'

const listQuery = `query List($view: StaffMailView!, $first: Int, $after: String) {
  staffMails(view: $view, first: $first, after: $after) {
    items { id revision state from verdict name subject gist files } next
  }
}`
const fileQuery = `query File($id: String!) {
  staffMail(id: $id) { words attachments { name refused } maybeAbout { reference what isSameSender } }
}`
const acted = 'id problem changedBy reference mail { revision state }'
const attachQuery = `mutation A($mail: StaffSeenMail!, $reference: String!) {
  staffAttachMail(mail: $mail, reference: $reference) { ${acted} }
}`
const openQuery = `mutation O($mail: StaffSeenMail!, $edition: Edition!) {
  staffOpenCaseOfMail(mail: $mail, edition: $edition) { ${acted} }
}`
const discardQuery = `mutation D($mails: [StaffSeenMail!]!) { staffDiscardMails(mails: $mails) { ${acted} } }`
const restoreQuery = `mutation R($mails: [StaffSeenMail!]!) { staffRestoreMails(mails: $mails) { ${acted} } }`

interface Acted {
  id: string
  problem: string | null
  changedBy: string | null
  reference: string | null
  mail: { revision: string; state: string } | null
}

onEachEngine((db) => {
  const clock = { now: new Date('2026-11-19T02:00:00Z') }
  const store = memoryStore()
  const places = { store, scan: noVirusScan }
  const desk = () => accountSite(db(), clock)
  type Desk = ReturnType<typeof desk>

  const staff = async (site: Desk, name = 'ana'): Promise<string> => {
    const token = site.signIn(name, { name })
    await site.ask('{ me { name } }', {}, token)
    await db()
      .update(people)
      .set({ role: 'staff' })
      .where(eq(people.email, `${name}@example.com`))
    return token
  }
  const came = new Date('2026-11-18T22:00:00Z')
  const bring = (raw: Uint8Array, at = came) => receiveMail({ db: db(), places }, raw, at)
  const seen = async (view: 'waiting' | 'discarded' | 'automatic' = 'waiting') => {
    const { mails } = await findMails(db(), { view, first: 50 })
    return mails.map(({ row, revision }) => ({ id: row.id, revision }))
  }
  const only = async (view?: 'waiting' | 'discarded' | 'automatic') => {
    const [mail] = await seen(view)
    if (mail === undefined) throw new Error('No mail')
    return mail
  }
  const act = async (site: Desk, token: string, query: string, given: object): Promise<Acted[]> => {
    const { data, text } = await site.ask(query, { ...given }, token)
    if (data === undefined) throw new Error(text)
    return Object.values(data).flat() as Acted[]
  }

  afterEach(async () => {
    for (const table of [receivedMails, letters, uploads, submissions, staffActs, rateLimitCounts, people])
      await db().delete(table)
    store.files.clear()
  })

  describe('mail that nobody could place', () => {
    it('is listed newest first, a page at a time and each once', async () => {
      for (let at = 0; at < 7; at += 1)
        await bring(writtenMail({ subject: `Mail ${at}` }), new Date(came.getTime() + at * 1000))
      const { id } = await addSubmission(db(), 'other@example.com')
      await bring(writtenMail({ headers: ['Precedence: bulk'], subject: 'News' }))
      const subjects: string[] = []
      for (let after: string | undefined, more = true; more; more = after !== undefined) {
        const page = await findMails(db(), { view: 'waiting', first: 3, after })
        subjects.push(...page.mails.map(({ row }) => row.subject))
        after = page.next
      }
      expect(subjects).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `Mail ${at}`))
      expect(await seen('automatic')).toHaveLength(1)
      // What is known to be about something is on it, and not here.
      await db().update(receivedMails).set({ submission: id }).where(eq(receivedMails.state, 'automatic'))
      expect(await seen('automatic')).toEqual([])
      for (const after of ['', 'x', '2026-99-99T00:00:00Z 00000000-0000-4000-8000-000000000000', "' or true --"])
        expect((await findMails(db(), { view: 'waiting', first: 50, after })).mails).toHaveLength(7)
    })

    it('says what it may be about: what came from its address, and what it names itself', async () => {
      const site = desk()
      const token = await staff(site)
      const own = await addSubmission(db(), 'Kerry@example.com')
      const foreign = await addSubmission(db(), 'other@example.com')
      await bring(writtenMail({ subject: `About ${foreign.reference}` }))
      const { id } = await only()
      const { data } = await site.ask(fileQuery, { id }, token)
      expect(data?.staffMail).toMatchObject({
        words: 'It still turns left.',
        maybeAbout: expect.arrayContaining([
          { reference: own.reference, what: 'Repair request', isSameSender: true },
          { reference: foreign.reference, what: 'Repair request', isSameSender: false },
        ]),
      })
      for (const other of ['x', '00000000-0000-4000-8000-000000000000', "' or true --"])
        expect((await site.ask(fileQuery, { id: other }, token)).data).toEqual({ staffMail: null })
    })
  })

  describe('at the desk', () => {
    it('it is put with what it is about, and is taken as if it had said so', async () => {
      const site = desk()
      const token = await staff(site)
      const { id, reference } = await addSubmission(db(), 'kerry@example.com')
      await db().update(submissions).set({ outcome: 'closed', waitingSince: null, isUnread: false })
      const content = await phonePhoto()
      await bring(mailWithFiles([{ name: 'a.jpg', type: 'image/jpeg', content }], { from: 'Kim <kim@work.example>' }))
      const mail = await only()
      const typed = reference.toLowerCase().replaceAll('-', ' ')
      expect(await act(site, token, attachQuery, { mail, reference: typed })).toMatchObject([
        { problem: null, reference, mail: { state: 'threaded' } },
      ])
      expect(await db().select().from(caseMessages)).toMatchObject([
        {
          submission: id,
          from: 'customer',
          name: 'Kim',
          words: 'See the photos.',
          via: 'mail',
          mail: mail.id,
          at: came,
        },
      ])
      expect(await db().select().from(submissions)).toMatchObject([
        { outcome: null, isUnread: true, waitingSince: came },
      ])
      expect(await db().select().from(uploads)).toMatchObject([{ submission: id, purpose: 'mail', sender: null }])
      expect(await seen()).toEqual([])
      expect(await db().select().from(staffActs)).toMatchObject([
        {
          ...{ name: 'ana', act: 'attach', subject: 'mail', of: mail.id },
          ...{ before: { state: 'stray' }, after: { state: 'threaded', reference } },
        },
      ])
    })

    it('says of each mail whether anybody vouches for its sender', async () => {
      const site = desk()
      const token = await staff(site)
      const said = (verdict: string) => [`Authentication-Results: mx.poolwright.example; dmarc=${verdict}`]
      for (const [subject, headers] of [
        ['nobody', []],
        ['vouched', said('pass')],
        ['forged', said('fail')],
        ['by itself', ['Authentication-Results: mx.example.com; dmarc=pass']],
      ] as const)
        await receiveMail(
          { db: db(), places, receiver: 'mx.poolwright.example' },
          writtenMail({ subject, headers }),
          came,
        )
      const { data } = await site.ask(listQuery, { view: 'WAITING' }, token)
      const verdicts = { nobody: 'unsaid', vouched: 'vouched', forged: 'forged', 'by itself': 'unsaid' }
      const items = Object.entries(verdicts).map(([subject, verdict]) => expect.objectContaining({ subject, verdict }))
      expect(data?.staffMails).toMatchObject({ items: expect.arrayContaining(items) })
    })

    it.each([
      ['unsaid', [], 'Nobody vouches that it is from kim@work.example, as it says.'],
      ['forged', ['Authentication-Results: mx.example; dmarc=fail'], 'says that it is from kim@work.example, and the'],
    ])(
      'what nobody vouches for (%s) says so in the case, and is answered to the address of that',
      async (_, headers, says) => {
        const site = desk()
        const token = await staff(site)
        const { id, reference } = await addSubmission(db(), 'kerry@example.com')
        await bring(writtenMail({ from: 'Kerry <kim@work.example>', headers }))
        await act(site, token, attachQuery, { mail: await only(), reference })
        expect(await db().select().from(caseNotes)).toMatchObject([
          { submission: id, name: 'Mail', words: expect.stringContaining(says) },
        ])
        const [note] = await db().select().from(caseNotes)
        expect(note?.words).toContain('Answers go to kerry@example.com, the address of this case.')
        const { data } = await site.ask(
          'query C($of: String!) { staffCase(reference: $of) { revision } }',
          { of: reference },
          token,
        )
        const reply = `mutation R($of: String!, $revision: String!) {
          staffReplyToCase(reference: $of, revision: $revision, words: "We will call you.", key: "a-key-of-one-answer", close: false) { problem }
        }`
        const { revision } = Object(data?.staffCase)
        expect(await site.ask(reply, { of: reference, revision }, token)).toMatchObject({
          data: { staffReplyToCase: { problem: null } },
        })
        expect((await db().select().from(letters)).map(({ message }) => message.to.address)).toEqual([
          'kerry@example.com',
        ])
      },
    )

    it('what somebody vouches for carries no such note', async () => {
      const site = desk()
      const token = await staff(site)
      const { reference } = await addSubmission(db(), 'kerry@example.com')
      const headers = ['Authentication-Results: mx.poolwright.example; dmarc=pass']
      await receiveMail({ db: db(), places, receiver: 'mx.poolwright.example' }, writtenMail({ headers }), came)
      await act(site, token, attachQuery, { mail: await only(), reference })
      expect(await db().$count(caseMessages)).toBe(1)
      expect(await db().$count(caseNotes)).toBe(0)
    })

    it('it is not put with what is not there, and says what to do', async () => {
      const site = desk()
      const token = await staff(site)
      await bring(writtenMail())
      const mail = await only()
      const { reference } = await addSubmission(db(), 'kerry@example.com')
      await db().delete(submissions)
      const problems = []
      for (const typed of [reference, '', 'AU-10482-6', `${reference}X`])
        problems.push((await act(site, token, attachQuery, { mail, reference: typed }))[0]?.problem)
      expect(problems).toEqual([
        `Nothing was sent to us under ${reference}. Check the number.`,
        ...Array(3).fill(
          expect.stringMatching(/Enter the whole reference number|is in no reference number|A character is wrong/),
        ),
      ])
      expect(await db().$count(staffActs)).toBe(0)
      expect(await seen()).toEqual([mail])
    })

    it('it becomes what the contact form makes, with its letters, in the edition that is chosen', async () => {
      const site = desk()
      const token = await staff(site)
      const content = await phonePhoto()
      const given = { subject: 'My pool is green', text: 'Buy watches at evil.example', from: 'Kim <kim@example.com>' }
      await bring(mailWithFiles([{ name: 'a.jpg', type: 'image/jpeg', content }], given))
      const mail = await only()
      const [done] = await act(site, token, openQuery, { mail, edition: 'EN_NZ' })
      expect(done).toMatchObject({ problem: null, reference: expect.stringMatching(/^NZ-C-/) })
      const [made] = await db().select().from(submissions)
      expect(made).toMatchObject({
        ...{ form: 'contact', edition: 'en-nz', email: 'kim@example.com', waitingSince: came, isUnread: true },
        fields: { name: 'Kim', email: 'kim@example.com', message: 'Buy watches at evil.example' },
      })
      expect(made?.lines.map(({ value }) => value)).toContain('My pool is green')
      expect(await db().select().from(uploads)).toMatchObject([{ submission: made?.id }])
      const written = (await db().select().from(letters)).map(({ message }) => message)
      expect(written.map(({ to }) => to.address).toSorted()).toContain('kim@example.com')
      const toSender = written.find(({ to }) => to.address === 'kim@example.com')
      expect(toSender?.text).not.toMatch(/evil|green/)
      expect(await db().select().from(caseNotes)).toMatchObject([
        { submission: made?.id, words: expect.stringContaining('and that is the address of this case') },
      ])
      const [record] = await db().select().from(staffActs)
      expect(record).toMatchObject({ act: 'open', of: mail.id, after: { reference: done?.reference } })
    })

    it('it becomes nothing where nobody could be answered', async () => {
      const site = desk()
      const token = await staff(site)
      await bring(Buffer.from('Subject: From nobody\r\n\r\nHello'))
      const [done] = await act(site, token, openQuery, { mail: await only(), edition: 'EN_AU' })
      expect(done?.problem).toMatch(/no address that an answer could go to/)
      expect(await db().$count(submissions)).toBe(0)
    })

    it('it is discarded, and brought back', async () => {
      const site = desk()
      const token = await staff(site)
      for (const subject of ['one', 'two']) await bring(writtenMail({ subject }))
      const gone = await act(site, token, discardQuery, { mails: await seen() })
      expect(gone.map(({ problem, mail }) => [problem, mail?.state])).toEqual([
        [null, 'discarded'],
        [null, 'discarded'],
      ])
      expect([(await seen()).length, (await seen('discarded')).length]).toEqual([0, 2])
      const back = gone.map(({ id, mail }) => ({ id, revision: mail?.revision }))
      await act(site, token, restoreQuery, { mails: back })
      expect(await seen()).toHaveLength(2)
      expect((await db().select().from(staffActs)).map(({ act: what }) => what).toSorted()).toEqual([
        ...['discard', 'discard', 'restore', 'restore'],
      ])
    })

    it('what looked like a machine’s is brought to those that wait', async () => {
      const site = desk()
      const token = await staff(site)
      await bring(writtenMail({ headers: ['Precedence: bulk'] }))
      await act(site, token, restoreQuery, { mails: [await only('automatic')] })
      expect(await seen()).toHaveLength(1)
    })

    it('what somebody has changed meanwhile is not overwritten: who it was is said', async () => {
      const site = desk()
      const [ana, ben] = [await staff(site, 'ana'), await staff(site, 'ben')]
      await bring(writtenMail())
      const mail = await only()
      await act(site, ana, discardQuery, { mails: [mail] })
      const { reference } = await addSubmission(db(), 'kerry@example.com')
      const [late] = await act(site, ben, attachQuery, { mail, reference })
      expect(late).toMatchObject({ changedBy: 'ana', problem: expect.stringContaining('Look at it as it is now') })
      expect(await db().$count(caseMessages)).toBe(0)
    })

    it('nobody but staff gets in', async () => {
      const site = desk()
      const customer = site.signIn('kim')
      await bring(writtenMail())
      const mail = await only()
      for (const token of [undefined, customer]) {
        const code = token === undefined ? 'SIGN_IN_AGAIN' : 'FORBIDDEN'
        expect(await site.ask(listQuery, { view: 'WAITING' }, token)).toMatchObject({ code })
        expect(await site.ask(fileQuery, { id: mail.id }, token)).toMatchObject({ code })
        expect(await site.ask(discardQuery, { mails: [mail] }, token)).toMatchObject({ code })
        expect(await site.ask(openQuery, { mail, edition: 'EN_AU' }, token)).toMatchObject({ code })
      }
      expect(await seen()).toEqual([mail])
    })
  })

  it('of 20 who place one mail at once, one does and the others are told', async () => {
    await bring(writtenMail())
    const mail = await only()
    const [person] = await db()
      .insert(people)
      .values({ issuer: 'i', subject: 's', email: 'ana@example.com', name: 'Ana', edition: 'en-au', role: 'staff' })
      .returning()
    if (person === undefined) throw new Error('Nobody')
    const two = [await addSubmission(db(), 'a@example.com'), await addSubmission(db(), 'b@example.com')]
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => attachMail(db(), person, mail, two[at % 2]?.reference ?? '', clock.now)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await db().$count(caseMessages), await db().$count(staffActs)]).toEqual([1, 1])
    expect((await mailFile(db(), mail.id))?.row.state).toBe('threaded')
  })
})
