import { describe, expect } from 'vitest'
import { caseMessages } from '../../../src/api/db/schema/case-messages.ts'
import { submissions } from '../../../src/api/db/schema/submissions.ts'
import { addCase } from '../../../src/api/staff/inbox/inbox.fake.ts'
import { siteWithPeople } from '../../support/site-with-people.ts'
import { test } from '../browser-test.ts'
import { eventually, type Visitor } from '../visitor.ts'
import { atTheDesk, said } from './at-the-desk.ts'

const people = siteWithPeople()

const focused = (visitor: Visitor) => visitor.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const answer = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea[aria-label^="Answer"]')?.value)

describe('the inbox', () => {
  test('is answered by letters, with what a template begins', async ({ visit }) => {
    await people.db().delete(submissions)
    const first = await addCase(people.db(), { row: { waitingSince: new Date(Date.now() - 3_600_000) } })
    await addCase(people.db(), { name: 'Lou Brand', email: 'lou@pond.example' })
    const visitor = await atTheDesk(people, visit, { path: '/staff/inbox/', room: 'Inbox' })
    await eventually(() => visitor.seen('textarea[aria-label="Answer to Wayne Dunmore"]')).toBe(1)
    await visitor.type('t')
    await eventually(() => visitor.text('dialog[open] button[type=submit]')).toContain('Use it')
    await visitor.press('Enter')
    await eventually(() => answer(visitor)).toContain('Hello Wayne,')
    await eventually(() => focused(visitor)).toBe('Answer to Wayne Dunmore')
    await visitor.click('button', 'Send and close')
    await eventually(() => said(visitor)).toBe(`Sent and closed: ${first.reference}.`)
    await eventually(() => visitor.seen('textarea[aria-label="Answer to Lou Brand"]')).toBe(1)
    expect(await answer(visitor)).toBe('')
    await visitor.type('c')
    await eventually(() => said(visitor)).toMatch(/^Closed: /)
    await visitor.type('z')
    await eventually(() => said(visitor)).toMatch(/^Taken back: /)
    expect(await people.db().select().from(caseMessages)).toMatchObject([{ from: 'staff' }])
    expect(await visitor.errors()).toEqual([])
  })
})
