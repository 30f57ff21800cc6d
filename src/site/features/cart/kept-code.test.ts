import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import type { PromotionCode } from '../../../domain/pricing/promotion-code.ts'
import { noCode, parseKeptCode } from './kept-code.ts'

const code = (benefit: PromotionCode['benefit']): PromotionCode => ({
  code: 'TENOFF',
  name: '10 % off',
  benefit,
  minimum: cents(0),
  startsOn: '2026-11-01',
  endsOn: '2027-01-31',
  oncePerCustomer: true,
})

describe('a code that was kept with the cart', () => {
  it.each([
    code({ kind: 'percentage', percent: 10 }),
    code({ kind: 'amount', cents: cents(20) }),
    code({ kind: 'free-delivery' }),
    null,
  ])('is read back: %j', (found) => {
    const kept = { typed: 'TENOFF', found }
    expect(parseKeptCode(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it('is what was typed alone where its worth is damaged, and nobody pays less than nothing', () => {
    for (const percent of [-1, 0, 101, '10', null])
      expect(
        parseKeptCode({
          typed: 'X',
          found: { ...code({ kind: 'percentage', percent: 1 }), benefit: { kind: 'percentage', percent } },
        }),
      ).toEqual({
        typed: 'X',
        found: undefined,
      })
  })

  it('is none for whatever else is there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { typed } = parseKeptCode(value)
        expect(typed.length).toBeLessThanOrEqual(40)
      }),
    )
    expect(parseKeptCode(undefined)).toEqual(noCode)
    expect(parseKeptCode({ typed: '' })).toEqual(noCode)
  })
})
