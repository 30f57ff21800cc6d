import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

describe('text in lines', () => {
  it('breaks between words', () => {
    expect(wrapText('a robot that goes in circles', 12)).toEqual(['a robot that', 'goes in', 'circles'])
  })

  it('cuts a word that fits no line, between whole characters', () => {
    expect(wrapText('so 🐬🐬🐬🐬 it is', 5)).toEqual(['so', '🐬🐬', '🐬🐬', 'it is'])
  })

  it('leaves an address whole, so that it can be followed', () => {
    const address = `https://pools.example/${'a'.repeat(30)}`
    expect(wrapText(`See ${address} now`, 20)).toEqual(['See', address, 'now'])
  })

  it('loses nothing and never overflows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1 }),
        fc.integer({ min: 4, max: 80 }),
        (words, width) => {
          const lines = wrapText(words.join(' '), width)
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
          expect(lines.every((line) => line.length <= width)).toBe(true)
        },
      ),
    )
  })
})
