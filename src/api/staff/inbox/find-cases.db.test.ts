import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../db/schema/people.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { type CasesAsked, countCases, findCases } from './find-cases.ts'
import { addCase, addStaff } from './inbox.fake.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

onEachEngine((db) => {
  const now = new Date('2026-11-19T02:00:00Z')
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
  const find = (asked: Partial<CasesAsked>, person = nobody) =>
    findCases(db(), person, { view: 'open', first: 50, ...asked }, now)
  const references = async (asked: Partial<CasesAsked>, person = nobody) =>
    (await find(asked, person)).cases.map(({ row }) => row.reference)

  afterEach(async () => {
    for (const table of [submissions, people]) await db().delete(table)
  })

  it('what waits comes first by how long it has waited, and is in the views that it belongs to', async () => {
    const mele = await addStaff(db())
    const add = (row: Partial<typeof submissions.$inferInsert>) => addCase(db(), { row })
    const young = await add({ waitingSince: hours(-1) })
    const old = await add({ waitingSince: hours(-30), isUnread: false, assignee: mele.id })
    const later = await add({ waitingSince: hours(-40), laterUntil: hours(1) })
    const back = await add({ waitingSince: hours(-20), laterUntil: hours(-1) })
    const answered = await add({ waitingSince: null, outcome: 'answered', isUnread: false })
    const closed = await add({ waitingSince: null, outcome: 'closed', isUnread: false })
    const merged = await add({ waitingSince: hours(-50), mergedInto: old.id })
    expect(await references({})).toEqual([old, back, young].map(({ reference }) => reference))
    expect(await references({ view: 'mine' }, mele.id)).toEqual([old.reference])
    expect(await references({ view: 'mine' })).toEqual([])
    expect(await references({ view: 'unread' })).toEqual([back.reference, young.reference])
    expect(await references({ view: 'later' })).toEqual([later.reference])
    expect(await references({ view: 'answered' })).toEqual([answered.reference])
    expect(await references({ view: 'closed' })).toEqual([closed.reference])
    expect(await references({ view: 'all' })).toHaveLength(7)
    expect(await references({ view: 'all' })).toContain(merged.reference)
    expect(await countCases(db(), mele.id, now)).toEqual({ open: 3, mine: 1, unread: 2, later: 1 })
    const [first] = (await find({})).cases
    expect(first).toMatchObject({ assignee: 'Mele Tau', files: 0 })
  })

  it('comes a page at a time and each once, though moments differ by less than a millisecond', async () => {
    for (let at = 0; at < 7; at += 1) await addCase(db())
    await db().execute(
      sql`update submissions set waiting_since = timestamptz '2026-11-18T02:00:00.123Z' + (n.at * interval '7 microseconds'),
        received_at = timestamptz '2026-11-18T02:00:00.123Z' + (n.at * interval '7 microseconds')
        from (select id, row_number() over (order by id) as at from submissions) n where n.id = submissions.id`,
    )
    for (const view of ['open', 'all'] as const) {
      const seen: string[] = []
      for (let after: string | undefined, more = true; more; more = after !== undefined) {
        const page = await find({ view, first: 2, ...(after !== undefined && { after }) })
        seen.push(...page.cases.map(({ row }) => row.reference))
        after = page.next
      }
      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
      expect(seen).toEqual(await references({ view }))
    }
  })

  it('a place in the list that nobody was given is the top of it', async () => {
    const { reference } = await addCase(db())
    for (const after of ['', 'x', "2026-01-01T00:00:00Z ' or true --"])
      expect(await references({ after })).toEqual([reference])
  })

  it('is searched by name, place, reference, address and serial number, and told apart by form and edition', async () => {
    const wayne = await addCase(db(), { serialNumber: 'AU24-1234567-K' })
    const lou = await addCase(db(), {
      name: 'Lou O’Brien',
      email: 'lou@pond.example',
      form: 'contact',
      edition: 'en-nz',
    })
    for (const words of ['wayne', 'dunmore.example', '4305 wayne', wayne.reference.toLowerCase(), 'au24-1234567'])
      expect(await references({ view: 'all', words }), words).toEqual([wayne.reference])
    for (const words of ['obrien', 'LOU O’BRIEN', 'lou@pond'])
      expect(await references({ words }), words).toEqual([lou.reference])
    for (const words of ['wayne lou', "'; drop table submissions; --", "a'b\\c:*&|!"])
      expect(await references({ words }), words).toEqual([])
    expect(await references({ form: 'contact' })).toEqual([lou.reference])
    expect(await references({ edition: 'en-au' })).toEqual([wayne.reference])
    expect(await references({ form: 'contact', edition: 'en-au' })).toEqual([])
  })
})
