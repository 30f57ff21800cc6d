import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printAbn, readAbn } from './abn.ts'

const message = (text: string) => {
  const reading = readAbn(text)
  return reading.ok ? reading.value : reading.message
}

// Of the tax office's own example, a bank, two telephone companies, an airline and the edition's company.
const whole = ['51824753556', '48123123124', '33051775556', '90052833208', '16009661901', '58994172637']

describe('an ABN', () => {
  it.each(whole)('%s is taken', (number) => {
    expect(readAbn(number)).toEqual({ ok: true, value: number })
  })

  it.each(['51 824 753 556', 'ABN 51 824 753 556', ' abn: 51-824-753-556 ', '51\u00a0824\u00a0753\u00a0556'])(
    'typed as “%s” is the same number',
    (text) => {
      expect(readAbn(text)).toEqual({ ok: true, value: '51824753556' })
    },
  )

  it('is printed in groups', () => {
    expect(printAbn('51824753556')).toBe('51 824 753 556')
  })

  it('is refused with what to do', () => {
    expect(message('51 824 753 55')).toMatch(/11 digits; this has 10/)
    expect(message('824 753 556')).toMatch(/ACN/)
    expect(message('51 824 753 557')).toMatch(/wrong or two are swapped/)
    expect(message('00000000000')).toMatch(/wrong or two are swapped/)
    expect(message('fifty-one')).toMatch(/in digits/)
  })

  const number = fc.constantFrom(...whole)

  it('with any one wrong digit is refused', () => {
    fc.assert(
      fc.property(number, fc.nat(10), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
        const digit = (Number(right.charAt(at)) + by) % 10
        expect(readAbn(right.slice(0, at) + digit + right.slice(at + 1)).ok).toBe(false)
      }),
    )
  })

  it('with two neighbours swapped is refused', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 9 }), (right, at) => {
        fc.pre(right[at] !== right[at + 1])
        expect(readAbn(right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2)).ok).toBe(false)
      }),
    )
  })
})
