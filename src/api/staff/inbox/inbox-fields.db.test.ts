import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { accountSite } from '../../account/account-site.fake.ts'
import { letters } from '../../db/schema/letters.ts'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { addCase } from './inbox.fake.ts'

const listQuery = `query List($view: StaffCaseView!, $form: Form) {
  staffCases(view: $view, form: $form) { items { reference revision form name place about gist dueAt isUnread } next }
  staffCaseCounts { open mine unread later }
  staffColleagues { name isMe }
}`

const replyQuery = `mutation Reply($reference: String!, $revision: String!, $words: String!) {
  staffReplyToCase(reference: $reference, revision: $revision, words: $words, key: "one", close: false) {
    problem changedBy
    case { letterbox country sent { outcome waitingSince words lines { label } } messages { from via letter } acts { act name } }
  }
}`

onEachEngine((db) => {
  const clock = { now: new Date('2026-11-19T02:00:00Z') }

  afterEach(async () => {
    for (const table of [submissions, staffActs, people]) await db().delete(table)
  })

  it('staff see who waits, and until when an answer was promised; they answer, and it is on record', async () => {
    const site = accountSite(db(), clock)
    const token = site.signIn('ana', { name: 'Ana' })
    await site.ask('{ me { name } }', {}, token)
    await db().update(people).set({ role: 'staff' }).where(eq(people.email, 'ana@example.com'))
    const sent = await addCase(db(), { row: { waitingSince: new Date('2026-11-18T23:30:00Z') } })
    const { data, text } = await site.ask(listQuery, { view: 'OPEN', form: 'REPAIR' }, token)
    expect(data, text).toMatchObject({
      staffCases: {
        items: [
          {
            reference: sent.reference,
            form: 'REPAIR',
            name: 'Wayne Dunmore',
            place: '4305',
            about: 'Dolphin S 300i, It goes in circles',
            gist: 'Since Saturday it only turns left.',
            dueAt: '2026-11-19T23:30:00.000Z',
            isUnread: true,
          },
        ],
        next: null,
      },
      staffCaseCounts: { open: 1, mine: 0, unread: 1, later: 0 },
      staffColleagues: [{ name: 'Ana', isMe: true }],
    })
    const listed = data?.staffCases as { items: { reference: string; revision: string }[] }
    const { reference, revision } = listed.items[0] ?? {}
    const reply = () => site.ask(replyQuery, { reference, revision, words: 'I’ll ring you.' }, token)
    expect((await reply()).data).toMatchObject({
      staffReplyToCase: {
        problem: null,
        case: {
          country: 'Australia',
          sent: { outcome: 'ANSWERED', waitingSince: null },
          messages: [{ from: 'STAFF', via: 'desk', letter: 'queued' }],
          acts: [{ act: 'reply', name: 'Ana' }],
        },
      },
    })
    expect((await reply()).data).toMatchObject({ staffReplyToCase: { problem: null } })
    expect(await db().$count(letters)).toBe(1)
  })

  it('nobody else gets in', async () => {
    const site = accountSite(db(), clock)
    const { reference } = await addCase(db(), { email: 'kim@example.com' })
    const customer = site.signIn('kim')
    const asked = { reference, revision: 'x', words: 'Mine' }
    expect(await site.ask(listQuery, { view: 'ALL' })).toMatchObject({ code: 'SIGN_IN_AGAIN' })
    expect(await site.ask(listQuery, { view: 'ALL' }, customer)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await site.ask(replyQuery, asked, customer)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await db().$count(letters)).toBe(0)
    expect(await db().$count(staffActs)).toBe(0)
  })
})
