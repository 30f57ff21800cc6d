import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { onEachEngine } from '../db/engines/on-each-engine.ts'
import { fakeDealerDesk } from '../dealers/dealer-desk.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { letterQueue } from '../mail/letter-queue.ts'
import { formSender } from './form-sender.fake.ts'

const now = new Date('2026-11-15T12:00:00Z')

onEachEngine((db, database) => {
  let jobs: Jobs
  let send: ReturnType<typeof formSender>

  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined })
    const desk = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDesk() }
    send = formSender(desk, () => now)
  })
  afterAll(() => jobs.stop())

  const message = (changed: object = {}) => ({
    form: 'CONTACT',
    edition: 'EN_AU',
    key: 'k',
    openedAt: '2026-11-15T11:58:00.000Z',
    trap: '',
    fields: Object.entries(goodSubmission('contact', fakeContext('en-au'))).map(([name, value]) => ({ name, value })),
    ...changed,
  })

  describe('submitForm', () => {
    it('answers with a reference, and with the same one to the same form', async () => {
      const first = await send(message())
      expect(first).toMatchObject({ status: 200, answer: { data: { submitForm: { problems: [] } } } })
      expect((await send(message())).answer).toEqual(first.answer)
    })

    it('answers with problems by field', async () => {
      const { status, answer } = await send(message({ fields: [{ name: 'name', value: 'Kirra' }] }), '203.0.113.8')
      expect(status).toBe(200)
      expect(answer).toMatchObject({
        data: {
          submitForm: {
            reference: null,
            problems: expect.arrayContaining([{ field: 'email', message: expect.any(String) }]),
          },
        },
      })
    })
  })
})
