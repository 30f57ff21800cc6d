import { describe, expect, it } from 'vitest'
import { dayInZone } from '../calendar/day-in-zone.ts'
import { promotionState } from './promotion-period.ts'

const summer = { startsOn: '2026-11-01', endsOn: '2027-01-31' }
const stateAt = (moment: string, timeZone: string) => promotionState(summer, dayInZone(new Date(moment), timeZone))

describe('the state of a promotion', () => {
  it.each([
    ['the last second of the day before', '2026-10-31T12:59:59Z', 'before'],
    ['midnight of the first day', '2026-10-31T13:00:00Z', 'during'],
    ['the last second of the last day', '2027-01-31T12:59:59Z', 'during'],
    ['midnight of the day after', '2027-01-31T13:00:00Z', 'after'],
  ])('in Sydney, at %s', (_, moment, state) => {
    expect(stateAt(moment, 'Australia/Sydney')).toBe(state)
  })

  it('is decided by the edition’s own time zone', () => {
    expect(stateAt('2026-10-31T12:00:00Z', 'Pacific/Auckland')).toBe('during')
    expect(stateAt('2026-10-31T12:00:00Z', 'Australia/Sydney')).toBe('before')
    expect(stateAt('2027-01-31T13:00:00Z', 'Pacific/Auckland')).toBe('after')
    expect(stateAt('2027-01-31T13:00:00Z', 'Africa/Johannesburg')).toBe('during')
    expect(stateAt('2026-10-31T22:00:00Z', 'Africa/Johannesburg')).toBe('during')
    expect(stateAt('2026-10-31T21:59:59Z', 'Africa/Johannesburg')).toBe('before')
  })

  it('may last a single day', () => {
    const oneDay = { startsOn: '2026-12-26', endsOn: '2026-12-26' }
    expect(['2026-12-25', '2026-12-26', '2026-12-27'].map((day) => promotionState(oneDay, day))).toEqual([
      'before',
      'during',
      'after',
    ])
  })
})
