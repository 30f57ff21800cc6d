import { describe, expect, it } from 'vitest'
import { centsFromPrice } from './money.ts'
import { formatMoney } from './money-format.ts'

describe('a price in words of its edition', () => {
  it('carries cents and the currency', () => {
    expect(formatMoney(centsFromPrice(1899), 'AUD', 'en-AU')).toBe('A$1,899.00')
    expect(formatMoney(centsFromPrice(2099.5), 'NZD', 'en-NZ')).toBe('NZ$2,099.50')
  })

  it('groups with spaces in South Africa', () => {
    expect(formatMoney(centsFromPrice(34999), 'ZAR', 'en-ZA').replaceAll(/\s/g, ' ')).toMatch(/^R 34 999[.,]00$/)
  })
})
