import { expect, it } from 'vitest'
import { limits, longestWindowSeconds } from './limits.ts'
import type { RateLimit } from './rate-limit.ts'

const all = Object.values(limits).flatMap((ofSubject) => Object.values<RateLimit>(ofSubject))

it('no two limits count together', () => {
  expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
})

it('the longest window is the day of acknowledgements', () => {
  expect(longestWindowSeconds).toBe(86_400)
})
