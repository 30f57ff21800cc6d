import { expect, it } from 'vitest'
import { dayInZone } from './day-in-zone.ts'

it('says which day it is in a place, whatever day it is elsewhere', () => {
  const moment = new Date('2026-10-31T12:30:00Z')
  expect(dayInZone(moment, 'Pacific/Auckland')).toBe('2026-11-01')
  expect(dayInZone(moment, 'Australia/Sydney')).toBe('2026-10-31')
  expect(dayInZone(moment, 'Africa/Johannesburg')).toBe('2026-10-31')
})

it('changes days at local midnight on both sides of a change of the clocks', () => {
  expect(dayInZone(new Date('2026-10-03T13:59:59Z'), 'Australia/Sydney')).toBe('2026-10-03')
  expect(dayInZone(new Date('2026-10-03T14:00:00Z'), 'Australia/Sydney')).toBe('2026-10-04')
  expect(dayInZone(new Date('2026-10-04T12:59:59Z'), 'Australia/Sydney')).toBe('2026-10-04')
  expect(dayInZone(new Date('2026-10-04T13:00:00Z'), 'Australia/Sydney')).toBe('2026-10-05')
})
