import { describe, expect, it } from 'vitest'
import { openState, openStateWords } from './open-state.ts'
import type { Timetable } from './opening-hours.ts'

describe('whether a shop is open', () => {
  const weekday = '08:30-17:00'
  const week = { mon: weekday, tue: weekday, wed: weekday, thu: '08:30-20:00', fri: weekday, sat: '09:00-12:00' }
  const words = (at: string, timeZone = 'Australia/Sydney', hours: Timetable['hours'] = week) =>
    openStateWords(openState({ hours }, new Date(at), timeZone)).replaceAll('\u00a0', ' ')

  it('goes by the day and clock of the shop, not of the visitor', () => {
    // Monday 22:45 in London is Tuesday 09:45 in Sydney and 06:45 in Perth.
    expect(words('2026-11-16T22:45:00Z')).toBe('Open until 5 pm')
    expect(words('2026-11-16T22:45:00Z', 'Australia/Perth')).toBe('Opens at 8.30 am today')
  })

  it('says when it closes, opens today, tomorrow or on another day', () => {
    expect(words('2026-11-19T19:59:00+11:00')).toBe('Open until 8 pm')
    expect(words('2026-11-19T20:00:00+11:00')).toBe('Closed, opens tomorrow 8.30 am')
    expect(words('2026-11-21T08:59:00+11:00')).toBe('Opens at 9 am today')
    expect(words('2026-11-21T12:00:00+11:00')).toBe('Closed, opens Monday 8.30 am')
  })

  it('is closed all of a Sunday without hours, from the first minute to the last', () => {
    expect(words('2026-11-22T00:00:00+11:00')).toBe('Closed, opens tomorrow 8.30 am')
    expect(words('2026-11-22T23:59:00+11:00')).toBe('Closed, opens tomorrow 8.30 am')
    expect(words('2026-11-23T00:00:00+11:00')).toBe('Opens at 8.30 am today')
  })

  it('opens on a Sunday with hours', () => {
    expect(words('2026-11-22T10:00:00+11:00', 'Australia/Sydney', { sun: '10:00-14:00' })).toBe('Open until 2 pm')
  })

  it('counts minutes on the wall on the day the clocks change', () => {
    // Sydney went to summer time on 4 October 2026 at 2 am, Auckland on 27 September, Brisbane never does.
    const early = { sun: '03:00-09:00' }
    expect(words('2026-10-03T15:59:00Z', 'Australia/Sydney', early)).toBe('Opens at 3 am today')
    expect(words('2026-10-03T16:00:00Z', 'Australia/Sydney', early)).toBe('Open until 9 am')
    expect(words('2026-10-03T22:00:00Z', 'Australia/Sydney', early)).toBe('Closed, opens next Sunday 3 am')
    expect(words('2026-10-03T22:00:00Z', 'Australia/Brisbane', early)).toBe('Open until 9 am')
    expect(words('2026-09-26T14:00:00Z', 'Pacific/Auckland', early)).toBe('Open until 9 am')
  })

  it('looks a week ahead for a shop that opens once a week, and gives up on one that never does', () => {
    const once = { wed: '12:00-16:00' }
    expect(openState({ hours: once }, new Date('2026-11-18T16:00:00+11:00'), 'Australia/Sydney')).toEqual({
      open: false,
      next: { day: '2026-11-25', time: '12:00', inDays: 7 },
    })
    expect(words('2026-11-18T16:00:00+11:00', 'Australia/Sydney', once)).toBe('Closed, opens next Wednesday at noon')
    expect(words('2026-11-18T16:00:00+11:00', 'Australia/Sydney', {})).toBe('Closed')
  })
})

describe('whether a shop is open, around days on which it is closed', () => {
  const span = '09:00-17:00'
  const hours = { mon: span, tue: span, wed: span, thu: span, fri: span, sat: '09:00-12:00' }
  const christmas = { from: '2026-12-25', note: 'Christmas Day' }
  const boxing = { from: '2026-12-26', note: 'Boxing Day' }
  const substitute = { from: '2026-12-28', note: 'Boxing Day' }
  const words = (at: string, timetable: Partial<Timetable>, timeZone = 'Australia/Sydney') =>
    openStateWords(openState({ hours, ...timetable }, new Date(at), timeZone)).replaceAll('\u00a0', ' ')

  it('says which holiday it is, all day long, and when it opens after those that follow', () => {
    const closed = [christmas, boxing, substitute]
    const answer = 'Closed today, Christmas Day; opens Tuesday 9 am'
    expect(words('2026-12-25T00:00:00+11:00', { closed })).toBe(answer)
    expect(words('2026-12-25T10:00:00+11:00', { closed })).toBe(answer)
    expect(words('2026-12-25T23:59:00+11:00', { closed })).toBe(answer)
    expect(words('2026-12-28T12:00:00+11:00', { closed })).toBe('Closed today, Boxing Day; opens tomorrow 9 am')
  })

  it('passes over a holiday tomorrow without naming it', () => {
    expect(words('2026-12-24T16:59:00+11:00', { closed: [christmas] })).toBe('Open until 5 pm')
    expect(words('2026-12-24T17:00:00+11:00', { closed: [christmas] })).toBe('Closed, opens Saturday 9 am')
  })

  it('says nothing of a holiday on a day that is closed anyway', () => {
    const sunday = { from: '2027-04-25', note: 'Anzac Day' }
    expect(words('2027-04-25T10:00:00+10:00', { closed: [sunday] })).toBe('Closed, opens tomorrow 9 am')
  })

  it('says the date where it does not open within a week, over the end of the year', () => {
    const closed = [{ from: '2026-12-24', to: '2027-01-08', note: 'summer break' }]
    expect(words('2026-12-23T18:00:00+11:00', { closed })).toBe('Closed, opens Saturday 9 January at 9 am')
    expect(words('2026-12-31T10:00:00+11:00', { closed })).toBe(
      'Closed today, summer break; opens Saturday 9 January at 9 am',
    )
    expect(words('2027-01-02T10:00:00+11:00', { closed })).toBe('Closed today, summer break; opens next Saturday 9 am')
    expect(words('2027-01-03T10:00:00+11:00', { closed })).toBe('Closed, opens Saturday 9 am')
    expect(words('2027-01-08T10:00:00+11:00', { closed })).toBe('Closed today, summer break; opens tomorrow 9 am')
    expect(words('2027-01-09T10:00:00+11:00', { closed })).toBe('Open until noon')
  })

  it('goes by the day on the wall of the shop', () => {
    const closed = [{ from: '2027-01-26', note: 'Australia Day' }]
    // 22:30 on the 25th in Perth is 01:30 on the 26th in Sydney.
    expect(words('2027-01-25T14:30:00Z', { closed }, 'Australia/Perth')).toBe('Closed, opens Wednesday 9 am')
    expect(words('2027-01-25T14:30:00Z', { closed })).toBe('Closed today, Australia Day; opens tomorrow 9 am')
  })

  it('keeps to midnight where the clocks change on a closed day', () => {
    // Labour Day in Sydney follows the Sunday on which clocks go forward.
    const closed = [{ from: '2026-10-04', to: '2026-10-05', note: 'long weekend' }]
    const open = { hours: { ...hours, sun: span }, closed }
    expect(words('2026-10-03T13:59:00Z', open)).toBe('Closed, opens Tuesday 9 am')
    expect(words('2026-10-03T14:00:00Z', open)).toBe('Closed today, long weekend; opens Tuesday 9 am')
    expect(words('2026-10-05T12:59:00Z', open)).toBe('Closed today, long weekend; opens tomorrow 9 am')
    expect(words('2026-10-05T13:00:00Z', open)).toBe('Opens at 9 am today')
  })

  it('knows a leap day', () => {
    const closed = [{ from: '2028-02-28', to: '2028-02-29', note: 'stocktaking' }]
    expect(words('2028-02-28T10:00:00+11:00', { closed })).toBe('Closed today, stocktaking; opens Wednesday 9 am')
    expect(words('2028-02-29T10:00:00+11:00', { closed })).toBe('Closed today, stocktaking; opens tomorrow 9 am')
  })

  it('gives up on one that does not open for months', () => {
    const closed = [{ from: '2026-12-01', to: '2027-06-30', note: 'moving' }]
    expect(words('2026-12-02T10:00:00+11:00', { closed })).toBe('Closed today, moving')
  })

  it('knows another week in some months, also from the last day of the one before', () => {
    const { sat: _, ...winter } = hours
    const seasonal = { hours: winter, season: { months: [12, 1], hours } }
    const at = (moment: string) => words(moment, seasonal, 'Pacific/Auckland')
    expect(at('2026-11-27T18:00:00+13:00')).toBe('Closed, opens Monday 9 am')
    expect(at('2026-12-05T10:00:00+13:00')).toBe('Open until noon')
    expect(at('2027-01-29T18:00:00+13:00')).toBe('Closed, opens tomorrow 9 am')
    expect(at('2027-02-05T18:00:00+13:00')).toBe('Closed, opens Monday 9 am')
    // In 2029 November ends on a Friday.
    expect(at('2029-11-30T18:00:00+13:00')).toBe('Closed, opens tomorrow 9 am')
  })

  it('keeps hours of their own on special days, also on a Sunday and a holiday', () => {
    const special = { from: '2026-12-26', to: '2026-12-28', hours: '09:00-13:00', note: 'Christmas hours' }
    const closed = [special, christmas, boxing, substitute]
    expect(words('2026-12-25T10:00:00+11:00', { closed })).toBe('Closed today, Christmas Day; opens tomorrow 9 am')
    expect(words('2026-12-26T13:00:00+11:00', { closed })).toBe('Closed, opens tomorrow 9 am')
    expect(words('2026-12-27T12:59:00+11:00', { closed })).toBe('Open until 1 pm')
    expect(words('2026-12-28T08:00:00+11:00', { closed })).toBe('Opens at 9 am today')
    expect(words('2026-12-28T13:00:00+11:00', { closed })).toBe('Closed, opens tomorrow 9 am')
  })
})
