import { describe, expect, it } from 'vitest'
import { editionOf, editionOfPath, localeOf } from './edition-code.ts'

describe('the edition of a path', () => {
  it.each([
    ['/en-AU/about-us', 'en-au'],
    ['/en-NZ/about-us/', 'en-nz'],
    ['/en-nz/', 'en-nz'],
    ['/en-ZA', 'en-za'],
    ['/', 'en-au'],
    ['/ideas/', 'en-au'],
    ['/en-gb/about-us/', 'en-au'],
    ['/about/en-nz/', 'en-au'],
    ['', 'en-au'],
  ])('%s belongs to %s [R3]', (pathname, edition) => {
    expect(editionOfPath(pathname)).toBe(edition)
  })

  it('goes from edition to locale and back', () => {
    expect(localeOf('en-za')).toBe('en-ZA')
    expect(editionOf('en-NZ')).toBe('en-nz')
  })
})
