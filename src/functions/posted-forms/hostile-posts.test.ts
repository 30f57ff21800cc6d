import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { hiddenFields } from '../../domain/forms/hidden-fields.ts'
import { fakePostedForms } from './posted-forms.fake.tsx'

// Nobody waits a second for a form that is none.
vi.mock(import('node:timers/promises'), async (original) => {
  const timers = await original()
  return { ...timers, setTimeout: (_ms, value) => timers.setTimeout(5, value) }
})

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\r\n--b',
    '<script>',
    '</form>',
    '$&',
    '__proto__',
    'x'.repeat(50_000),
    '\u0000',
    'https://',
    '2026-02-30',
    ',,,',
    'upload-00000000000000000001',
    '٣',
  ),
)
const known = fc.constantFrom('name', 'email', 'phone', 'product', 'photos', 'cv', 'receipt', 'purchaseDate', 'message')
const name = fc.oneof(known, fc.constantFrom<string>(...Object.values(hiddenFields)), strange)
const extra = fc.record({
  name,
  value: strange,
  filename: fc.option(fc.oneof(strange, fc.constantFrom('a.jpg', 'a.exe', '../../etc', '"; name="form'))),
})

const post = fc.record({
  form: fc.oneof({ arbitrary: fc.constantFrom<string>(...formKinds), weight: 8 }, strange),
  edition: fc.oneof({ arbitrary: fc.constantFrom<string>(...editionCodes), weight: 8 }, strange),
  parts: fc.array(extra, { maxLength: 12 }),
  /** Where the bytes break off or are changed; mostly nowhere. */
  cut: fc.option(fc.nat(4000), { freq: 3 }),
  flip: fc.option(fc.nat(4000), { freq: 3 }),
  pieces: fc.constantFrom(1, 13, 500, 70_000),
})

type Post = typeof post extends fc.Arbitrary<infer Value> ? Value : never

const bytesOf = ({ form, edition, parts, cut, flip }: Post): Uint8Array => {
  const head = (field: string, file?: string | null) =>
    `--b\r\nContent-Disposition: form-data; name="${field}"${file === null || file === undefined ? '' : `; filename="${file}"`}\r\n\r\n`
  const all = [
    { name: hiddenFields.form, value: form, filename: null },
    { name: hiddenFields.edition, value: edition, filename: null },
    ...parts,
  ]
  const text = `${all.map((each) => `${head(each.name, each.filename)}${each.value}\r\n`).join('')}--b--\r\n`
  const bytes = new TextEncoder().encode(text).slice(0, cut ?? undefined)
  const at = flip ?? -1
  return bytes.map((byte, index) => (index === at ? byte ^ 0x15 : byte))
}

const inPieces = (bytes: Uint8Array, size: number): ReadableStream<Uint8Array> => {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size))
      else controller.close()
      at += size
    },
  })
}

/** As many as there is time for: HOSTILE_FORMS=1000. */
const runs = Number(process.env.HOSTILE_FORMS ?? 100)

it('answers strange posts, and says to none that it is our fault', { timeout: 300_000 }, async () => {
  const postedForms = fakePostedForms()
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(post, async (given) => {
      const bytes = bytesOf(given)
      const answer = await postedForms.request({
        method: 'POST',
        duplex: 'half',
        body: inPieces(bytes, bytes.length > 20_000 ? 70_000 : given.pieces),
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' },
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      expect([400, 422]).toContain(answer.status)
      expect((await answer.text()).match(/<script/g)?.length ?? 0).toBeLessThan(2)
    }),
    { numRuns: runs },
  )
  // Nearly half of them are strange in what they say, not in how they say it; by chance it may be far fewer of a hundred.
  expect(statuses.get(422)).toBeGreaterThan(0.1 * runs)
  expect(postedForms.received).toEqual([])
})
