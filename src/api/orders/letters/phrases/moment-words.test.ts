import { expect, it } from 'vitest'
import { clockWords, momentWords, shortMoment } from './moment-words.ts'

const sydney = 'Australia/Sydney'

it.each([
  ['2026-11-17T08:00+11:00', '8 am'],
  ['2026-11-17T12:00+11:00', 'noon'],
  ['2026-11-17T12:05+11:00', '12.05 pm'],
  ['2026-11-17T00:30+11:00', '12.30 am'],
  ['2026-11-17T17:04+11:00', '5.04 pm'],
])('%s is “%s” on the wall in Sydney', (moment, words) => {
  expect(clockWords(new Date(moment), sydney)).toBe(words)
})

it('tells the day by the clock of the place', () => {
  const moment = new Date('2026-11-17T14:30:00Z')
  expect(momentWords(moment, sydney)).toBe('Wednesday 18 November at 1.30 am')
  expect(momentWords(moment, 'Australia/Perth')).toBe('Tuesday 17 November at 10.30 pm')
  expect(shortMoment(moment, sydney)).toBe('Wed 18 Nov, 1.30 am')
})
