import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { momentInZone } from '../calendar/clock-in-zone.ts'
import { wallClock } from '../calendar/wall-clock.ts'
import { workingDaysIn } from '../calendar/working-days.ts'
import { workingDaysLater } from './working-moment.ts'

const holidays = [{ day: '2026-12-25', name: 'Christmas Day' }]
const calendar = { timeZone: 'Australia/Sydney', isWorkingDay: workingDaysIn(holidays, 'NSW') }

const later = (since: string, days: number) => workingDaysLater(new Date(since), days, calendar).toISOString()

it('passes over weekends and holidays, by the clock of the edition', () => {
  expect(later('2026-11-19T02:00:00Z', 1)).toBe('2026-11-20T02:00:00.000Z')
  // Friday, half past four in Sydney.
  expect(later('2026-11-20T05:30:00Z', 1)).toBe('2026-11-23T05:30:00.000Z')
  // Christmas is a Friday.
  expect(later('2026-12-24T02:00:00Z', 1)).toBe('2026-12-28T02:00:00.000Z')
  // It is Monday already there.
  expect(later('2026-11-22T14:00:00Z', 1)).toBe('2026-11-23T14:00:00.000Z')
})

it('counts what came at a weekend from when work begins again', () => {
  expect(later('2026-11-21T02:00:00Z', 1)).toBe('2026-11-23T13:00:00.000Z')
})

it('is never earlier for what came later', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, moment, fc.nat(5), (one, other, days) => {
      const [first, second] = one <= other ? [one, other] : [other, one]
      expect(workingDaysLater(first, days, calendar) <= workingDaysLater(second, days, calendar)).toBe(true)
    }),
  )
})

it('keeps the time of day on days on which clocks are changed, and on those beside them', () => {
  const everyDay = { timeZone: 'Australia/Sydney', isWorkingDay: () => true }
  for (const day of ['2026-10-02', '2026-10-03', '2026-10-04', '2027-04-02', '2027-04-03', '2027-04-04'])
    for (const time of ['00:00', '01:30', '12:05', '23:59']) {
      const later = workingDaysLater(momentInZone(day, time, 'Australia/Sydney'), 1, everyDay)
      expect(wallClock(later, 'Australia/Sydney')).toEqual({ day: addDays(day, 1), time })
    }
})
