import { describe, expect, it } from 'vitest'
import { editionToOffer, ownEdition } from './own-edition.ts'

describe('the edition made for a visitor', () => {
  it.each([
    [['en-NZ', 'en'], undefined, 'en-nz'],
    [['en_ZA'], undefined, 'en-za'],
    [['af-ZA', 'en-GB'], undefined, 'en-za'],
    [['mi-NZ'], 'Europe/London', 'en-nz'],
    [['en', 'en-AU'], undefined, 'en-au'],
    [['en-GB', 'en-NZ'], 'Australia/Sydney', 'en-nz'],
  ])('%j in %s is read from the languages first: %s', (languages, timeZone, edition) => {
    expect(ownEdition({ languages, timeZone: () => timeZone })).toBe(edition)
  })

  it.each([
    ['Australia/Perth', 'en-au'],
    ['Pacific/Auckland', 'en-nz'],
    ['Pacific/Chatham', 'en-nz'],
    ['Africa/Johannesburg', 'en-za'],
  ])('the clock at %s says %s when the languages name no country of ours', (timeZone, edition) => {
    expect(ownEdition({ languages: ['en-US', 'en'], timeZone: () => timeZone })).toBe(edition)
  })

  it('is unknown elsewhere', () => {
    expect(ownEdition({ languages: ['de-DE', 'en'], timeZone: () => 'Europe/Berlin' })).toBeUndefined()
    expect(ownEdition({ languages: [], timeZone: () => undefined })).toBeUndefined()
    expect(ownEdition({ languages: ['en'], timeZone: () => 'Pacific/Fiji' })).toBeUndefined()
  })
})

describe('another edition', () => {
  const traces = { languages: ['en-NZ'], timeZone: () => 'Pacific/Auckland' }

  it('is offered on a page of any but the visitor’s own', () => {
    expect(editionToOffer(traces, { current: 'en-au', declined: false })).toBe('en-nz')
    expect(editionToOffer(traces, { current: 'en-za', declined: false })).toBe('en-nz')
    expect(editionToOffer(traces, { current: 'en-nz', declined: false })).toBeUndefined()
  })

  it('is not offered again once the visitor has said no', () => {
    expect(editionToOffer(traces, { current: 'en-au', declined: true })).toBeUndefined()
  })
})
