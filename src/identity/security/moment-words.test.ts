import { expect, it } from 'vitest'
import { momentWords } from './moment-words.ts'

const now = new Date('2026-11-19T06:00:00Z')

it.each([
  ['2026-11-19T05:58:00Z', 'now'],
  ['2026-11-19T01:15:00Z', 'today, 12.15\u00a0pm'],
  ['2026-11-18T12:00:00Z', 'yesterday, 11\u00a0pm'],
  ['2026-11-13T05:48:00Z', 'Friday, 4.48\u00a0pm'],
  ['2026-10-29T05:48:00Z', '29 October'],
  ['2025-12-30T05:48:00Z', '30 December 2025'],
])('%s is %s', (moment, words) => {
  expect(momentWords(new Date(moment), now, 'Australia/Sydney')).toBe(words)
})
