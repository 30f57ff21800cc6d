import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { letters } from '../db/schema/letters.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { receiveSubmission } from '../submissions/receive-submission.ts'
import { mailboxOf } from './acknowledgement-limit.ts'
import { factsOf } from './edition-facts.fake.ts'
import { letterQueue } from './letter-queue.ts'

const noon = new Date('2026-11-15T12:00:00Z')
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

onEachEngine((db, database) => {
  let jobs: Jobs
  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined, worksHere: false })
  })
  afterAll(() => jobs.stop())

  let sent = 0
  /** To whom letters went because of a form that names this address. */
  const recipients = async (email: string, now = noon, changed: Record<string, string> = {}) => {
    sent += 1
    const services = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDirectory() }
    const fields = { ...goodSubmission('contact', fakeContext('en-au')), ...changed, email }
    const receipt = await receiveSubmission(
      services,
      { form: 'contact', edition: 'en-au', key: `${sent}`, sent: fields },
      now,
    )
    expect(receipt.ok).toBe(true)
    const reference = receipt.ok ? receipt.reference : ''
    const found = await db()
      .select({ message: letters.message })
      .from(letters)
      .innerJoin(submissions, eq(submissions.id, letters.submission))
      .where(eq(submissions.reference, reference))
    return found.map(({ message }) => message)
  }
  const staff = factsOf('en-au').email
  const addressees = async (email: string, now = noon) => (await recipients(email, now)).map(({ to }) => to.address)

  describe('acknowledgements', () => {
    it('are five an hour to a mailbox, however it is written; the forms are taken and announced all the same', async () => {
      const spellings = [
        'victim@pond.example',
        'VICTIM@pond.example',
        'victim+1@pond.example',
        'Victim+two@POND.example',
      ]
      for (const email of [...spellings, 'victim+x@pond.example']) expect(await addressees(email)).toHaveLength(2)
      for (const email of spellings) expect(await addressees(email)).toEqual([staff])
      expect(await addressees('somebody.else@pond.example')).toHaveLength(2)
      expect(await addressees('victim@pond.example', hoursLater(1))).toEqual(['victim@pond.example', staff])
    })

    it('are twelve a day', async () => {
      const counts = []
      for (let hour = 0; hour < 6; hour += 1)
        for (let each = 0; each < 3; each += 1)
          counts.push((await addressees('daily@pond.example', hoursLater(hour / 2 + 2))).length)
      expect(counts.filter((count) => count === 2)).toHaveLength(12)
      expect(counts.filter((count) => count === 1)).toHaveLength(6)
    })

    it('carry nothing that was typed, not even beside the address; staff read all of it', async () => {
      const typed = {
        name: 'Visit evil.example now',
        message: 'Win at https://evil.example or win@evil.example today.',
      }
      const [toStranger, toStaff] = await recipients('stranger@pond.example', noon, typed)
      expect(JSON.stringify(toStranger)).not.toContain('evil')
      expect(toStranger?.to).toEqual({ name: '', address: 'stranger@pond.example' })
      expect(toStaff?.text).toContain('https://evil.example')
    })
  })
})

it('a mailbox is the same with dots where its provider says so', () => {
  expect(mailboxOf('J.o.e+pool@GMail.com')).toBe(mailboxOf('joe@gmail.com'))
  expect(mailboxOf('j.oe@pond.example')).not.toBe(mailboxOf('joe@pond.example'))
})
