import { expect, it } from 'vitest'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import { promisedDates } from './promised-dates.ts'

const weekday = '08:00-17:00'
const clock = { timeZone: 'Australia/Sydney', state: 'NSW', holidays: [] }
const address = { street: '18 Boonah Street', suburb: 'Caringbah', state: 'NSW', postcode: '2229' }
const terms: ShopTerms = {
  terms: { rates: {}, zones: [{ zone: 'metro', postcodes: ['2229'], days: [1, 2] }], offers: [] },
  dispatch: { ...clock, cutOff: '13:00' },
  pickUp: {
    ...clock,
    point: { slug: 'kirrawee', name: 'Kirrawee', ...address },
    hours: { mon: weekday, tue: weekday },
    readyAfterHours: 2,
    keptDays: 14,
  },
  returnDays: 30,
  refundDays: 5,
  reservationMinutes: 30,
}
const paidAt = new Date('2026-11-16T12:21:00+11:00')

it('keeps the half hour that the customer was told when it is picked up', () => {
  expect(promisedDates({ kind: 'pick-up', point: 'kirrawee' }, terms, paidAt)).toEqual({
    kind: 'pick-up',
    ready: '2026-11-16T03:30:00.000Z',
  })
})

it('keeps the days on which it leaves and arrives when it goes to a door', () => {
  expect(promisedDates({ kind: 'door', address, zone: 'metro' }, terms, paidAt)).toEqual({
    kind: 'door',
    leaves: '2026-11-16',
    from: '2026-11-17',
    to: '2026-11-18',
  })
})

it('promises no day that is a holiday: of the packers to leave, of the door to arrive', () => {
  const holidays = [
    { day: '2026-10-05', name: 'Labour Day', states: ['NSW'] },
    { day: '2026-10-07', name: 'A holiday of another state', states: ['VIC'] },
  ]
  const closed = { ...terms, dispatch: { ...terms.dispatch, holidays } }
  const on = (state: string) =>
    promisedDates(
      { kind: 'door', address: { ...address, state }, zone: 'metro' },
      closed,
      new Date('2026-10-05T09:00+11:00'),
    )
  expect(on('NSW')).toEqual({ kind: 'door', leaves: '2026-10-06', from: '2026-10-07', to: '2026-10-08' })
  expect(on('VIC')).toEqual({ kind: 'door', leaves: '2026-10-06', from: '2026-10-08', to: '2026-10-09' })
})

it('promises nothing where a zone has no days', () => {
  expect(promisedDates({ kind: 'door', address, zone: 'remote' }, terms, paidAt)).toBeUndefined()
})
