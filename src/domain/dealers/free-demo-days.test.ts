import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { opensOn } from '../calendar/opening-hours.ts'
import {
  type DemoDiary,
  demoDaysAhead,
  demoDayTrouble,
  demosADay,
  freeDaysNear,
  freeDemoDays,
  isFreeForDemo,
} from './free-demo-days.ts'

const span = '08:00-17:00'
/** A Sunday. */
const today = '2026-11-15'
const diary = (changes: Partial<DemoDiary> = {}): DemoDiary => ({
  name: 'Bayside Pool Workshop',
  hours: { mon: span, tue: span, wed: span, thu: span, fri: span },
  today,
  booked: new Map(),
  ...changes,
})

describe('the days on which a dealer can show a robot', () => {
  it('are open days from tomorrow to sixty days ahead', () => {
    const days = freeDemoDays(diary())
    expect(days.slice(0, 6)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
    ])
    expect(days.at(-1)).toBe('2027-01-14')
    expect(isFreeForDemo(diary({ hours: { sun: span } }), today)).toBe(false)
    expect(freeDemoDays(diary({ hours: {} }))).toEqual([])
  })

  it('are not holidays, nor days within a closure', () => {
    const closed = [
      { from: '2026-12-24', to: '2027-01-08', note: 'summer break' },
      { from: '2026-12-25', note: 'Christmas Day' },
      { from: '2026-11-16', note: 'Show Day' },
    ]
    const days = freeDemoDays(diary({ closed }))
    expect(days[0]).toBe('2026-11-17')
    expect(days.filter((day) => day > '2026-12-22')).toEqual([
      '2026-12-23',
      '2027-01-11',
      '2027-01-12',
      '2027-01-13',
      '2027-01-14',
    ])
  })

  it('are not those with two demos', () => {
    const booked = new Map([
      ['2026-11-16', 2],
      ['2026-11-17', 1],
    ])
    expect(freeDemoDays(diary({ booked }))[0]).toBe('2026-11-17')
  })

  it('follow these rules in any diary', () => {
    const hours = fc.record(
      Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, fc.constant(span)])),
      { requiredKeys: [] },
    )
    const closures = fc.array(
      fc.tuple(fc.integer({ min: -5, max: 70 }), fc.nat(20)).map(([at, length]) => ({
        from: addDays(today, at),
        to: addDays(today, at + length),
        note: 'closed',
      })),
      { maxLength: 3 },
    )
    const booked = fc.array(fc.tuple(fc.integer({ min: -3, max: 70 }), fc.integer({ min: 0, max: 3 })))
    fc.assert(
      fc.property(hours, closures, booked, fc.integer({ min: -5, max: 70 }), (week, closed, given, wish) => {
        const any = diary({
          hours: week,
          closed,
          booked: new Map(given.map(([at, count]) => [addDays(today, at), count])),
        })
        const free = freeDemoDays(any)
        const wished = addDays(today, wish)
        for (const day of free) {
          expect(day > today && day <= addDays(today, demoDaysAhead)).toBe(true)
          expect(opensOn(any, day)).toBe(true)
          expect(any.booked.get(day) ?? 0).toBeLessThan(demosADay)
        }
        expect(demoDayTrouble(any, wished) === undefined).toBe(free.includes(wished))
        expect(freeDaysNear(any, wished)).toHaveLength(Math.min(3, free.length))
        expect(free).toEqual(expect.arrayContaining(freeDaysNear(any, wished)))
      }),
    )
  })
})

describe('a day that cannot be had', () => {
  it('is answered with the free ones near it, but not with one that is wished for already', () => {
    const booked = new Map([['2026-11-18', 2]])
    expect(demoDayTrouble(diary({ booked }), '2026-11-18', ['2026-11-19'])).toBe(
      'Bayside Pool Workshop is fully booked on 18 November 2026. Enter Monday 16 November 2026, Tuesday 17 November 2026 or Friday 20 November 2026.',
    )
    expect(freeDaysNear(diary(), '2026-11-22')).toEqual(['2026-11-20', '2026-11-23', '2026-11-24'])
  })

  it('is answered with the weekday where the shop is closed then', () => {
    expect(demoDayTrouble(diary({ hours: { wed: span } }), '2026-11-22')).toMatch(
      /^Bayside Pool Workshop is closed on Sundays\. Enter Wednesday 18/,
    )
  })

  it('is answered with the holiday or the closure that it falls on', () => {
    const closed = [{ from: '2027-01-26', note: 'Australia Day' }]
    const january = { today: '2027-01-10', closed }
    expect(demoDayTrouble(diary(january), '2027-01-26')).toBe(
      'Bayside Pool Workshop is closed on 26 January 2027, Australia Day. Enter Monday 25 January 2027, Wednesday 27 January 2027 or Thursday 28 January 2027.',
    )
    expect(demoDayTrouble(diary({ ...january, booked: new Map([['2027-01-26', 2]]) }), '2027-01-26')).toMatch(
      /is closed on 26 January 2027, Australia Day\./,
    )
    expect(demoDayTrouble(diary({ ...january, hours: { wed: span } }), '2027-01-26')).toMatch(/is closed on Tuesdays\./)
  })

  it('is answered with another dealer where no day is free at all', () => {
    expect(demoDayTrouble(diary({ hours: {} }), '2026-11-18')).toBe(
      'Bayside Pool Workshop is closed on Wednesdays. No other day is free in the next 60. Choose another dealer.',
    )
  })
})
