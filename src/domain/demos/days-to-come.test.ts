import { expect, it } from 'vitest'
import { passedWords } from './days-to-come.ts'

const wishes = ['2026-11-26', '2026-12-01']

it.each([
  ['2026-11-25', ''],
  ['2026-11-26', 'Thursday 26 November has come or passed, and can’t be accepted any more.'],
  [
    '2026-12-01',
    'Thursday 26 November and Tuesday 1 December have come or passed, and can’t be accepted any more. Offer another day, or pass it on.',
  ],
])('says on %s of the days wished for: %s', (today, words) => {
  expect(passedWords(wishes, today)).toBe(words)
})
