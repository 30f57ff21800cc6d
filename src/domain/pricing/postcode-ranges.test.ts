import { describe, expect, it } from 'vitest'
import { hasTheRest, namesPostcode, postcodeRangesOf, readPostcodeRange } from './postcode-ranges.ts'

const coast = { postcodes: ['0200', '2000-2249'] }
const outback = { postcodes: ['2250', '9000-9999'] }
const rest = { postcodes: [] }
const zones = [coast, rest, outback]

it('a range is two postcodes, or one', () => {
  expect(readPostcodeRange('2000-2249')).toEqual({ from: '2000', to: '2249' })
  expect(readPostcodeRange('0200')).toEqual({ from: '0200', to: '0200' })
})

describe('a zone', () => {
  it.each([
    ['0199', false],
    ['0200', true],
    ['0201', false],
    ['1999', false],
    ['2000', true],
    ['2249', true],
    ['2250', false],
  ])('that names 0200 and 2000 to 2249 is asked about %s', (postcode, named) => {
    expect(namesPostcode(coast, postcode)).toBe(named)
  })

  it('that names postcodes has those', () => {
    expect(hasTheRest(coast)).toBe(false)
    expect(postcodeRangesOf(coast, zones)).toEqual([
      { from: '0200', to: '0200' },
      { from: '2000', to: '2249' },
    ])
  })

  it('that names none has all that the others leave', () => {
    expect(hasTheRest(rest)).toBe(true)
    expect(postcodeRangesOf(rest, zones)).toEqual([
      { from: '0000', to: '0199' },
      { from: '0201', to: '1999' },
      { from: '2251', to: '8999' },
    ])
  })

  it('has them all when it is the only one', () => {
    expect(postcodeRangesOf(rest, [rest])).toEqual([{ from: '0000', to: '9999' }])
  })
})
