import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, shortened } from './clean-words.ts'

describe('words from outside', () => {
  it.each([
    ['  two  spaces\tand a tab ', 'two spaces and a tab'],
    ['a\r\nBcc: b', 'a Bcc: b'],
    ['a\u2028b\u0085c\vd', 'a b c d'],
    ['\u202eevil\u202c', 'evil'],
    ['nul\u0000 bell\u0007', 'nul bell'],
    ['half of a pair \ud83d', 'half of a pair �'],
    ['Te Whānau-ā-Apanui', 'Te Whānau-ā-Apanui'],
    ['👩‍🔧', '👩‍🔧'],
  ])('%j become the line %j', (text, line) => {
    expect(cleanLine(text)).toBe(line)
  })

  it('keep their paragraphs where they may have some', () => {
    expect(cleanText('\n one \r\n two\r\n\r\n\r\n\r\nthree\u0000 ')).toBe('one\ntwo\n\nthree')
  })

  it('are cut between whole characters', () => {
    expect(shortened('robot', 5)).toBe('robot')
    expect(shortened('robots', 5)).toBe('robo…')
    expect(shortened('a 👩‍🔧👩‍🔧', 8)).toBe('a 👩‍🔧…')
  })
})
