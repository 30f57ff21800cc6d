import { describe, expect, it } from 'vitest'
import { opensOn } from './opening-hours.ts'

describe('a a real date', () => {
  it('is one on which a shop opens, or not', () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-16']
    expect(days.map((day) => opensOn({ sat: '09:00-12:00', mon: '08:00-17:00' }, day))).toEqual([true, false, true])
  })
})
