import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneLine, severalLines } from './clean-text.ts'

describe('a text as it is kept', () => {
  it('has one kind of line break and no blanks at the ends', () => {
    expect(severalLines('  one \r\ntwo\t\rthree\u2028four\n\n')).toBe('one\ntwo\nthree\nfour')
  })

  it('has composed letters', () => {
    expect(oneLine('Zoe\u0308')).toBe('Zo\u00eb')
    expect(oneLine('Ta\u0304mati')).toBe('Tāmati')
  })

  it('has nothing that cannot be seen, or that turns the rest around', () => {
    expect(oneLine('a\u0000b\u0007c\u202ed\u200be\ud800f')).toBe('abcdef')
  })

  it('in one line stays in one, so that it can stand in a header', () => {
    expect(oneLine('Bob\r\nBcc: all@example.com')).toBe('Bob Bcc: all@example.com')
  })

  it('keeps scripts, joined letters and pictures', () => {
    expect(oneLine('Nguyễn 中 👩‍🔧 👍🏽')).toBe('Nguyễn 中 👩‍🔧 👍🏽')
  })

  it('stays as it is when it is cleaned again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'a \t\r\n\0\u200b\u2028\u0308\u202e') }),
    )
    fc.assert(
      fc.property(text, (any) => {
        for (const clean of [oneLine, severalLines]) expect(clean(clean(any))).toBe(clean(any))
        expect(oneLine(any)).not.toMatch(/[\p{Cc}\p{Cs}]/u)
      }),
      { numRuns: 1000 },
    )
  })
})
