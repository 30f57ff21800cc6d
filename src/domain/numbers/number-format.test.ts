import { describe, expect, it } from 'vitest'
import { formatNumber } from './number-format.ts'

describe('a figure', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [12999, 0, '12,999'],
    [1234567.5, 2, '1,234,567.50'],
    [4.46, 1, '4.5'],
    [-1200, 0, '−1,200'],
    [-0.01, 0, '0'],
  ])('%d with %d decimals is %s in Australia and New Zealand', (value, decimals, written) => {
    expect(formatNumber(value, 'en-AU', decimals)).toBe(written)
    expect(formatNumber(value, 'en-NZ', decimals)).toBe(written)
  })

  it('has spaces between thousands and a decimal comma in South Africa', () => {
    expect(formatNumber(1234567.5, 'en-ZA', 2)).toBe('1\u00a0234\u00a0567,50')
  })
})
