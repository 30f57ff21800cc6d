import { describe, expect, it } from 'vitest'
import { closureOn } from '../calendar/closed-days.ts'
import { dealerClosures } from './dealer-closures.ts'

const holidays = [
  { day: '2027-01-25', name: 'Provincial anniversary day', states: ['Manawatū-Whanganui', 'Wellington'] },
  { day: '2027-02-01', name: 'Provincial anniversary day', states: ['Auckland', 'Nelson'] },
  { day: '2027-02-06', name: 'Waitangi Day' },
]
const closures = [{ from: '2027-02-05', to: '2027-02-07', note: 'moving house' }]
const closedOn = (dealer: Partial<Parameters<typeof dealerClosures>[0]>) => {
  const closed = dealerClosures({ state: 'Wellington', closures: [], openOnHolidays: false, ...dealer }, holidays)
  return ['2027-01-25', '2027-02-01', '2027-02-06', '2027-02-07'].map((day) => closureOn(closed, day)?.note)
}

describe('a dealer', () => {
  it('is closed on holidays of the country and of its own region, not of another', () => {
    expect(closedOn({})).toEqual(['Provincial anniversary day', undefined, 'Waitangi Day', undefined])
    expect(closedOn({ state: 'Auckland' })).toEqual([
      undefined,
      'Provincial anniversary day',
      'Waitangi Day',
      undefined,
    ])
    expect(closedOn({ state: 'Canterbury' })).toEqual([undefined, undefined, 'Waitangi Day', undefined])
  })

  it('is closed when it says so, for its own reason also on a holiday', () => {
    expect(closedOn({ closures })).toEqual(['Provincial anniversary day', undefined, 'moving house', 'moving house'])
  })

  it('may trade on holidays, and is closed then only for itself', () => {
    expect(closedOn({ closures, openOnHolidays: true })).toEqual([undefined, undefined, 'moving house', 'moving house'])
  })
})
