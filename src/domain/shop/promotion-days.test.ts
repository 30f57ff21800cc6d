import { describe, expect, it } from 'vitest'
import { promotionDays } from './promotion-days.ts'

const summer = { startsOn: '2026-11-01', endsOn: '2027-01-31' }

describe('the days of a promotion', () => {
  it('counts the first and the last', () => {
    expect(promotionDays(summer, '2026-11-01')).toEqual({ all: 92, over: 0 })
    expect(promotionDays(summer, '2026-11-15')).toEqual({ all: 92, over: 14 })
    expect(promotionDays(summer, '2027-01-31')).toEqual({ all: 92, over: 91 })
  })

  it('has none over before it starts and all of them over once it has ended', () => {
    expect(promotionDays(summer, '2026-06-01').over).toBe(0)
    expect(promotionDays(summer, '2027-02-01').over).toBe(92)
    expect(promotionDays(summer, '2028-02-29').over).toBe(92)
  })
})
