import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readComparisonAddress, writeComparisonAddress } from './comparison-address.ts'

describe('the address of a comparison', () => {
  it('names models with commas between them, and keeps what is not its own', () => {
    expect(writeComparisonAddress('?utm=x', { models: ['s100', 's200'], onlyDifferences: true })).toBe(
      '?models=s100,s200&utm=x&only=differences',
    )
    expect(writeComparisonAddress('?models=a&only=differences', { models: undefined, onlyDifferences: false })).toBe('')
  })

  it('gives back what was written into it', () => {
    const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,9}$/), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(slugs, fc.boolean(), (all, onlyDifferences) => {
        const place = { models: all, onlyDifferences }
        expect(readComparisonAddress(writeComparisonAddress('', place))).toEqual(place)
      }),
    )
  })

  it('means the visitor’s own list where it names nothing', () => {
    for (const query of ['', '?models=', '?models=,%20,', '?only=all']) {
      expect(readComparisonAddress(query)).toEqual({ models: undefined, onlyDifferences: false })
    }
  })
})
