import { expect, it } from 'vitest'
import { roundLitres } from './round-litres.ts'

it('rounds a spa to ten litres and a pool to a hundred', () => {
  expect([1504, 9996, 10_049, 48_250].map(roundLitres)).toEqual([1500, 10_000, 10_000, 48_300])
})
