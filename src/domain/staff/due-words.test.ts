import { expect, it } from 'vitest'
import { dueWords } from './due-words.ts'

const now = new Date('2026-11-18T22:40:00Z')

const words = (due: string) => {
  const { when, more, isLate } = dueWords(new Date(due), now, 'Australia/Sydney')
  return `${when}, ${more}${isLate ? ' (late)' : ''}`.replaceAll('\u00a0', ' ')
}

it.each([
  ['2026-11-19T02:00:00Z', '3 h 20, until 1 pm'],
  ['2026-11-18T22:52:00Z', '12 min, until 9.52 am'],
  ['2026-11-19T12:59:00Z', 'Today, by the end of the day'],
  ['2026-11-19T13:00:00Z', 'Today, by the end of the day'],
  ['2026-11-19T23:00:00Z', 'Tomorrow, by 10 am'],
  ['2026-11-24T23:00:00Z', 'Wed 25 Nov, '],
  ['2026-11-18T21:30:00Z', '1 h 10 over, due today (late)'],
  ['2026-11-17T23:00:00Z', '23 h over, due yesterday (late)'],
  ['2026-11-17T20:00:00Z', '1 day over, due yesterday (late)'],
  ['2026-11-18T21:35:00Z', '1 h 05 over, due today (late)'],
  ['2026-11-16T02:00:00Z', '2 days over, due Mon 16 Nov (late)'],
])('%s is %s', (due, expected) => expect(words(due)).toBe(expected))

it('says so where nobody has promised', () => {
  expect(dueWords(undefined, now, 'Australia/Sydney').when).toBe('No date')
})
