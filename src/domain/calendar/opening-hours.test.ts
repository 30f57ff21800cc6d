import { describe, expect, it } from 'vitest'
import { hoursOn, opensOn } from './opening-hours.ts'

const hours = { sat: '09:00-12:00', mon: '08:00-17:00' }

describe('a real date', () => {
  it('is one on which a shop opens, or not', () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-16']
    expect(days.map((day) => opensOn({ hours }, day))).toEqual([true, false, true])
  })

  it('is none on which it opens within a closure, whose last day counts', () => {
    const closed = [{ from: '2026-11-14', to: '2026-11-16', note: 'stocktaking' }]
    expect(
      ['2026-11-09', '2026-11-14', '2026-11-16', '2026-11-21'].map((day) => opensOn({ hours, closed }, day)),
    ).toEqual([true, false, false, true])
  })

  it('has the hours of its month', () => {
    const timetable = { hours: {}, season: { months: [12, 1], hours } }
    expect(['2026-11-30', '2026-12-05', '2027-01-30', '2027-02-06'].map((day) => hoursOn(timetable, day))).toEqual([
      undefined,
      '09:00-12:00',
      '09:00-12:00',
      undefined,
    ])
  })
})
