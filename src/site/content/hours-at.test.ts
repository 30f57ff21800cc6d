import { expect, it } from 'vitest'
import { hoursAt } from './hours-at.ts'

it('tells a time of day in hours after midnight', () => {
  expect(hoursAt('21:30')).toBe(21.5)
  expect(hoursAt('8:15')).toBe(8.25)
  expect(hoursAt('00:00')).toBe(0)
})
