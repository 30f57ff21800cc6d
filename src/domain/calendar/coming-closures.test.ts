import { describe, expect, it } from 'vitest'
import { comingClosures } from './coming-closures.ts'

const span = '09:00-17:00'
const hours = { mon: span, tue: span, wed: span, thu: span, fri: span }
const summer = { from: '2026-12-24', to: '2027-01-08', note: 'summer break' }
const christmas = { from: '2026-12-25', note: 'Christmas Day' }
const boxing = { from: '2026-12-26', note: 'Boxing Day' }
const australia = { from: '2027-01-26', note: 'Australia Day' }

const notes = (today: string, days: number, closed = [australia, christmas, boxing]) =>
  comingClosures({ hours, closed }, today, days).map(({ note }) => note)

describe('what keeps a shop closed soon', () => {
  it('is what has not passed and begins in time, in the order of the calendar', () => {
    expect(notes('2026-12-25', 32)).toEqual(['Christmas Day', 'Australia Day'])
    expect(notes('2026-12-25', 31)).toEqual(['Christmas Day'])
    expect(notes('2026-12-26', 32)).toEqual(['Australia Day'])
  })

  it('is no holiday on a day that is closed anyway', () => {
    expect(notes('2026-12-26', 7)).toEqual([])
  })

  it('is a closure that has begun until its last day, and no holiday within it', () => {
    const closed = [summer, christmas, australia]
    expect(notes('2026-12-01', 60, closed)).toEqual(['summer break', 'Australia Day'])
    expect(notes('2027-01-08', 7, closed)).toEqual(['summer break'])
    expect(notes('2027-01-09', 7, closed)).toEqual([])
  })
})
