import { describe, expect, it } from 'vitest'
import { typedWords } from './typed-words.ts'

const finds = (typed: string, text: string) => typedWords(typed)?.(text)

describe('words as they are typed', () => {
  it('find a text that has a word beginning with each of them, in any order', () => {
    expect(finds('wal cli', 'It does not climb walls')).toBe(true)
    expect(finds('climb roof', 'It does not climb walls')).toBe(false)
    expect(finds('imb', 'It does not climb walls')).toBe(false)
  })

  it('are the same with and without capitals, accents and punctuation', () => {
    expect(finds('WI-FI', 'pairing wi-fi phone')).toBe(true)
    expect(finds('cafe', 'Café')).toBe(true)
  })

  it('are none as long as nothing but spaces was typed', () => {
    expect(typedWords('  -')).toBeUndefined()
  })
})
