import { expect, it } from 'vitest'
import { weekdayOf } from './weekday.ts'

it('names the weekday of a day', () => {
  expect(['2026-11-14', '2026-11-15', '2026-11-16'].map(weekdayOf)).toEqual(['Saturday', 'Sunday', 'Monday'])
})
