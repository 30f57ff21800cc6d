import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'
import { hasBeginnings, markBeginnings } from './word-beginnings.ts'

const marked = (text: string, typed: string) =>
  markBeginnings(text, searchWords(typed))
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

describe('what was looked for', () => {
  it('is marked where a word begins with it, however it is written', () => {
    expect(marked('Priya Nair, Kirrawee', 'kirr PRI')).toBe('[Pri]ya Nair, [Kirr]awee')
    expect(marked('Priya O’Nair', 'onai')).toBe('Priya [O’Nai]r')
    expect(marked('AU-10482-6', '10482')).toBe('AU-[10482]-6')
    expect(marked('priya@nair.example', 'nair')).toBe('priya@[nair].example')
  })

  it('is not marked within a word, and nothing is where nothing was typed', () => {
    expect(marked('Blinair', 'nair')).toBe('Blinair')
    expect(marked('Priya', '')).toBe('Priya')
    expect(markBeginnings('', [])).toEqual([])
  })

  it('has to begin a word each', () => {
    expect(hasBeginnings('Fine filter, S series', ['fil', 'seri'])).toBe(true)
    expect(hasBeginnings('Fine filter, S series', ['ilter'])).toBe(false)
  })

  it('leaves the text as it is, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const parts = markBeginnings(text, searchWords(typed))
        expect(parts.map((part) => part.text).join('')).toBe(text)
      }),
    )
  })
})
