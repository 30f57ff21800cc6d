import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allForms } from '../../domain/forms/all-forms.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { letterQueue } from '../mail/letter-queue.ts'
import { formSender } from './form-sender.fake.ts'

const now = new Date('2026-11-15T12:00:00Z')
const context = fakeContext('en-au')

/** On each engine, others on each. A thousand take a minute: HOSTILE_FORMS=1000. */
const runs = Number(process.env.HOSTILE_FORMS ?? 75)

const intruders = ['isAdmin', 'status', 'reference', 'receivedAt', 'id', '__proto__', 'constructor']
const text = fc.oneof(
  fc.constantFrom(
    '',
    'true',
    '2026-02-30',
    "'; drop table submissions; --",
    '\u0000',
    '\ud800',
    '{{7*7}}',
    'x'.repeat(5000),
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

onEachEngine((db, database) => {
  let jobs: Jobs
  let sendForm: ReturnType<typeof formSender>
  let sent = 0

  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined })
    const services = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDirectory() }
    sendForm = formSender(services, () => now)
  })
  afterAll(() => jobs.stop())

  const send = async (variables: object): Promise<number> => {
    sent += 1
    const { status } = await sendForm(variables, `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`)
    return status
  }

  describe.each(formKinds)('hostile %s forms', (kind) => {
    it('never bring the function down, and leave no row that is not a good form', async () => {
      // Files have to be there before: none of these forms has one that is.
      const { photos: _, ...good } = goodSubmission(kind, context)
      const names = allForms[kind].fields(context).map(({ name }) => name)
      const changes = fc.array(fc.tuple(fc.constantFrom(...names, ...intruders), text), { minLength: 1, maxLength: 5 })
      const oddities = fc.record({
        key: fc.oneof(text, fc.uuid()),
        openedAt: fc.oneof({ arbitrary: fc.constant('2026-11-15T11:58:00.000Z'), weight: 5 }, text),
        trap: fc.oneof({ arbitrary: fc.constant(''), weight: 9 }, text),
      })
      await fc.assert(
        fc.asyncProperty(changes, oddities, async (changed, odd) => {
          const fields = [...Object.entries(good), ...changed].map(([name, value]) => ({ name, value }))
          const form = kind.toUpperCase().replaceAll('-', '_')
          expect(await send({ form, edition: 'EN_AU', ...odd, fields })).toBeLessThan(500)
        }),
        { numRuns: runs },
      )
      const rows = await db().select().from(submissions).where(eq(submissions.form, kind))
      for (const { fields, reference, edition } of rows) {
        expect(Object.keys(fields).filter((name) => !names.includes(name))).toEqual([])
        expect(reference).toMatch(/^AU-[A-Z]-\w{4}-\w{4}$/)
        expect(edition).toBe('en-au')
      }
    })
  })
})
