import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
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
    const services = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDirectory() }
    send = formSender(services, () => now)
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

    it.each(['', ' \n', 'k'.repeat(101)])('refuses the idempotency key %j', async (key) => {
      const { status, answer } = await send(message({ key }), '203.0.113.9')
      expect(status).toBe(400)
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_KEY' } }] })
    })

    it('refuses a form that the edition has no page for', async () => {
      const factsOfShort = (edition: EditionCode) => ({ ...factsOf(edition), forms: ['contact'] as const })
      const services = { db: db(), jobs, contextOf: fakeContext, factsOf: factsOfShort, dealers: fakeDealerDirectory() }
      const sendThere = formSender(services, () => now)
      const { status, answer } = await sendThere(message({ form: 'JOB_APPLICATION' }), '203.0.113.9')
      expect(status).toBe(400)
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'NO_SUCH_FORM' } }] })
      expect((await sendThere(message({ key: 'offered' }), '203.0.113.9')).status).toBe(200)
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
