import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letters } from '../../api/db/schema/letters.ts'
import { submissions } from '../../api/db/schema/submissions.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../../api/dealers/dealer-directory.fake.ts'
import { type Jobs, openJobs } from '../../api/jobs/jobs.ts'
import { factsOf } from '../../api/mail/edition-facts.fake.ts'
import { letterQueue } from '../../api/mail/letter-queue.ts'
import { type FormServices, receiveSubmission } from '../../api/submissions/receive-submission.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { createPostedFormServices } from './posted-form-services.ts'
import { type Entry, fakePostedForms } from './posted-forms.fake.tsx'

const message = (text: string, but: Record<string, string> = {}): Entry[] =>
  Object.entries({
    ...{ form: 'contact', edition: 'en-nz', idempotencyKey: '', openedAt: '', subject: '' },
    ...goodSubmission('contact', fakeContext('en-nz')),
    message: text,
    ...but,
  })

onEachEngine((db, database) => {
  let jobs: Jobs
  let services: FormServices
  let postedForms: ReturnType<typeof fakePostedForms>
  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined })
    services = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDirectory() }
    const noon = new Date('2026-11-15T12:00:00Z')
    const refuse = async () => ({ state: 'refused' as const, message: 'No files.' })
    postedForms = fakePostedForms(createPostedFormServices(services, refuse, () => noon))
  })
  afterAll(() => jobs.stop())

  let senders = 0
  const someone = () => {
    senders += 1
    return { 'x-forwarded-for': `203.0.113.${senders}` }
  }
  const referenceIn = ({ page }: Awaited<ReturnType<typeof postedForms.post>>) => page.querySelector('dd')?.textContent

  describe('a posted form', () => {
    it('is kept once, however often its answer is loaded again', async () => {
      const from = someone()
      const posts = [await postedForms.post(message('The robot sings at night.'), from)]
      const together = Array.from({ length: 6 }, () => postedForms.post(message('The robot sings at night.'), from))
      posts.push(...(await Promise.all(together)))
      expect(posts.map(({ status }) => status)).toEqual(posts.map(() => 200))
      expect(referenceIn(posts[0] ?? (await postedForms.post([])))).toMatch(/^NZ-C-/)
      expect(new Set(posts.map(referenceIn)).size).toBe(1)
      expect(await db().$count(submissions)).toBe(1)
      expect(await db().$count(letters)).toBe(2)
    })

    it('is another one from somebody else, and when it says something else', async () => {
      const before = await db().$count(submissions)
      const from = someone()
      const posts = [
        await postedForms.post(message('The robot hums at night.'), from),
        await postedForms.post(message('The robot hums at noon.'), from),
        await postedForms.post(message('The robot hums at night.'), someone()),
      ]
      expect(new Set(posts.map(referenceIn)).size).toBe(3)
      expect(await db().$count(submissions)).toBe(before + 3)
    })

    it('is not kept when nobody but a bot could have written it', async () => {
      const before = await db().$count(submissions)
      const { status, page } = await postedForms.post(message('Buy pianos.', { subject: 'pianos' }), someone())
      expect(status).toBe(400)
      expect(page.querySelector('textarea')?.textContent).toBe('Buy pianos.')
      expect(await db().$count(submissions)).toBe(before)
    })

    it('is one of twelve tries at most, whatever is wrong with them', async () => {
      const from = someone()
      const statuses = []
      for (let each = 0; each < 13; each += 1)
        statuses.push((await postedForms.post(message(`Message number ${each}.`, { email: '' }), from)).status)
      expect(statuses).toEqual([...Array.from({ length: 12 }, () => 422), 429])
    })

    it('is one of four at most, by scripts and without, and comes back whole with the time to wait', async () => {
      const from = someone()
      const address = from['x-forwarded-for']
      const noon = new Date('2026-11-15T12:00:00Z')
      const sent = goodSubmission('contact', fakeContext('en-nz'))
      for (const key of ['by scripts', 'by scripts too'])
        await receiveSubmission(services, { form: 'contact', edition: 'en-nz', key, sent, address }, noon)
      const statuses = []
      for (let each = 0; each < 3; each += 1)
        statuses.push((await postedForms.post(message(`Message number ${each}.`), from)).status)
      expect(statuses).toEqual([200, 200, 429])
      const { answer, page } = await postedForms.post(message('One too many.'), from)
      expect(answer.headers.get('retry-after')).toBe('600')
      expect(page.querySelector('textarea')?.textContent).toBe('One too many.')
    })
  })
})
