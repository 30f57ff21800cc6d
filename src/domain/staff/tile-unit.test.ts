import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tilesOf, tileUnit } from './tile-unit.ts'

it('is round', () => {
  expect([3, 10, 11, 21, 51, 101, 250, 1000].map((count) => tileUnit([count, 1], 10))).toEqual([
    ...[1, 1, 2, 5, 10, 20, 50, 100],
  ])
  expect(tileUnit([], 10)).toBe(1)
})

it('keeps columns within their height, and shows what there is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50_000_000)), (counts) => {
      const unit = tileUnit(counts, 10)
      for (const count of counts) {
        expect(tilesOf(count, unit)).toBeLessThanOrEqual(10)
        expect(tilesOf(count, unit) > 0).toBe(count > 0)
      }
    }),
  )
})
