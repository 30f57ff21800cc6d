import { expect, it } from 'vitest'
import { describeSummary, withoutMiddle } from './test-summary.ts'

it('a run ends with its counts', () => {
  expect(describeSummary({ passed: 12, failed: 1, retried: [] })).toBe('12 passed, 1 failed')
})

it('a test that passed only when tried again is named before them', () => {
  const words = describeSummary({ passed: 12, failed: 0, retried: ['e2e/a.test.ts > a page\n    timed out'] })
  expect(words).toMatch(/tried again.*\n {2}e2e\/a\.test\.ts > a page\n {4}timed out\n12 passed, 0 failed$/)
})

it('a long message is cut in the middle: it says at the end what went wrong', () => {
  expect(withoutMiddle('expected 1 to be 2\n\n')).toEqual(['expected 1 to be 2'])
  const lines = ['Building', 'Reading', 'a', 'b', 'c', 'no', 'page', 'expected 1 to be 2']
  expect(withoutMiddle(lines.join('\n'))).toEqual(['Building', 'Reading', '…', 'no', 'page', 'expected 1 to be 2'])
})
