import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { readReference } from '../../domain/forms/reference-number.ts'
import { letters } from '../db/schema/letters.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import { goodSubmissionWithFiles } from '../files/uploads.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { letterQueue } from '../mail/letter-queue.ts'
import { type FormServices, receiveSubmission, type SentSubmission } from './receive-submission.ts'

const cases = editionCodes.flatMap((edition) => formKinds.map((form) => ({ form, edition })))

onEachEngine((db, database) => {
  let jobs: Jobs
  let services: FormServices
  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined })
    services = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDirectory() }
  })
  afterAll(() => jobs.stop())
  // Of one person there would be too many to acknowledge.
  beforeEach(async () => {
    await db().delete(rateLimitCounts)
  })

  const good = (form: SentSubmission['form'], edition: SentSubmission['edition'], key: string): SentSubmission => ({
    form,
    edition,
    key,
    sent: goodSubmission(form, fakeContext(edition)),
  })
  const withFiles = async (...which: Parameters<typeof good>): Promise<SentSubmission> => {
    const [form, edition] = which
    return { ...good(...which), sent: await goodSubmissionWithFiles(db(), form, fakeContext(edition)) }
  }
  const referenceOf = async (sent: SentSubmission): Promise<string> => {
    const receipt = await receiveSubmission(services, sent)
    if (!receipt.ok) throw new Error(JSON.stringify(receipt.problems))
    return receipt.reference
  }
  const kept = (reference: string) => db().select().from(submissions).where(eq(submissions.reference, reference))
  const lettersFor = async (reference: string) => {
    const [row] = await kept(reference)
    return db()
      .select()
      .from(letters)
      .where(eq(letters.submission, row?.id ?? ''))
  }

  describe('a form', () => {
    it.each(cases)('$form of $edition is kept, acknowledged and announced', async ({ form, edition }) => {
      const reference = await referenceOf(await withFiles(form, edition, 'first'))
      expect(readReference(reference)).toMatchObject({ ok: true, value: { edition, kind: form } })
      const [row] = await kept(reference)
      expect(row).toMatchObject({ form, edition, email: goodSubmission(form, fakeContext(edition)).email })
      expect(row?.lines.length).toBeGreaterThan(3)
      const [toSender, toStaff] = (await lettersFor(reference)).map(({ message }) => message)
      expect(toSender?.to.address).toBe(row?.email)
      expect(toSender?.text).toContain(reference)
      expect(toStaff?.to.address).toBe(factsOf(edition).email)
      expect(toStaff?.replyTo?.address).toBe(row?.email)
    })

    it('goes to the letterbox that its page names, and replies come there', async () => {
      const facts = { ...factsOf('en-au'), letterboxes: { repair: 'repairs@pools.example' } }
      const sent = await withFiles('repair', 'en-au', 'letterbox')
      const receipt = await receiveSubmission({ ...services, factsOf: () => facts }, sent)
      const [toSender, toStaff] = (await lettersFor(receipt.ok ? receipt.reference : '')).map(({ message }) => message)
      expect(toStaff?.to.address).toBe('repairs@pools.example')
      expect(toSender?.replyTo?.address).toBe('repairs@pools.example')
      expect(toSender?.from.address).toBe(facts.email)
    })

    it('is announced by what it is about, in words', async () => {
      const reference = await referenceOf(await withFiles('job-application', 'en-au', 'in words'))
      const [, toStaff] = (await lettersFor(reference)).map(({ message }) => message)
      const { value = '', label = '' } = fakeContext('en-au').choices.positions[0] ?? {}
      expect(toStaff?.subject).toContain(label)
      expect(toStaff?.subject).not.toContain(value)
    })

    it('that comes ten times together is one, with one pair of letters', async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => referenceOf(good('contact', 'en-au', 'double'))))
      expect(new Set(all).size).toBe(1)
      expect(await lettersFor(all[0] ?? '')).toHaveLength(2)
    })

    it('with something wrong is answered field by field, and not kept', async () => {
      const before = await db().$count(submissions)
      const sent = { ...goodSubmission('contact', fakeContext('en-nz')), email: 'wiremu', message: 'short' }
      const receipt = await receiveSubmission(services, { ...good('contact', 'en-nz', 'wrong'), sent })
      expect(receipt).toMatchObject({ ok: false, problems: [{ field: 'email' }, { field: 'message' }] })
      expect(await db().$count(submissions)).toBe(before)
    })

    it('with an address that no letter reaches is answered too', async () => {
      const sent = { ...goodSubmission('contact', fakeContext('en-nz')), email: `${'a'.repeat(70)}@example.com` }
      const receipt = await receiveSubmission(services, { ...good('contact', 'en-nz', 'far'), sent })
      expect(receipt).toMatchObject({ ok: false, problems: [{ field: 'email' }] })
    })

    it('cannot say more than its fields', async () => {
      const sent = { ...goodSubmission('contact', fakeContext('en-za')), isAdmin: 'true', status: 'closed', id: '7' }
      const reference = await referenceOf({ ...good('contact', 'en-za', 'more'), sent })
      const [row] = await kept(reference)
      expect(row?.id).not.toBe('7')
      expect(Object.keys(row?.fields ?? {})).not.toEqual(expect.arrayContaining(['isAdmin']))
      expect(JSON.stringify(row?.fields)).not.toMatch(/isAdmin|status/)
    })
  })

  it('a registration remembers the machine and the day its warranty ends', async () => {
    const reference = await referenceOf(await withFiles('registration', 'en-au', 'robot'))
    const [row] = await kept(reference)
    const owned = await db()
      .select()
      .from(registeredProducts)
      .where(eq(registeredProducts.submission, row?.id ?? ''))
    expect(owned).toMatchObject([
      {
        product: 'dolphin-s200',
        serialNumber: 'AU24-1234567-K',
        dealer: 'bayside-pool-workshop',
        purchasedOn: '2026-03-15',
        warrantyUntil: '2029-03-15',
      },
    ])
  })
})
