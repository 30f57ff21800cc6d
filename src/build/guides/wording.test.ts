import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'
import { inLetters } from './in-letters.ts'

it('puts the figures of a product into the words of its line', () => {
  expect(fillIn('{name} takes {Charging}.', { name: 'Liberty 200', Charging: '3.5 h' }, 'liberty-200')).toBe(
    'Liberty 200 takes 3.5 h.',
  )
})

it('refuses words that ask for a figure the product does not have', () => {
  expect(() => fillIn('Wait {Charging}.', {}, 'skimmi in en-nz')).toThrow('skimmi in en-nz asks for {Charging}')
})

it('prints no empty boxes for letters that a font does not have', () => {
  const latin = { hasGlyphForCodePoint: (code: number) => code < 0x100 }
  expect(inLetters('Dolphin “Été” 🤿 north of Taupō', latin)).toBe('Dolphin Été north of Taupo')
})
