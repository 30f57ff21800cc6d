import { expect, it } from 'vitest'
import { allForms } from './all-forms.ts'
import { fakeContext } from './good-submissions.fake.ts'
import { acceptedFiles } from './upload-limits.ts'

it('are what a file field offers, by type and by ending', () => {
  expect(acceptedFiles('photos')).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp')
})

it('are told before a file is picked, with what the host of the site lets through', () => {
  const hintsOf = (requestLimit?: number) =>
    Object.values(allForms)
      .flatMap(({ fields }) => fields({ ...fakeContext('en-au'), ...(requestLimit && { requestLimit }) }))
      .flatMap((field) => (field.kind === 'file' ? [field.hint ?? ''] : []))
  expect(hintsOf(4).length).toBeGreaterThan(3)
  for (const hint of hintsOf(4)) expect(hint).toMatch(/up to 4 MB( for all files together)?\.$/)
  for (const hint of hintsOf()) expect(hint).toMatch(/up to 8 MB( each)?\.$/)
})
