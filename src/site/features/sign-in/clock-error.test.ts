import { expect, it } from 'vitest'
import { clockError, clockWords } from './clock-error.ts'

const at = (iso: string) => Date.parse(iso)
const issued = at('2026-11-19T04:00:00Z') / 1000

it('says nothing of a clock that is near enough, or of a token without a time', () => {
  expect(clockError(issued, at('2026-11-19T04:04:00Z'))).toBeUndefined()
  expect(clockError(issued, at('2026-11-19T03:56:00Z'))).toBeUndefined()
  expect(clockError(undefined, 0)).toBeUndefined()
})

it.each([
  ['2026-11-19T04:20:00Z', 'This device’s clock is 20 minutes fast'],
  ['2026-11-19T01:00:00Z', 'This device’s clock is 3 hours slow'],
  ['2026-11-29T04:00:00Z', 'This device’s clock is 10 days fast'],
])('says how wrong it is: %s', (now, words) => {
  expect(clockWords(clockError(issued, at(now)) ?? 0)).toBe(words)
})
