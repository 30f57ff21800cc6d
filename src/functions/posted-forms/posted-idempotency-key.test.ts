import { describe, expect, it } from 'vitest'
import { allForms } from '../../domain/forms/all-forms.ts'
import { fakeContext, fakeUploadId, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { keptUploads } from './posted-entries.ts'
import { type Entry, emptyEntries, fakePostedForms, fileOf, withTyped } from './posted-forms.fake.tsx'
import { idempotencyKeyOf } from './posted-idempotency-key.ts'

const { cv: _, ...typed } = goodSubmission('job-application', fakeContext('en-za'))
const application = withTyped(emptyEntries('job-application', 'en-za'), { ...typed, cv: fileOf('cv.pdf', 'A life.') })

const keysOf = async (...posts: { entries: Entry[]; from?: string; today?: string }[]) => {
  const keys: string[] = []
  for (const { entries, from = '203.0.113.7', today = '2026-11-15' } of posts) {
    const { post, received } = fakePostedForms({ contextOf: (edition) => fakeContext(edition, today) })
    expect((await post(entries, { 'x-forwarded-for': from })).status).toBe(200)
    const { key, sameAs } = received[0] ?? {}
    keys.push(JSON.stringify({ key, sameAs }))
  }
  return keys
}

describe('the key of a form that came without one', () => {
  it('is the same when the same comes again, with its files', async () => {
    const [first, second] = await keysOf({ entries: application }, { entries: application })
    expect(second).toBe(first)
  })

  it('is another when anything is another', async () => {
    const keys = await keysOf(
      { entries: application },
      { entries: application, from: '203.0.113.8' },
      { entries: application, today: '2026-11-16' },
      { entries: withTyped(application, { coverLetter: 'I repaired two pianos.' }) },
      { entries: withTyped(application, { cv: fileOf('cv.pdf', 'Another life.') }) },
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the one it has where scripts gave it one', () => {
    const opened = { asked: allForms.contact.fields(fakeContext('en-au')), context: fakeContext('en-au') }
    const fields = new Map([['idempotencyKey', ['k1']]])
    expect(idempotencyKeyOf(fields, opened, [], '203.0.113.7')).toEqual({ key: 'k1' })
    expect(idempotencyKeyOf(fields, opened, ['cv x'], '203.0.113.7')).toMatchObject({
      key: 'k1',
      sameAs: expect.any(String),
    })
  })
})

describe('files that were kept', () => {
  const asked = allForms.repair.fields(fakeContext('en-au'))
  const kept = (photos: string[], names: string[] = []) =>
    keptUploads(
      new Map([
        ['photos', photos],
        ['keptFile', names],
      ]),
      asked,
    )

  it('are known by their ids, and called what their sender called them', () => {
    const [one, two] = [fakeUploadId(1), fakeUploadId(2)]
    expect(kept([one, two], [`${two} a b.jpg`, 'nonsense'])).toEqual([
      { field: 'photos', id: one, name: 'Your file' },
      { field: 'photos', id: two, name: 'a b.jpg' },
    ])
  })

  it('are none where there are no ids', () => {
    expect(kept(['', 'x', '../../etc/passwd'])).toEqual([])
  })
})
