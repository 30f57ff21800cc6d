import { afterAll, beforeAll, expect, it } from 'vitest'
import { letters } from '../db/schema/letters.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { deadLetters, sendDeadLetterAgain } from './dead-letters.ts'
import { letterQueue } from './letter-queue.ts'

const address = { name: 'Kirra Sands', address: 'kirra@pond.example' }
const message = { messageId: '<a@b>', from: address, to: address, subject: 'Kirra', html: '', text: '' }

onEachEngine((db, database) => {
  let jobs: Jobs
  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined, worksHere: false })
  })
  afterAll(() => jobs.stop())

  const jobsOf = async (letter: string) => {
    const sql = `select 1 from jobs.job where name = 'send-letter' and data->>'letter' = $1`
    return (await database().statements.executeSql(sql, [letter])).rows.length
  }

  it('are listed with their reason but not with whose they are, and go out again once', async () => {
    const [submission] = await db()
      .insert(submissions)
      .values({
        reference: 'AU-C-1',
        form: 'contact',
        edition: 'en-au',
        idempotencyKey: 'k',
        email: 'kirra@pond.example',
        fields: {},
        lines: [],
      })
      .returning()
    const reason = '550 <kirra@pond.example>: no such mailbox'
    const about = { message, submission: submission?.id }
    await db()
      .insert(letters)
      .values([
        { ...about, state: 'dead', attempts: 3, reason },
        { ...about, state: 'sent' },
      ])
    const [dead, ...others] = await deadLetters(db())
    expect(others).toEqual([])
    expect(dead).toMatchObject({ reference: 'AU-C-1', domain: 'pond.example', attempts: 3 })
    expect(dead?.reason).toContain('no such mailbox')
    expect(JSON.stringify(dead)).not.toMatch(/kirra/i)

    const id = dead?.id ?? ''
    const raised = await Promise.all([1, 2, 3].map(() => sendDeadLetterAgain(db(), jobs, id)))
    expect(raised.toSorted()).toEqual([false, false, true])
    expect(await jobsOf(id)).toBe(1)
    expect(await deadLetters(db())).toEqual([])
  })
})
