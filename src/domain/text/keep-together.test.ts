import { describe, expect, it } from 'vitest'
import { apartAgain, keepTogether } from './keep-together.ts'

const kept = (text: string) => keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')

describe('what stays together at the end of a line', () => {
  it.each([
    ['a 10 m pool', 'a 10_m pool'],
    ['50 µm panels', '50_µm panels'],
    ['17 m³/h, 5 mg/L and 5 %', '17_m³/h, 5_mg/L and 5_%'],
    ['2 years of warranty', '2_years of warranty'],
    ['S 300i, M 400 and Wave 200 XL', 'S_300i, M_400 and Wave 200_XL'],
    ['A$ 1,299', 'A$_1,299'],
    ['4 000 ppm', '4_000_ppm'],
    ['charges by USB-C over Wi-Fi', 'charges by USB-~C over Wi-~Fi'],
  ])('%s', (text, together) => {
    expect(kept(text)).toBe(together)
  })

  it.each(['3 men', '12 models', 'in 2026 the', 'over the top', '8 litres', '20 May', 'a well-known pool'])(
    '%s may break',
    (text) => {
      expect(keepTogether(text)).toBe(text)
    },
  )

  it('can be taken apart again, and is the same when it is done twice', () => {
    const text = 'An S 300i does a 10 m pool in 2 h, for A$ 1,299, and charges nothing by USB-C.'
    expect(apartAgain(keepTogether(text))).toBe(text)
    expect(keepTogether(keepTogether(text))).toBe(keepTogether(text))
  })
})
