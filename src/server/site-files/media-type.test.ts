import { expect, it } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

it('serves quick guides as PDF', () => {
  expect(mediaTypeOf('downloads/en-au/skimmi-quick-guide.pdf')).toBe('application/pdf')
})
