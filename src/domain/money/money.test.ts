import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice } from './money.ts'

describe('price in cents', () => {
  it('is the price times 100 [C7]', () => {
    expect(centsFromPrice(1899)).toBe(189900)
    expect(centsFromPrice(19.99)).toBe(1999)
    expect(centsFromPrice(1.1)).toBe(110)
  })

  it('is a whole number for every price with two decimals [C7]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (whole) => {
        expect(centsFromPrice(Number((whole / 100).toFixed(2)))).toBe(whole)
      }),
    )
  })
})
