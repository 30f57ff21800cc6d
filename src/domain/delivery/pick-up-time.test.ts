import { expect, it } from 'vitest'
import { type PickUpTerms, pickUpReady } from './pick-up-time.ts'

const weekdays = { mon: '08:00-18:00', tue: '08:00-18:00', wed: '08:00-18:00', thu: '08:00-18:00', fri: '08:00-18:00' }
const terms: PickUpTerms = {
  timeZone: 'Australia/Sydney',
  state: 'NSW',
  hours: { ...weekdays, sat: '09:00-13:00' },
  holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
  readyAfterHours: 2,
}
const at = (sydney: string) => new Date(`${sydney}+11:00`)

it.each([
  ['2026-11-17T12:00', '2026-11-17T14:00', 'two hours later while the shop is open'],
  ['2026-11-17T12:01', '2026-11-17T14:30', 'on the next half hour, never before it is true'],
  ['2026-11-17T06:00', '2026-11-17T10:00', 'two hours after it opens'],
  ['2026-11-17T17:00', '2026-11-18T09:00', 'the rest of the two hours on the next day'],
  ['2026-11-17T15:55', '2026-11-18T08:00', 'in the morning when the shop closes by then'],
  ['2026-11-21T12:00', '2026-11-23T09:00', 'on Monday when Saturday is too short'],
  ['2026-11-21T12:40', '2026-11-23T10:00', 'on Monday, on the next half hour'],
  ['2026-12-24T18:00', '2026-12-26T11:00', 'not on a holiday'],
])('paid %s, ready %s: %s', (paid, ready) => {
  expect(pickUpReady(at(paid), terms)).toEqual(at(ready))
})

it('is never where the shop never opens', () => {
  expect(pickUpReady(at('2026-11-17T12:00'), { ...terms, hours: {} })).toBeUndefined()
})
