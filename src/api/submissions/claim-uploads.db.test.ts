import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeContext, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { letters } from '../db/schema/letters.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../dealers/dealer-directory.fake.ts'
import { keptUpload } from '../files/uploads.fake.ts'
import { type Jobs, openJobs } from '../jobs/jobs.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { letterQueue } from '../mail/letter-queue.ts'
import { type FormServices, type Receipt, receiveSubmission } from './receive-submission.ts'

onEachEngine((db, database) => {
  let jobs: Jobs
  let services: FormServices
  beforeAll(async () => {
    jobs = await openJobs({ database: database(), queues: [letterQueue], onError: () => undefined })
    services = { db: db(), jobs, contextOf: fakeContext, factsOf, dealers: fakeDealerDirectory() }
  })
  afterAll(() => jobs.stop())

  const repair = (key: string, photos: readonly string[], edition: 'en-au' | 'en-za' = 'en-au'): Promise<Receipt> =>
    receiveSubmission(services, {
      form: 'repair',
      edition,
      key,
      sent: { ...goodSubmission('repair', fakeContext(edition)), photos: photos.join(',') },
    })
  const registration = (key: string, receipt: string, edition: 'en-au' | 'en-za' = 'en-au'): Promise<Receipt> =>
    receiveSubmission(services, {
      form: 'registration',
      edition,
      key,
      sent: { ...goodSubmission('registration', fakeContext(edition)), receipt },
    })
  const photo = (changed = {}) => keptUpload(db(), { purpose: 'photos', ...changed })
  const rowOf = async (id: string) => (await db().select().from(uploads).where(eq(uploads.id, id)))[0]
  const ownerOf = async (id: string): Promise<string | undefined> => {
    const [row] = await db()
      .select({ reference: submissions.reference })
      .from(uploads)
      .innerJoin(submissions, eq(submissions.id, uploads.submission))
      .where(eq(uploads.id, id))
    return row?.reference
  }
  const gone = {
    ok: false,
    problems: [{ field: 'photos', message: 'The photo is no longer here. Choose it again.' }],
  }

  describe('the files of a form', () => {
    it('belong to it from then on, and nobody remembers where they came from', async () => {
      const ids = [await photo(), await photo()]
      const receipt = await repair('two', ids)
      expect(receipt.ok && [await ownerOf(ids[0] ?? ''), await ownerOf(ids[1] ?? '')]).toEqual(
        receipt.ok && [receipt.reference, receipt.reference],
      )
      expect(await rowOf(ids[0] ?? '')).toMatchObject({ sender: null })
    })

    it('stand in the letters by name, kind and size, and not as ids', async () => {
      const id = await photo({ name: 'Left track.jpg', bytes: 2_400_000 })
      const receipt = await repair('named', [id])
      const [row] = await db()
        .select()
        .from(submissions)
        .where(eq(submissions.reference, receipt.ok ? receipt.reference : ''))
      expect(row?.lines).toContainEqual({
        field: 'photos',
        label: 'Photos',
        value: 'Left track.jpg (JPEG, 2.3\u00a0MB)',
      })
      const written = await db()
        .select()
        .from(letters)
        .where(eq(letters.submission, row?.id ?? ''))
      const toStaff = written.find(({ message }) => message.to.address === factsOf('en-au').email)?.message.text ?? ''
      expect(toStaff).toContain('Left track.jpg')
      expect(JSON.stringify(written)).not.toContain(id)
    })

    it('stay with it when the same form comes again', async () => {
      const id = await photo()
      const first = await repair('again', [id])
      expect(first.ok).toBe(true)
      expect(await repair('again', [id])).toEqual(first)
      const together = await Promise.all(Array.from({ length: 6 }, () => repair('again', [id])))
      expect(together).toEqual(together.map(() => first))
    })

    it('make one submission when the same form comes six times together', async () => {
      const id = await photo()
      const all = await Promise.all(Array.from({ length: 6 }, () => repair('together', [id])))
      expect(new Set(all.map((each) => each.ok && each.reference)).size).toBe(1)
      expect(all.every(({ ok }) => ok)).toBe(true)
    })
  })

  describe('a file that cannot go with a form', () => {
    const before = { createdAt: sql`now() - interval '25 hours'` }

    it('belongs to another one', async () => {
      const id = await photo()
      const first = await repair('owner', [id])
      expect(await repair('thief', [id])).toEqual(gone)
      expect(await ownerOf(id)).toBe(first.ok && first.reference)
    })

    it('was never there, and may not even look like a file', async () => {
      expect(await repair('never', ['0b5d3a9e-7a41-4f3e-a6c4-1f8f00000000'])).toEqual(gone)
      expect(await repair('strange', ['x'.repeat(36)])).toEqual(gone)
    })

    it('came for something else', async () => {
      expect(await repair('else', [await keptUpload(db())])).toEqual(gone)
    })

    it('has waited too long, or is being removed', async () => {
      const [old] = await db()
        .update(uploads)
        .set({ createdAt: before.createdAt })
        .where(eq(uploads.id, await photo()))
        .returning()
      expect(await repair('old', [old?.id ?? ''])).toEqual(gone)
      expect(await repair('discarded', [await photo({ discardedAt: new Date() })])).toEqual(gone)
    })

    it('keeps the whole form back, with the files that could go', async () => {
      const good = await photo()
      const count = await db().$count(submissions)
      expect(await repair('one of two', [good, 'x'.repeat(36)])).toEqual({
        ok: false,
        problems: [{ field: 'photos', message: 'Some photos are no longer here. Choose them again.' }],
      })
      expect(await db().$count(submissions)).toBe(count)
      expect((await repair('the other', [good])).ok).toBe(true)
    })

    it('is one too many', async () => {
      const six = await Promise.all(Array.from({ length: 6 }, () => photo()))
      expect(await repair('six', six)).toMatchObject({
        problems: [{ field: 'photos', message: 'Choose up to 5 files.' }],
      })
    })

    it('is called what the country calls it', async () => {
      const message = (name: string) => ({ problems: [{ message: `The ${name} is no longer here. Choose it again.` }] })
      expect(await registration('words', 'x'.repeat(36))).toMatchObject(message('receipt'))
      expect(await registration('words', 'x'.repeat(36), 'en-za')).toMatchObject(message('invoice'))
    })
  })

  it('a file that several forms want at the same moment goes with one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await photo()
      const all = await Promise.all(Array.from({ length: 5 }, (_, each) => repair(`race ${round} ${each}`, [id])))
      const taken = all.filter(({ ok }) => ok)
      expect(taken).toHaveLength(1)
      expect(all.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 4 }, () => gone))
      expect(taken[0]?.ok && taken[0].reference).toBe(await ownerOf(id))
    }
  })

  it('forms that want the same files in another order do not wait for each other for good', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ids = await Promise.all(Array.from({ length: 5 }, () => photo()))
      const all = await Promise.all([repair(`up ${round}`, ids), repair(`down ${round}`, ids.toReversed())])
      expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    }
  })
})
