import { describe, expect, it } from 'vitest'
import { type DispatchTerms, deliveryDays, dispatchDay } from './delivery-dates.ts'

const terms: DispatchTerms = {
  timeZone: 'Australia/Sydney',
  state: 'NSW',
  cutOff: '13:00',
  holidays: [
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-28', name: 'Boxing Day', states: ['NSW', 'VIC'] },
    { day: '2026-11-03', name: 'Melbourne Cup', states: ['VIC'] },
  ],
}
const at = (sydney: string) => new Date(`${sydney}+11:00`)

describe('an order leaves', () => {
  it.each([
    ['2026-11-17T12:59', '2026-11-17', 'on the day when it is paid before one'],
    ['2026-11-17T13:00', '2026-11-18', 'on the next when it is paid at one'],
    ['2026-11-20T13:00', '2026-11-23', 'on Monday when it is paid on Friday afternoon'],
    ['2026-11-21T09:00', '2026-11-23', 'on Monday when it is paid on a Saturday'],
    ['2026-12-24T14:00', '2026-12-29', 'after Christmas, the weekend and the day that is held for Boxing Day'],
    ['2026-11-03T09:00', '2026-11-03', 'on a holiday of another state'],
  ])('%s → %s: %s', (paid, leaves) => {
    expect(dispatchDay(at(paid), terms)).toBe(leaves)
  })

  it('by the clock in Sydney, wherever it is paid', () => {
    expect(dispatchDay(new Date('2026-11-17T02:30:00Z'), terms)).toBe('2026-11-18')
    expect(dispatchDay(new Date('2026-07-14T02:30:00Z'), terms)).toBe('2026-07-14')
  })
})

describe('an order arrives', () => {
  it('within the working days of its zone', () => {
    expect(deliveryDays('2026-11-17', { days: [1, 2] }, terms.holidays, 'NSW')).toEqual({
      from: '2026-11-18',
      to: '2026-11-19',
    })
    expect(deliveryDays('2026-11-20', { days: [2, 4] }, terms.holidays, 'NSW')).toEqual({
      from: '2026-11-24',
      to: '2026-11-26',
    })
  })

  it('not on a holiday of the state it goes to', () => {
    expect(deliveryDays('2026-11-02', { days: [1, 2] }, terms.holidays, 'VIC').from).toBe('2026-11-04')
    expect(deliveryDays('2026-11-02', { days: [1, 2] }, terms.holidays, 'NSW').from).toBe('2026-11-03')
  })
})
