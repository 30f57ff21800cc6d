import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentInZone, timeInZone } from './clock-in-zone.ts'
import { dayInZone } from './day-in-zone.ts'

it('finds the moment in winter and in summer time', () => {
  expect(momentInZone('2026-07-14', '13:00', 'Australia/Sydney').toISOString()).toBe('2026-07-14T03:00:00.000Z')
  expect(momentInZone('2026-11-17', '13:00', 'Australia/Sydney').toISOString()).toBe('2026-11-17T02:00:00.000Z')
})

it('finds it on the days on which clocks change', () => {
  expect(momentInZone('2026-10-04', '08:00', 'Australia/Sydney').toISOString()).toBe('2026-10-03T21:00:00.000Z')
  expect(momentInZone('2027-04-04', '08:00', 'Australia/Sydney').toISOString()).toBe('2027-04-03T22:00:00.000Z')
})

it('finds whatever a clock has shown', () => {
  const zones = ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland', 'Africa/Johannesburg']
  const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const moment = new Date(minute * 60_000)
      const [day, time] = [dayInZone(moment, zone), timeInZone(moment, zone)]
      const found = momentInZone(day, time, zone)
      expect([dayInZone(found, zone), timeInZone(found, zone)]).toEqual([day, time])
    }),
  )
})
