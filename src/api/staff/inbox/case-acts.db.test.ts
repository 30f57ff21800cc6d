import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { addOrder } from '../../account/account-site.fake.ts'
import { messagesOf, myCase, myCases } from '../../account/my-cases.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { caseNotes } from '../../db/schema/case-notes.ts'
import { orders } from '../../db/schema/orders.ts'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { takeMessage } from '../../submissions/take-message.ts'
import { assignCase } from './assign-case.ts'
import { caseFile } from './case-file.ts'
import { closeCase, reopenCase } from './close-case.ts'
import { addCase, addStaff, seenNow } from './inbox.fake.ts'
import { markCase } from './mark-case.ts'
import { mergeCase } from './merge-case.ts'
import { noteCase } from './note-case.ts'
import { putOffCase } from './put-off-case.ts'

onEachEngine((db) => {
  const now = new Date('2026-11-19T02:00:00Z')
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
  const rowOf = async ({ reference }: { reference: string }) => {
    const [row] = await db().select().from(submissions).where(eq(submissions.reference, reference))
    if (row === undefined) throw new Error('No row')
    return row
  }
  const acts = async () =>
    (await db().select().from(staffActs).orderBy(staffActs.id)).map(({ name, act, of, before, after }) => ({
      name,
      act,
      of,
      before,
      after,
    }))
  const write = (submission: string, words: string, at = now) =>
    db().transaction((unit) =>
      takeMessage(unit, { submission, from: 'customer', name: 'Wayne', words, key: words, via: 'account' }, at),
    )

  afterEach(async () => {
    for (const table of [orders, submissions, staffActs, people]) await db().delete(table)
  })

  describe('what staff do to a case', () => {
    it('is assigned to somebody on the staff, taken back, and on record by name', async () => {
      const [mele, ana] = [await addStaff(db()), await addStaff(db(), 'Ana')]
      const kim = await addStaff(db(), 'Kim', 'customer')
      const sent = await addCase(db())
      const assign = async (to: string | null) => assignCase(db(), mele, await seenNow(db(), sent), to, now)
      expect(await assign(ana.id)).toEqual({ ok: true, reference: sent.reference })
      expect((await caseFile(db(), sent.reference))?.assignee).toEqual({ id: ana.id, name: 'Ana' })
      for (const nobody of [kim.id, 'x', '00000000-0000-4000-8000-000000000000'])
        expect(await assign(nobody)).toMatchObject({ ok: false, problem: expect.stringContaining('Choose another') })
      expect(await assign(null)).toMatchObject({ ok: true })
      expect(await acts()).toEqual([
        { name: 'Mele Tau', act: 'assign', of: sent.reference, before: { to: null }, after: { to: 'Ana' } },
        { name: 'Mele Tau', act: 'assign', of: sent.reference, before: { to: 'Ana' }, after: { to: null } },
      ])
      expect((await rowOf(sent)).isUnread).toBe(false)
    })

    it('is put off until a moment that comes, within a year, while somebody waits', async () => {
      const mele = await addStaff(db())
      const sent = await addCase(db())
      const putOff = async (until: Date | null) => putOffCase(db(), mele, await seenNow(db(), sent), until, now)
      expect(await putOff(hours(-1))).toMatchObject({ problem: 'That moment is over. Choose a later one.' })
      expect(await putOff(hours(9000))).toMatchObject({ problem: 'Choose a day within a year.' })
      expect(await putOff(hours(20))).toMatchObject({ ok: true })
      expect((await rowOf(sent)).laterUntil).toEqual(hours(20))
      expect(await putOff(null)).toMatchObject({ ok: true })
      expect((await rowOf(sent)).laterUntil).toBeNull()
      await closeCase(db(), mele, await seenNow(db(), sent), now)
      expect(await putOff(hours(20))).toMatchObject({ problem: expect.stringContaining('Nobody waits') })
      expect((await acts()).map(({ act }) => act)).toEqual(['later', 'now', 'close'])
    })

    it('is closed, and put back just as it was, or opened again', async () => {
      const mele = await addStaff(db())
      const since = hours(-30)
      const sent = await addCase(db(), { row: { waitingSince: since, laterUntil: hours(5) } })
      const answered = await addCase(db(), { row: { waitingSince: null, outcome: 'answered' } })
      for (const each of [sent, answered]) await closeCase(db(), mele, await seenNow(db(), each), now)
      expect(await rowOf(sent)).toMatchObject({
        outcome: 'closed',
        closedAt: now,
        waitingSince: null,
        laterUntil: null,
      })
      expect(await closeCase(db(), mele, await seenNow(db(), sent), now)).toMatchObject({ ok: false })
      for (const each of [sent, answered]) await reopenCase(db(), mele, await seenNow(db(), each), true, now)
      expect(await rowOf(sent)).toMatchObject({
        outcome: null,
        waitingSince: since,
        laterUntil: hours(5),
        closedAt: null,
      })
      expect(await rowOf(answered)).toMatchObject({ outcome: 'answered', waitingSince: null, closedAt: null })
      await reopenCase(db(), mele, await seenNow(db(), answered), false, now)
      expect(await rowOf(answered)).toMatchObject({ outcome: null, waitingSince: now })
      expect(await reopenCase(db(), mele, await seenNow(db(), answered), false, now)).toMatchObject({
        problem: 'It is open.',
      })
    })

    it('is marked unread where somebody waits, and noted, whatever has changed meanwhile', async () => {
      const mele = await addStaff(db())
      const sent = await addCase(db(), { row: { isUnread: false } })
      expect(await markCase(db(), mele, sent.reference, true, now)).toMatchObject({ ok: true })
      expect((await rowOf(sent)).isUnread).toBe(true)
      await markCase(db(), mele, sent.reference, false, now)
      expect(await noteCase(db(), mele, sent.reference, ' Rang him. ', now)).toMatchObject({ ok: true })
      expect(await noteCase(db(), mele, sent.reference, ' ', now)).toMatchObject({ problem: 'Write the note first.' })
      expect(await noteCase(db(), mele, 'AU-S-XXXX-XXXX', 'x', now)).toMatchObject({
        problem: 'There is no such case.',
      })
      expect((await caseFile(db(), sent.reference))?.notes).toMatchObject([{ name: 'Mele Tau', words: 'Rang him.' }])
      expect((await acts()).map(({ act, before, after }) => [act, before, after])).toEqual([
        ['unread', { isUnread: false }, { isUnread: true }],
        ['note', { notes: 0 }, { notes: 1 }],
      ])
      await closeCase(db(), mele, await seenNow(db(), sent), now)
      expect(await markCase(db(), mele, sent.reference, true, now)).toMatchObject({ ok: false })
    })

    it('is not overwritten: who has changed it, or has written, is said', async () => {
      const [mele, ana] = [await addStaff(db()), await addStaff(db(), 'Ana')]
      const sent = await addCase(db())
      const seen = await seenNow(db(), sent)
      await assignCase(db(), ana, seen, ana.id, now)
      expect(await closeCase(db(), mele, seen, hours(1))).toEqual({
        ok: false,
        problem: 'Somebody has changed it meanwhile. Look at it as it is now, then go on.',
        since: { who: 'Ana', at: now },
      })
      const again = await seenNow(db(), sent)
      await write(sent.id, 'Forget it, it works.', hours(2))
      expect(await closeCase(db(), mele, again, hours(3))).toMatchObject({ ok: false, since: { who: 'Wayne' } })
      expect((await rowOf(sent)).outcome).toBeNull()
    })

    it('does not fail because its sender has only read it, or somebody has noted something', async () => {
      const mele = await addStaff(db())
      const kim = await addStaff(db(), 'Kim', 'customer')
      const sent = await addCase(db(), { row: { person: kim.id } })
      const seen = await seenNow(db(), sent)
      await myCase(db(), kim.id, sent.reference, now)
      await noteCase(db(), mele, sent.reference, 'Reads it now.', now)
      await markCase(db(), mele, sent.reference, false, now)
      expect(await closeCase(db(), mele, seen, now)).toMatchObject({ ok: true })
    })

    it('of 40 who act on one case at once, one does and the others are told', async () => {
      const people = await Promise.all(Array.from({ length: 4 }, (_, at) => addStaff(db(), `Staff ${at}`)))
      const sent = await addCase(db())
      const seen = await seenNow(db(), sent)
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, at) => {
          const person = people[at % 4]
          if (person === undefined) throw new Error('Nobody')
          if (at % 3 === 0) return closeCase(db(), person, seen, now)
          return at % 3 === 1
            ? assignCase(db(), person, seen, person.id, now)
            : putOffCase(db(), person, seen, hours(9), now)
        }),
      )
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await db().$count(staffActs)).toBe(1)
    })
  })

  describe('a message of its sender', () => {
    it('opens it again, unread and not put off; who waits already keeps their place', async () => {
      const closed = await addCase(db(), {
        row: { waitingSince: null, outcome: 'closed', closedAt: hours(-9), isUnread: false },
      })
      const waiting = await addCase(db(), { row: { waitingSince: hours(-9), laterUntil: hours(9), isUnread: false } })
      for (const { id } of [closed, waiting]) await write(id, 'Any news?')
      expect(await rowOf(closed)).toMatchObject({ outcome: null, closedAt: null, waitingSince: now, isUnread: true })
      expect(await rowOf(waiting)).toMatchObject({ waitingSince: hours(-9), laterUntil: null, isUnread: true })
    })

    it('is taken once, however often it comes at once, and wakes nobody twice', async () => {
      const sent = await addCase(db(), { row: { waitingSince: null, outcome: 'answered' } })
      const taken = await Promise.all(Array.from({ length: 20 }, () => write(sent.id, 'Hello?')))
      expect(taken.filter((each) => each !== undefined)).toHaveLength(1)
      await db().update(submissions).set({ outcome: 'answered', waitingSince: null })
      expect(await write(sent.id, 'Hello?', hours(1))).toBeUndefined()
      expect(await rowOf(sent)).toMatchObject({ outcome: 'answered', waitingSince: null })
    })
  })

  describe('what was sent twice', () => {
    it('is merged: messages, files and those merged before stand in the one that is left, which waits as long as either', async () => {
      const mele = await addStaff(db())
      const [first, second, third] = [
        await addCase(db(), { row: { waitingSince: hours(-5) } }),
        await addCase(db(), { row: { waitingSince: hours(-9) } }),
        await addCase(db(), { row: { waitingSince: null, outcome: 'answered', isUnread: false } }),
      ]
      await write(first.id, 'From the first.')
      const merge = async (from: typeof first, into: typeof first) =>
        mergeCase(db(), mele, await seenNow(db(), from), into.reference, now)
      expect(await merge(first, second)).toEqual({ ok: true, reference: second.reference })
      expect(await rowOf(second)).toMatchObject({ waitingSince: hours(-9) })
      expect(await merge(second, third)).toMatchObject({ ok: true })
      expect(await rowOf(third)).toMatchObject({ waitingSince: hours(-9), outcome: null, isUnread: true })
      expect((await acts()).slice(-2)).toMatchObject([
        { of: second.reference, before: { into: null }, after: { into: third.reference } },
        { of: third.reference, before: { outcome: 'answered' }, after: { outcome: null, from: second.reference } },
      ])
      for (const each of [first, second]) expect((await rowOf(each)).mergedInto).toBe(third.id)
      const file = await caseFile(db(), third.reference)
      expect(file?.messages.map(({ message }) => message.words)).toEqual(['From the first.'])
      expect(file?.merged.map(({ reference }) => reference).toSorted()).toEqual(
        [first.reference, second.reference].toSorted(),
      )
      // What is written to the first is answered in the third.
      await closeCase(db(), mele, await seenNow(db(), third), now)
      await write(first.id, 'And another thing.', hours(1))
      expect(await rowOf(third)).toMatchObject({ outcome: null, waitingSince: hours(1) })
    })

    it('is not merged into itself, what was merged, what is not there, or somebody else’s', async () => {
      const mele = await addStaff(db())
      const [sent, other, stranger] = [
        await addCase(db()),
        await addCase(db()),
        await addCase(db(), { email: 'lou@pond.example' }),
      ]
      const demo = await addCase(db(), { form: 'book-a-demo' })
      const problem = async (from: typeof sent, into: string) => {
        const merged = await mergeCase(db(), mele, await seenNow(db(), from), into, now)
        return merged.ok ? undefined : merged.problem
      }
      expect(await problem(sent, sent.reference)).toBe('It can’t be merged into itself.')
      expect(await problem(sent, 'AU-S-XXXX-XXXX')).toBe('There is no AU-S-XXXX-XXXX. Check the reference.')
      expect(await problem(sent, stranger.reference)).toContain('is from somebody else')
      expect(await problem(demo, sent.reference)).toContain('Days are held')
      expect(await problem(other, sent.reference)).toBeUndefined()
      expect(await problem(stranger, other.reference)).toContain('was merged into another')
      expect(await problem(other, sent.reference)).toBe('It was merged already.')
      const late = await closeCase(db(), mele, await seenNow(db(), other), now)
      expect(late).toMatchObject({ problem: 'It was merged into another. Go on there.' })
    })

    it('of 20 merges back and forth at once one is done', async () => {
      const mele = await addStaff(db())
      const [one, other] = [await addCase(db()), await addCase(db())]
      const [seenOne, seenOther] = [await seenNow(db(), one), await seenNow(db(), other)]
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          at % 2 === 0
            ? mergeCase(db(), mele, seenOne, other.reference, now)
            : mergeCase(db(), mele, seenOther, one.reference, now),
        ),
      )
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect([await rowOf(one), await rowOf(other)].filter(({ mergedInto }) => mergedInto === null)).toHaveLength(1)
    })

    it('stays in its sender’s account, with what is said of the other; never with what is somebody else’s', async () => {
      const mele = await addStaff(db())
      const kim = await addStaff(db(), 'Kim', 'customer')
      const [first, second] = [
        await addCase(db(), { email: 'kim@example.com', row: { person: kim.id } }),
        await addCase(db(), { email: 'KIM@example.com' }),
      ]
      await mergeCase(db(), mele, await seenNow(db(), first), second.reference, now)
      expect((await rowOf(second)).person).toBe(kim.id)
      await db()
        .insert(caseMessages)
        .values({
          submission: second.id,
          from: 'staff',
          name: 'Mele',
          words: 'Turn it over.',
          key: 'k',
          via: 'desk',
          at: hours(1),
        })
      await db().update(submissions).set({ outcome: 'answered' }).where(eq(submissions.id, second.id))
      const own = await myCases(db(), kim.id)
      expect(own.map(({ state, unread }) => [state, unread])).toEqual([
        ['answered', 1],
        ['answered', 1],
      ])
      expect((await messagesOf(db(), first.id)).map(({ words }) => words)).toEqual(['Turn it over.'])
      await myCase(db(), kim.id, first.reference, hours(2))
      expect((await myCases(db(), kim.id)).map(({ unread }) => unread)).toEqual([0, 0])
      const lou = await addStaff(db(), 'Lou', 'customer')
      await db().update(submissions).set({ person: lou.id }).where(eq(submissions.id, second.id))
      expect(await messagesOf(db(), first.id)).toEqual([])
      expect((await myCases(db(), kim.id)).map(({ state, unread }) => [state, unread])).toEqual([['received', 0]])
    })
  })

  it('its file says what else somebody has, and what may be the same matter', async () => {
    const sent = await addCase(db(), { serialNumber: 'AU24-1234567-K' })
    const other = await addCase(db(), { serialNumber: 'AU24-1234567-K', email: 'lorraine@pond.example' })
    const before = await addCase(db(), { row: { waitingSince: null, outcome: 'closed' } })
    const open = await addCase(db(), { form: 'contact' })
    await addOrder(db(), 'Wayne@dunmore.example')
    const file = await caseFile(db(), sent.reference)
    expect(file?.duplicates.map(({ reference }) => reference).toSorted()).toEqual(
      [other.reference, open.reference].toSorted(),
    )
    expect(file?.others.map(({ reference }) => reference).toSorted()).toEqual(
      [before.reference, open.reference].toSorted(),
    )
    expect(file?.orders).toEqual({ count: 1, total: 99_900 })
    expect(await caseFile(db(), 'AU-S-XXXX-XXXX')).toBeUndefined()
    expect(await db().$count(caseNotes)).toBe(0)
  })
})
