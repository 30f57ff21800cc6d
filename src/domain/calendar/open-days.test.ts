import { describe, expect, it } from 'vitest'
import { openDays } from './open-days.ts'

const plain = (week: Parameters<typeof openDays>[0]) =>
  openDays(week).map(({ days, hours }) => `${days}, ${hours.replaceAll('\u00a0', ' ')}`)

describe('the hours of a shop', () => {
  it('join days that are alike', () => {
    const weekday = '08:00-17:00'
    expect(plain({ mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: '09:00-12:00' })).toEqual(
      ['Mon to Fri, 8 am to 5 pm', 'Sat, 9 am to noon'],
    )
  })

  it('say half hours, and keep apart what a closed day divides', () => {
    expect(plain({ mon: '08:30-16:30', tue: '08:30-16:30', thu: '08:30-16:30', sun: '12:30-13:00' })).toEqual([
      'Mon and Tue, 8.30 am to 4.30 pm',
      'Thu, 8.30 am to 4.30 pm',
      'Sun, 12.30 pm to 1 pm',
    ])
  })

  it('of a shop that never opens are none', () => {
    expect(plain({})).toEqual([])
  })
})
