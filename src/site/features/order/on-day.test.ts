import { expect, it } from 'vitest'
import { onDay } from './on-day.ts'

it.each([
  ['2026-11-16', 'today'],
  ['2026-11-17', 'tomorrow'],
  ['2026-11-19', 'on Thursday'],
  ['2026-11-23', 'on 23 November'],
  ['2026-11-15', 'on 15 November'],
])('seen from a Monday, %s is %s', (day, words) => expect(onDay(day, '2026-11-16')).toBe(words))
