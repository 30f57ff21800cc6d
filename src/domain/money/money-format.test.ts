import { describe, expect, it } from 'vitest'
import { centsFromPrice } from './money.ts'
import { formatMoney } from './money-format.ts'

describe('a price in words of its edition', () => {
  it('carries cents and the currency', () => {
    expect(formatMoney(centsFromPrice(1899), 'AUD', 'en-AU')).toBe('A$1,899.00')
    expect(formatMoney(centsFromPrice(2099.5), 'NZD', 'en-NZ')).toBe('NZ$2,099.50')
  })

  it('groups with spaces and has a decimal comma in South Africa', () => {
    expect(formatMoney(centsFromPrice(12999), 'ZAR', 'en-ZA')).toBe('R\u00a012\u00a0999,00')
    expect(formatMoney(centsFromPrice(549.9), 'ZAR', 'en-ZA')).toBe('R\u00a0549,90')
  })
})
