import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { addOrder, addSubmission } from '../account/account-site.fake.ts'
import { letters } from '../db/schema/letters.ts'
import { orders } from '../db/schema/orders.ts'
import { stock } from '../db/schema/stock.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { countDesk } from './desk-counts.ts'

onEachEngine((db) => {
  const now = new Date('2026-11-19T02:00:00Z')
  const anHourAgo = new Date('2026-11-19T01:00:00Z')
  const tomorrow = new Date('2026-11-20T02:00:00Z')

  afterEach(async () => {
    for (const table of [letters, orders, submissions, stock]) await db().delete(table)
  })

  it('counts what waits for staff, and not what is done or put off', async () => {
    expect(Object.values(await countDesk(db(), now))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    for (const state of ['paid', 'packed', 'ready', 'shipped', 'delivered', 'cancelled'] as const)
      await addOrder(db(), 'a@example.com', { state })
    const change = async (set: Partial<typeof submissions.$inferInsert>) => {
      const { id } = await addSubmission(db(), 'a@example.com')
      await db().update(submissions).set(set).where(eq(submissions.id, id))
      return id
    }
    const waits = await change({ isUnread: true })
    await change({ form: 'become-a-dealer' })
    await change({ laterUntil: anHourAgo })
    await change({ laterUntil: tomorrow })
    await change({ waitingSince: null, outcome: 'answered' })
    await change({ mergedInto: waits })
    await db()
      .insert(stock)
      .values([
        { sku: 'PW-S100', onHand: 0 },
        { sku: 'PW-S200', onHand: 40 },
      ])
    expect(await countDesk(db(), now)).toEqual({
      ...{ orders: 3, inbox: 3, mail: 0, later: 1, demos: 0, dealers: 1, stock: 1, trouble: 0 },
    })
  })
})
