import { describe, expect, it } from 'vitest'
import { clockWords, fromWords, onDay, spanWords } from './when-words.ts'

describe('when something comes', () => {
  it.each([
    ['2026-11-17', '2026-11-18', 'Tue 17 or Wed 18 November'],
    ['2026-11-17', '2026-11-17', 'Tue 17 November'],
    ['2026-11-17', '2026-11-20', 'Tue 17 to Fri 20 November'],
    ['2026-11-30', '2026-12-01', 'Mon 30 November or Tue 1 December'],
  ])('from %s to %s is %s', (from, to, words) => expect(spanWords(from, to)).toBe(words))

  it.each([
    ['2026-11-16', 'today'],
    ['2026-11-17', 'tomorrow'],
    ['2026-11-19', 'on Thursday'],
    ['2026-11-23', 'on 23 November'],
    ['2026-11-15', 'on 15 November'],
  ])('seen from a Monday, %s is %s', (day, words) => expect(onDay(day, '2026-11-16')).toBe(words))

  it.each([
    ['14:30', '2.30 pm'],
    ['09:00', '9 am'],
    ['12:00', 'noon'],
    ['12:05', '12.05 pm'],
    ['00:15', '12.15 am'],
  ])('%s on the clock is %s', (time, words) => expect(clockWords(time)).toBe(words))

  it('is said by the quarter of an hour, in the time of the shop', () => {
    const now = new Date('2026-11-16T01:20:00Z')
    const ready = new Date('2026-11-16T03:21:00Z')
    expect(fromWords(ready, now, 'Australia/Sydney')).toBe('today from 2.30 pm')
  })
})
