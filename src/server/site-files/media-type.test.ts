import { expect, it } from 'vitest'
import { isCompressible, mediaTypeOf } from './media-type.ts'

it('serves quick guides as PDF, as they are', () => {
  expect(mediaTypeOf('downloads/en-au/skimmi-quick-guide.pdf')).toBe('application/pdf')
  expect(isCompressible('application/pdf')).toBe(false)
})
