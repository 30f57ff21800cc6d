import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/money.ts'
import { dealerPrice, offForLine } from './dealer-price.ts'

const cents = (amount: number) => amount as Cents

describe('what a dealer pays', () => {
  it('is by the terms of the line, else by those for all lines', () => {
    const terms = [
      { line: '', off: 250 },
      { line: 'dolphin', off: 325 },
    ]
    expect(offForLine(terms, 'dolphin')).toBe(325)
    expect(offForLine(terms, 'liberty')).toBe(250)
    expect(offForLine([{ line: 'dolphin', off: 0 }], 'dolphin')).toBe(0)
    expect(offForLine([{ line: 'dolphin', off: 325 }], 'liberty')).toBeUndefined()
  })

  it('is whole cents, and half a cent is the dealer’s', () => {
    expect(dealerPrice(cents(189_900), 325)).toBe(128_182)
    expect(dealerPrice(cents(1), 500)).toBe(0)
    expect(dealerPrice(cents(99_900), 0)).toBe(99_900)
    expect(dealerPrice(cents(100), 900)).toBe(10)
  })
})
