import { describe, expect, it } from 'vitest'
import { openState, openStateWords } from './open-state.ts'

describe('whether a shop is open', () => {
  const weekday = '08:30-17:00'
  const week = { mon: weekday, tue: weekday, wed: weekday, thu: '08:30-20:00', fri: weekday, sat: '09:00-12:00' }
  const words = (at: string, timeZone = 'Australia/Sydney', hours: Parameters<typeof openState>[0] = week) =>
    openStateWords(openState(hours, new Date(at), timeZone)).replaceAll('\u00a0', ' ')

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
    expect(openState(once, new Date('2026-11-18T16:00:00+11:00'), 'Australia/Sydney')).toEqual({
      open: false,
      next: { day: 'Wednesday', time: '12:00', inDays: 7 },
    })
    expect(words('2026-11-18T16:00:00+11:00', 'Australia/Sydney', once)).toBe('Closed, opens next Wednesday at noon')
    expect(words('2026-11-18T16:00:00+11:00', 'Australia/Sydney', {})).toBe('Closed')
  })
})
