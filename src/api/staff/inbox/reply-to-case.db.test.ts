import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { accountSite } from '../../account/account-site.fake.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { letters } from '../../db/schema/letters.ts'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { takeMessage } from '../../submissions/take-message.ts'
import { caseFile } from './case-file.ts'
import { closeCase } from './close-case.ts'
import { addCase, addStaff, seenNow } from './inbox.fake.ts'
import { replyToCase } from './reply-to-case.ts'

const words = 'Hello Wayne,\n\nTurn it over.\nPress the track on.\n\nI’ll ring on Friday.'

onEachEngine((db) => {
  const now = new Date('2026-11-19T02:00:00Z')
  const services = () => accountSite(db(), { now }).services
  type Typed = Partial<Parameters<typeof replyToCase>[3]>
  const reply = async (sent: { reference: string }, typed: Typed = {}, at = now) => {
    const mele = (await db().select().from(people))[0] ?? (await addStaff(db()))
    const given = { words, key: 'one', close: false, ...typed }
    return replyToCase(services(), mele, await seenNow(db(), sent), given, at)
  }
  const sentLetters = async () => (await db().select().from(letters)).map(({ message }) => message)

  afterEach(async () => {
    for (const table of [submissions, staffActs, people]) await db().delete(table)
  })

  it('keeps an answer, and sends it from the letterbox of the form, with the reference, a name and what was asked', async () => {
    const sent = await addCase(db(), { words: 'It only turns left.\nIt is ten months old.' })
    expect(await reply(sent)).toEqual({ ok: true, reference: sent.reference })
    const [message, ...more] = await sentLetters()
    expect(more).toEqual([])
    expect(message).toMatchObject({
      from: { name: 'Poolwright', address: factsOf('en-au').email },
      to: { name: 'Wayne Dunmore', address: 'wayne@dunmore.example' },
      subject: `Re: Your repair request: Dolphin S 300i, It goes in circles [${sent.reference}]`,
    })
    expect(message?.text).toContain(
      'Turn it over.\nPress the track on.\n\nI’ll ring on Friday.\n\nMele\nPoolwright Australia',
    )
    expect(message?.text).toContain('you wrote:\n> It only turns left.\n> It is ten months old.')
    expect(message?.html).toContain('Turn it over.<span><br/>Press the track on.</span>')
    const [row] = await db().select().from(submissions)
    expect(row).toMatchObject({ outcome: 'answered', waitingSince: null, firstAnsweredAt: now, isUnread: false })
    const file = await caseFile(db(), sent.reference)
    expect(file?.messages).toMatchObject([
      { message: { from: 'staff', via: 'desk', name: 'Mele Tau', words }, letter: { state: 'queued' } },
    ])
    expect(file?.acts.map(({ act }) => act)).toEqual(['reply'])
  })

  it('quotes what was written last, in the words of their edition, and closes where that is wanted', async () => {
    const sent = await addCase(db(), { edition: 'en-nz', form: 'contact' })
    const again = { submission: sent.id, from: 'customer', name: 'Wayne', words: 'Any <b>news</b>?', key: 'k' } as const
    await db().transaction((unit) => takeMessage(unit, { ...again, via: 'mail' }, now))
    await reply(sent, { close: true })
    const [message] = await sentLetters()
    expect(message?.from.address).toBe(factsOf('en-nz').email)
    expect(message?.text).toContain('> Any <b>news</b>?')
    expect(message?.html).not.toContain('<b>news')
    expect(message?.text).toContain('Poolwright New Zealand')
    expect((await db().select().from(submissions))[0]).toMatchObject({ outcome: 'closed', closedAt: now })
  })

  it('stands beneath what was written before, and is answered to where mail for us is taken in', async () => {
    const sent = await addCase(db())
    await reply(sent)
    const mele = (await db().select().from(people))[0] ?? (await addStaff(db()))
    const taking = { ...services(), mailInAddress: 'in@poolwright.example' }
    await replyToCase(taking, mele, await seenNow(db(), sent), { words, key: 'two', close: false }, now)
    const [first, second] = await sentLetters()
    expect(first).not.toHaveProperty('inReplyTo')
    expect(second).toMatchObject({
      replyTo: { address: `in+${sent.reference}@poolwright.example` },
      inReplyTo: first?.messageId,
      references: [first?.messageId],
    })
  })

  it('goes to nobody under a name that is an advertisement', async () => {
    const sent = await addCase(db(), { name: 'Win at casino.example' })
    await reply(sent)
    expect((await sentLetters())[0]?.to).toEqual({ name: '', address: 'wayne@dunmore.example' })
  })

  it.each([
    [{ words: ' ' }, 'Write the answer first.'],
    [{ words: 'x'.repeat(10_001) }, 'An answer has at most 10000 characters.'],
    [{ key: '' }, 'Load the page again and send it from there. The draft is kept.'],
  ] as const)('is refused in words: %j', async (typed, problem) => {
    const sent = await addCase(db())
    expect(await reply(sent, typed)).toEqual({ ok: false, problem })
    expect(await db().$count(letters)).toBe(0)
  })

  it('does not go out over what its sender has written meanwhile', async () => {
    const mele = await addStaff(db())
    const sent = await addCase(db())
    const seen = await seenNow(db(), sent)
    const forget = { submission: sent.id, from: 'customer', name: 'Wayne', words: 'It works.', key: 'k' } as const
    await db().transaction((unit) => takeMessage(unit, { ...forget, via: 'account' }, now))
    const late = await replyToCase(services(), mele, seen, { words, key: 'one', close: false }, now)
    expect(late).toMatchObject({ ok: false, since: { who: 'Wayne' } })
    expect(await db().$count(letters)).toBe(0)
  })

  it('is one letter, though the same is sent 20 times at once', async () => {
    const mele = await addStaff(db())
    const sent = await addCase(db())
    const seen = await seenNow(db(), sent)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => replyToCase(services(), mele, seen, { words, key: 'one', close: true }, now)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
    expect(await db().$count(letters)).toBe(1)
    expect(await db().$count(caseMessages)).toBe(1)
    expect(await db().$count(staffActs)).toBe(1)
  })

  it('is one letter, though two answer at once in words of their own: the other is told', async () => {
    const [mele, ana] = [await addStaff(db()), await addStaff(db(), 'Ana')]
    const sent = await addCase(db())
    const seen = await seenNow(db(), sent)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 4 === 3
          ? closeCase(db(), ana, seen, now)
          : replyToCase(services(), at % 2 ? mele : ana, seen, { words, key: `key ${at}`, close: false }, now),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db().$count(letters)).toBe(await db().$count(caseMessages))
    expect(await db().$count(staffActs)).toBe(1)
  })

  it('counts the first answer once', async () => {
    const sent = await addCase(db())
    await reply(sent)
    await reply(sent, { key: 'two' }, new Date(now.getTime() + 60_000))
    const [row] = await db().select().from(submissions).where(eq(submissions.id, sent.id))
    expect(row?.firstAnsweredAt).toEqual(now)
    expect(await db().$count(letters)).toBe(2)
  })
})
