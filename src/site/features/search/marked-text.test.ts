import { describe, expect, it } from 'vitest'
import { markedText } from './marked-text.ts'

const shown = (text: string, ...terms: string[]) =>
  markedText(text, terms)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

describe('marked text', () => {
  it('marks whole words, whatever their case and accents', () => {
    expect(shown('The Filter light is red', 'filter')).toBe('The [Filter] light is red')
    expect(shown('3 Bank Street, Whangārei', 'whangarei')).toBe('3 Bank Street, [Whangārei]')
  })

  it('marks other forms of a word that was found by them', () => {
    expect(shown('It leaks, and leaves a leaf', '~leak', 'leaf')).toBe('It [leaks], and [leaves] a [leaf]')
  })

  it('leaves every letter where it was', () => {
    const text = 'EcoClear media filter, 25 inch (“new”)'
    expect(
      markedText(text, ['media', 'inch'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('marks nothing without words to mark', () => {
    expect(shown('Fine filter')).toBe('Fine filter')
    expect(markedText('', ['a'])).toEqual([])
  })
})
