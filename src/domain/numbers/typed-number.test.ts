import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from './number-format.ts'
import { readNumber } from './typed-number.ts'

describe('a number as it is typed', () => {
  it.each([
    ['8', 8],
    ['8.5', 8.5],
    ['8,5', 8.5],
    ['8.', 8],
    ['.5', 0.5],
    [',5', 0.5],
    ['0,125', 0.125],
    ['50 000', 50_000],
    ['50\u00a0000', 50_000],
    ['50,000', 50_000],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['-3', -3],
    ['−3', -3],
  ])('%s is %d', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  it.each(['', 'eight', '1e9', '8..5', '8,5,5', '5 00', '1,23.4.5', '.', 'Infinity', '0x10', '--1'])(
    '%s is none',
    (text) => {
      expect(readNumber(text)).toBeUndefined()
    },
  )

  it('reads whatever an edition writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 10_000_000 }),
        fc.constantFrom('en-AU' as const, 'en-NZ' as const, 'en-ZA' as const),
        fc.constantFrom(0, 1, 2),
        (hundredths, locale, decimals) => {
          const written = formatNumber(hundredths / 100, locale, decimals)
          expect(readNumber(written)).toBe(Number((hundredths / 100).toFixed(decimals)))
        },
      ),
    )
  })
})
