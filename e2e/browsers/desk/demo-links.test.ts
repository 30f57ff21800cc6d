import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { demoRequests } from '../../../src/api/db/schema/demo-requests.ts'
import { weekdayOf } from '../../../src/domain/calendar/weekday.ts'
import { askForDemo } from '../../staff/ask-for-demo.ts'
import { siteWithPeople } from '../../support/site-with-people.ts'
import { test } from '../browser-test.ts'
import { eventually } from '../visitor.ts'

const people = siteWithPeople()

const requestOf = async (id: string) =>
  (await people.db().select().from(demoRequests).where(eq(demoRequests.submission, id)))[0]

describe('the links in a letter about a demo', () => {
  test('accept and cancel by one press each, and only by that', async ({ visit }) => {
    const { id, dealer, own, firstDate } = await askForDemo(people.demos())
    const visitor = await visit({ site: people.site(), width: 480 })
    await visitor.enter(dealer)
    await visitor.enter(own)
    expect((await requestOf(id))?.state).toBe('asked')
    await visitor.enter(dealer)
    await visitor.click('main button', `Accept ${weekdayOf(firstDate)}`, { count: 2 })
    await eventually(() => visitor.text('h1')).toBe(`${weekdayOf(firstDate)}, 10\u00a0am it is.`)
    expect(await requestOf(id)).toMatchObject({ state: 'accepted', day: firstDate })
    await visitor.enter(dealer)
    expect(await visitor.seen('main button')).toBe(0)
    await visitor.enter(own)
    await visitor.click('main label', 'Cancel it')
    await visitor.click('main button', 'Cancel the demo')
    await eventually(() => visitor.text('h1')).toBe('Your demo is cancelled.')
    expect((await requestOf(id))?.state).toBe('cancelled')
  })
})
