import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCompanyNumber } from './company-number.ts'

const read = (text: string) => {
  const reading = readCompanyNumber(text, 2026)
  return reading.ok ? reading.value : reading.message
}

describe('a South African company registration number', () => {
  it.each([
    // The notice of 1999 that introduced these numbers, a gold mine, a diamond mine, a close corporation.
    ['2000/000001/07', '2000/000001/07'],
    ['1944/017354/06', '1944/017354/06'],
    ['1888/000007/06', '1888/000007/06'],
    ['2001/067995/23', '2001/067995/23'],
    ['2018 / 904172 / 07', '2018/904172/07'],
    ['2018 904172 07', '2018/904172/07'],
    ['201890417207', '2018/904172/07'],
    ['2018-904172-07', '2018/904172/07'],
    ['K2018/904172/07', '2018/904172/07'],
    ['CK 2001/067995/23', '2001/067995/23'],
    ['Reg. no. 2018/904172/07', '2018/904172/07'],
    ['CK86/01234/23', '1986/001234/23'],
    ['2018/4172/07', '2018/004172/07'],
  ])('%s is %s', (text, kept) => {
    expect(read(text)).toBe(kept)
  })

  it.each([
    ['2018/904172', /year, six digits and two/],
    ['904172', /year, six digits and two/],
    ['sole proprietor', /year, six digits and two/],
    ['2027/000123/07', /2027 can’t be right/],
    ['1720/000123/07', /1720 can’t be right/],
    ['2018/000000/07', /in the middle/],
    ['2018/904172/05', /No company type ends in 05/],
    ['2018/904172/23', /from 1985 to 2011, not in 2018/],
    ['1970/904172/23', /not in 1970/],
  ])('%s is refused with what to do', (text, message) => {
    expect(read(text)).toMatch(message)
  })

  it('is kept as it is printed, whatever separates its parts', () => {
    const separator = fc.constantFrom('/', ' ', '', '-', ' / ', '\u00a0')
    const year = fc.integer({ min: 1861, max: 2026 })
    const number = fc.integer({ min: 1, max: 999_999 }).map((each) => `${each}`.padStart(6, '0'))
    fc.assert(
      fc.property(year, number, separator, fc.constantFrom('06', '07', '08', '21', '24'), (when, each, by, kind) => {
        expect(read([when, each, kind].join(by))).toBe(`${when}/${each}/${kind}`)
      }),
    )
  })
})
