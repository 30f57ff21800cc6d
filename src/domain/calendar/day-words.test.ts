import { expect, it } from 'vitest'
import { daysWords, dayWords, onDays, shortDay, shortDays } from './day-words.ts'

it.each([
  ['2026-11-17', '2026-11-17', 'Tuesday 17 November', 'on Tuesday 17 November'],
  ['2026-11-17', '2026-11-18', 'Tuesday 17 or Wednesday 18 November', 'on Tuesday 17 or Wednesday 18 November'],
  ['2026-11-20', '2026-11-23', 'Friday 20 or Monday 23 November', 'on Friday 20 or Monday 23 November'],
  ['2026-11-17', '2026-11-20', 'Tuesday 17 to Friday 20 November', 'between Tuesday 17 and Friday 20 November'],
  [
    '2026-11-30',
    '2026-12-01',
    'Monday 30 November or Tuesday 1 December',
    'on Monday 30 November or Tuesday 1 December',
  ],
  [
    '2026-12-29',
    '2027-01-05',
    'Tuesday 29 December to Tuesday 5 January',
    'between Tuesday 29 December and Tuesday 5 January',
  ],
])('%s and %s are “%s”', (from, to, words, sentence) => {
  expect(daysWords(from, to)).toBe(words)
  expect(onDays(from, to).join(' ')).toBe(sentence)
})

it('names a day in full and in short', () => {
  expect(dayWords('2026-12-01')).toBe('Tuesday 1 December')
  expect(shortDay('2026-12-01')).toBe('Tue 1 Dec')
  expect(shortDays('2026-11-17', '2026-11-18')).toBe('Tue 17 or Wed 18 Nov')
})
