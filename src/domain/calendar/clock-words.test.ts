import { expect, it } from 'vitest'
import { clockWords } from './clock-words.ts'

it.each([
  ['14:30', '2.30 pm'],
  ['09:00', '9 am'],
  ['12:00', 'noon'],
  ['12:05', '12.05 pm'],
  ['00:15', '12.15 am'],
])('%s on the clock is %s', (time, words) => expect(clockWords(time).replace('\u00a0', ' ')).toBe(words))

it('keeps the figure and what follows on one line', () => {
  expect(clockWords('09:00')).toBe('9\u00a0am')
})
