import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Cents } from '../money/money.ts'
import { shareOut } from './share-out.ts'

it('gives what rounding leaves over to those who lost most by it', () => {
  expect(shareOut(100 as Cents, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(10 as Cents, [1, 6])).toEqual([1, 9])
  expect(shareOut(10 as Cents, [0, 0])).toEqual([0, 0])
})

it('adds up again, and gives nobody more than their weight where the whole is no more than all weights', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 40_000_000 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const sum = all.reduce((total, each) => total + each, 0)
      const amount = Math.floor(sum * part) as Cents
      const shares = shareOut(amount, all)
      expect(shares.reduce((total, each) => total + each, 0)).toBe(amount)
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(all[at] ?? 0)
    }),
  )
})
