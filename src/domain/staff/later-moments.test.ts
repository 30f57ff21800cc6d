import { expect, it } from 'vitest'
import { momentInZone } from '../calendar/clock-in-zone.ts'
import { laterMoments, laterOn } from './later-moments.ts'

const zone = 'Australia/Sydney'
const at = (day: string, time: string) => momentInZone(day, time, zone)
const labels = (day: string, time: string) => laterMoments(at(day, time), zone).map(({ label }) => label)

it('offers the afternoon only before it comes', () => {
  expect(labels('2026-11-19', '09:30')).toEqual([
    'This afternoon, 3 pm',
    'Tomorrow, Friday 20 November',
    'Monday 23 November',
  ])
  expect(labels('2026-11-19', '14:00')[0]).toBe('Tomorrow, Friday 20 November')
})

it('names Monday once', () => {
  expect(labels('2026-11-22', '18:00')).toEqual(['Tomorrow, Monday 23 November'])
  expect(labels('2026-11-23', '18:00')).toEqual(['Tomorrow, Tuesday 24 November', 'Monday 30 November'])
})

it('is in the morning, by the clock of whoever puts it off', () => {
  expect(laterMoments(at('2026-11-19', '16:00'), zone)[0]?.until).toEqual(at('2026-11-20', '08:00'))
  expect(laterOn('2026-12-01', at('2026-11-19', '16:00'), zone)).toEqual(at('2026-12-01', '08:00'))
})

it('takes no day that is over, and none that is none', () => {
  for (const day of ['2026-11-19', '2026-11-18', '', '2026-02-30'])
    expect(laterOn(day, at('2026-11-19', '16:00'), zone), day).toBeUndefined()
})
