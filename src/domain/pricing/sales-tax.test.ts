import { expect, it } from 'vitest'
import { editionCodes } from '../edition/edition-code.ts'
import type { Cents } from '../money/money.ts'
import { gstIn } from './gst.ts'
import { salesTax, taxWords, withoutTax } from './sales-tax.ts'

it('is what the country takes', () => {
  expect(editionCodes.map((edition) => taxWords(salesTax[edition]))).toEqual(['10% GST', '15% GST', '15% VAT'])
})

it('comes off a price, and in Australia it is what an invoice says', () => {
  for (const price of [1, 9900, 129_900, 1_690_001] as Cents[])
    expect(withoutTax(price, salesTax['en-au'])).toBe(price - gstIn(price))
  expect(withoutTax(11_500 as Cents, salesTax['en-za'])).toBe(10_000)
})
