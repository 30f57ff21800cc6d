import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isDay, monthsBetween } from './calendar.ts'

describe('days of the calendar', () => {
  it('knows them', () => {
    for (const day of ['2026-11-15', '2024-02-29', '2000-02-29']) expect(isDay(day), day).toBe(true)
    for (const day of [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '15/11/2026',
      '',
      '2026-1-1',
    ])
      expect(isDay(day), day).toBe(false)
  })

  it('adds months, and keeps to the last day of a shorter one', () => {
    expect(addMonths('2024-03-10', 24)).toBe('2026-03-10')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2024-02-29', 48)).toBe('2028-02-29')
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  })

  it('adds days', () => {
    expect(addDays('2026-11-15', 1)).toBe('2026-11-16')
    expect(addDays('2026-12-31', 60)).toBe('2027-03-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  })

  it('counts days', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-11-15', '2026-11-14')).toBe(-1)
  })

  it('counts whole months', () => {
    expect(monthsBetween('2025-11-15', '2026-11-15')).toBe(12)
    expect(monthsBetween('2025-11-15', '2026-11-14')).toBe(11)
    expect(monthsBetween('2024-02-29', '2025-02-28')).toBe(12)
  })

  const day = fc
    .date({ min: new Date('2014-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('more months are never earlier, and the result is a day', () => {
    fc.assert(
      fc.property(day, fc.nat(120), fc.nat(120), (from, one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)]
        expect(isDay(addMonths(from, many))).toBe(true)
        expect(addMonths(from, few) <= addMonths(from, many)).toBe(true)
        expect(monthsBetween(from, addMonths(from, many))).toBe(many)
      }),
    )
  })
})
