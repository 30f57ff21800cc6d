import { expect, it } from 'vitest'
import { jobWords, titleOf, triesWords, waitWords } from './trouble-words.ts'

it('says what a job does, and calls a letter by its subject', () => {
  expect(jobWords('pay-refund')).toBe('Paying back')
  expect(jobWords('anything-new')).toBe('anything-new')
  expect(titleOf({ kind: 'LETTER', what: 'On its way' })).toBe('On its way')
})

it('says how often and how long', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  expect([1, 4].map(triesWords)).toEqual(['tried once', 'tried 4 times'])
  const waits = (at: string) => waitWords(at, now)
  expect(
    ['2026-11-19T11:59:40Z', '2026-11-19T11:30:00Z', '2026-11-18T12:00:00Z', '2026-11-10T12:00:00Z'].map(waits),
  ).toEqual(['for a moment', 'for 30 min', 'for 24 h', 'for 9 days'])
})
