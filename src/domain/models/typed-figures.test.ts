import { describe, expect, it } from 'vitest'
import { typedAmount, typedLength } from './typed-figures.ts'

describe('a length as people type it', () => {
  it.each([
    ['8', 8],
    [' 8.5 ', 8.5],
    ['8,5', 8.5],
    ['8.5 m', 8.5],
    ['8 metres', 8],
    ['8m', 8],
    ['850 cm', 8.5],
    ['26 ft', 7.9],
    ['26′', 7.9],
  ])('%s is %d metres', (text, value) => {
    expect(typedLength(text)).toEqual({ ok: true, value })
  })

  it.each(['', 'banana', '8 x 4', '-8', '8 parsecs', '0', '0.2', '850', '1e3', '8.5.1'])(
    '%s is answered in words that say what to do',
    (text) => {
      const typed = typedLength(text)
      expect(typed.ok ? '' : typed.error).toMatch(/Write/)
    },
  )
})

describe('an amount as people type it', () => {
  it.each([
    ['2000', 2000],
    ['A$2,000', 2000],
    ['R 25 000', 25_000],
    ['R25\u00a0000,00', 25_000],
    ['1,899.00', 1899],
    ['2.000', 2000],
    ['1.5k', 1500],
    ['NZ$ 999.50', 1000],
  ])('%s is %d', (text, value) => {
    expect(typedAmount(text)).toEqual({ ok: true, value })
  })

  it.each(['', 'cheap', '0', '-5', '99999999', '1.2.3,4.5'])('%s is answered in words that say what to do', (text) => {
    const typed = typedAmount(text)
    expect(typed.ok ? '' : typed.error).toMatch(/Write/)
  })
})
