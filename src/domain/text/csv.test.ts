import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of a CSV file', () => {
  it('has its values between commas, and nothing for what is not known', () => {
    expect(csvLine(['PW-S100', 999, null, ''])).toBe('PW-S100,999,,\r\n')
  })

  it('puts what has commas, quotes or ends of lines between quotes', () => {
    expect(csvLine(['Brush, soft', 'the 5" one', 'two\nlines'])).toBe('"Brush, soft","the 5"" one","two\nlines"\r\n')
  })

  it.each(['=1+1', '+61491570006', '-2', '@SUM(A1)', '\tx'])('lets no spreadsheet reckon with %j', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`)
  })

  it.each(['\u00a0=1+1', ' @SUM(A1)', '\u200b=1', '＝1+1', '＠SUM(A1)', '\ufeff=1'])(
    'lets no spreadsheet reckon with %j either, which some trim and some widen',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`)
    },
  )

  it.each([
    ['x;=1+1', `"x;'=1+1"`],
    ['x;"=1+1', `"x;""'=1+1"`],
    ['x\t@SUM(A1)', `x\t'@SUM(A1)`],
    ['\n=1+1', `"'\n'=1+1"`],
    ['Hello\n-2+3\n+4', `"Hello\n'-2+3\n'+4"`],
    ['a=b; c-d, e@f', '"a=b; c-d, e@f"'],
  ])('begins no cell within %j, whatever parts cells there', (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`)
  })

  it('does so between quotes too, and leaves figures alone', () => {
    expect(csvLine(['=cmd|"/C calc"!A0', '\rx', -2.5])).toBe(`"'=cmd|""/C calc""!A0","'\rx",-2.5\r\n`)
  })
})
