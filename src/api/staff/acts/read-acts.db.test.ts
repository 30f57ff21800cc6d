import { afterEach, expect, it } from 'vitest'
import { accountSite } from '../../account/account-site.fake.ts'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { recordAct } from '../record-act.ts'
import { actsOf, findActs, staffNames } from './read-acts.ts'

const sydney = 'Australia/Sydney'

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [staffActs, people]) await db().delete(table)
  })

  const addStaff = async (name: string) => {
    const person = { issuer: 'i', subject: name, email: `${name}@example.com`, name, edition: 'en-au' } as const
    const [row] = await db()
      .insert(people)
      .values({ ...person, role: 'staff' })
      .returning()
    if (row === undefined) throw new Error('Nobody')
    return row
  }

  const find = async (asked: Partial<Parameters<typeof findActs>[1]> = {}) =>
    (await findActs(db(), { first: 50, ...asked }, sydney)).acts.map(({ act, of }) => `${act} ${of}`)

  it('is read newest first, a page at a time, each act once', async () => {
    const ana = await addStaff('ana')
    // Several at one moment: their order is that in which they were written down.
    for (let at = 0; at < 7; at += 1)
      await recordAct(db(), ana, { act: 'pack', subject: 'order', of: `AU-${at}` }, new Date(1e12 + Math.floor(at / 3)))
    const seen: string[] = []
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      const { acts, next } = await findActs(db(), { first: 2, after }, sydney)
      seen.push(...acts.map(({ of }) => of))
      after = next
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `AU-${at}`))
    expect(await find({ after: "x' or true --" })).toHaveLength(7)
  })

  it('is narrowed down to somebody, a kind of thing and a day by the clock of the edition', async () => {
    const [ana, ben] = [await addStaff('ana'), await addStaff('ben')]
    const [late, early] = [new Date('2026-11-18T12:59:59Z'), new Date('2026-11-18T13:00:00Z')]
    await recordAct(db(), ana, { act: 'pack', subject: 'order', of: 'AU-1' }, late)
    await recordAct(db(), ben, { act: 'count', subject: 'stock', of: 'PW' }, early)
    expect(await find({ person: ana.id })).toEqual(['pack AU-1'])
    expect(await find({ subject: 'stock' })).toEqual(['count PW'])
    expect(await find({ day: '2026-11-18' })).toEqual(['pack AU-1'])
    expect(await find({ day: '2026-11-19' })).toEqual(['count PW'])
    expect(await find({ person: 'nobody' })).toEqual([])
    expect(await find({ day: 'yesterday' })).toHaveLength(2)
    expect((await staffNames(db())).map(({ name }) => name)).toEqual(['ana', 'ben'])
  })

  it('calls people by their name as long as they are here', async () => {
    const ana = await addStaff('ana')
    await recordAct(db(), ana, { act: 'role', subject: 'person', of: ana.id, before: { role: 'staff' } }, new Date())
    expect(await actsOf(db(), 'person', ana.id)).toMatchObject([
      { label: 'ana', changes: [{ name: 'role', before: 'staff', after: null }] },
    ])
    await db().delete(people)
    expect(await actsOf(db(), 'person', ana.id)).toMatchObject([{ label: 'somebody who has gone', name: 'ana' }])
  })

  it('is for staff', async () => {
    const { ask, signIn } = accountSite(db(), { now: new Date() })
    const token = signIn('kim')
    for (const query of [
      '{ staffActs { next } }',
      '{ staffActsOf(subject: ORDER, of: "x") { id } }',
      '{ staffActors { id } }',
    ])
      expect(await ask(query, {}, token), query).toMatchObject({ code: 'FORBIDDEN' })
  })
})
