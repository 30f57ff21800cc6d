import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printNzbn, readNzbn } from './nzbn.ts'

const message = (text: string) => {
  const reading = readNzbn(text)
  return reading.ok ? reading.value : reading.message
}

// Of a food company, a telephone company, two more from the register, and the edition's company.
const whole = ['9429040188935', '9429034908822', '9429043400973', '9429030973022', '9429099172640']

describe('an NZBN', () => {
  it.each(whole)('%s is taken', (number) => {
    expect(readNzbn(number)).toEqual({ ok: true, value: number })
  })

  it.each(['9429 0401 8893 5', '9429-0401-8893-5', 'NZBN 9429040188935', ' nzbn: 9429 040 188 935 '])(
    'typed as “%s” is the same number',
    (text) => {
      expect(readNzbn(text)).toEqual({ ok: true, value: '9429040188935' })
    },
  )

  it('is printed in groups', () => {
    expect(printNzbn('9429040188935')).toBe('9429 0401 8893 5')
  })

  it('is refused with what to do', () => {
    expect(message('942904018893')).toMatch(/13 digits; this has 12/)
    expect(message('9429040188936')).toMatch(/Check it/)
    // A whole bar code from Germany.
    expect(message('4006381333931')).toMatch(/starts with 94/)
    expect(message('none yet')).toMatch(/in digits/)
  })

  it('with any one wrong digit is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.nat(12), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
        const digit = (Number(right.charAt(at)) + by) % 10
        expect(readNzbn(right.slice(0, at) + digit + right.slice(at + 1)).ok).toBe(false)
      }),
    )
  })
})
