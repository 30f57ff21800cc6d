import { describe, expect, it } from 'vitest'
import type { EditionCode } from '../edition/edition-code.ts'
import { allForms } from './all-forms.ts'
import type { FormKind } from './form-kind.ts'
import { fakeContext, goodSubmission } from './good-submissions.fake.ts'
import { parseForm } from './parse-form.ts'
import { submissionLines } from './submission-lines.ts'

const linesOf = (kind: FormKind, edition: EditionCode) => {
  const context = fakeContext(edition)
  const parsed = parseForm(allForms[kind], goodSubmission(kind, context), context)
  return parsed.ok ? submissionLines(allForms[kind], parsed.value, context) : parsed.problems
}

describe('a submission in words', () => {
  it('has labels, days, figures and choices as a person reads them', () => {
    expect(linesOf('book-a-demo', 'en-za')).toEqual([
      { field: 'name', label: 'Your name', value: 'Nomsa Khumalo' },
      { field: 'email', label: 'Email', value: 'nomsa@example.co.za' },
      { field: 'phone', label: 'Phone', value: '082 555 0123' },
      { field: 'postcode', label: 'Postcode', value: '1685' },
      { field: 'poolType', label: 'Kind of pool', value: 'In the ground' },
      { field: 'poolLength', label: 'Length', value: '8,5\u00a0m' },
      { field: 'firstDate', label: 'First date', value: '18 November 2026' },
      { field: 'secondDate', label: 'Second date', value: '25 November 2026' },
      { field: 'dealer', label: 'Dealer', value: 'Bayside Pool Workshop' },
      { field: 'notes', label: 'Notes', value: 'The dog is friendly.' },
    ])
  })

  it.each([
    ['en-au', 'ABN', '51 824 753 556'],
    ['en-nz', 'NZBN', '9429 0991 7264 0'],
    ['en-za', 'Company registration number', '2018/904172/07'],
  ] as const)('prints the business number of %s', (edition, label, value) => {
    expect(linesOf('become-a-dealer', edition)).toContainEqual(expect.objectContaining({ label, value }))
  })

  it('counts files, and says yes and no', () => {
    expect(linesOf('repair', 'en-nz')).toContainEqual({ field: 'photos', label: 'Photos', value: '2 files' })
    expect(linesOf('registration', 'en-za')).toEqual(
      expect.arrayContaining([
        { field: 'receipt', label: 'Invoice', value: '1 file' },
        { field: 'newsletter', label: 'Send me the newsletter, about four times a year', value: 'Yes' },
      ]),
    )
    expect(linesOf('water-treatment-claim', 'en-au')).toEqual(
      expect.arrayContaining([
        { field: 'salt', label: 'Salt', value: '4,000\u00a0ppm' },
        { field: 'ph', label: 'pH', value: '7.4' },
        { field: 'newsletter', label: 'Send me the newsletter, about four times a year', value: 'No' },
      ]),
    )
  })

  it('names files, each on a line, and counts them when one is not known', () => {
    const files = new Map([
      ['one', { name: 'Track.jpg', mediaType: 'image/jpeg', bytes: 2_400_000 }],
      ['two', { mediaType: 'image/png', bytes: 90_000 }],
    ] as const)
    const linesWith = (photos: string[]) => submissionLines(allForms.repair, { photos }, fakeContext('en-za'), files)
    expect(linesWith(['one', 'two'])).toEqual([
      { field: 'photos', label: 'Photos', value: 'Track.jpg (JPEG, 2,3\u00a0MB)\nPNG, 88\u00a0kB' },
    ])
    expect(linesWith(['one', 'three'])).toEqual([{ field: 'photos', label: 'Photos', value: '2 files' }])
  })

  it('leaves a choice as it was sent once it is not on offer any more', () => {
    const lines = submissionLines(allForms.contact, { product: 'retired-robot' }, fakeContext('en-au'))
    expect(lines).toEqual([{ field: 'product', label: 'Product', value: 'retired-robot' }])
  })
})
