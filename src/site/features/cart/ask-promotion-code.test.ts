import { describe, expect, it } from 'vitest'
import { askPromotionCode } from './ask-promotion-code.ts'

const answered = (code: object) =>
  askPromotionCode.parse({
    promotionCode: {
      ...{ code: 'TENOFF', name: 'Ten off', minimum: 0, startsOn: '2026-11-01', endsOn: '2026-12-01' },
      ...{ oncePerCustomer: false, percent: null, cents: null, ...code },
    },
  })

describe('what a promotion code is worth', () => {
  it('is as much as its kind says', () => {
    expect(answered({ kind: 'percentage', percent: 10 })?.benefit).toEqual({ kind: 'percentage', percent: 10 })
    expect(answered({ kind: 'amount', cents: 500 })?.benefit).toEqual({ kind: 'amount', cents: 500 })
    expect(answered({ kind: 'free-delivery' })?.benefit).toEqual({ kind: 'free-delivery' })
  })

  it('is never taken for nothing where the answer does not say it', () => {
    expect(() => answered({ kind: 'percentage' })).toThrow()
    expect(() => answered({ kind: 'amount' })).toThrow()
  })
})
