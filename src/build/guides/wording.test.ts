import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'
import { inLetters } from './in-letters.ts'
import { keepTogether } from './keep-together.ts'

it('puts the figures of a product into the words of its line', () => {
  expect(fillIn('{name} takes {Charging}.', { name: 'Liberty 200', Charging: '3.5 h' }, 'liberty-200')).toBe(
    'Liberty 200 takes 3.5 h.',
  )
})

it('refuses words that ask for a figure the product does not have', () => {
  expect(() => fillIn('Wait {Charging}.', {}, 'skimmi in en-nz')).toThrow('skimmi in en-nz asks for {Charging}')
})

it('keeps figures with their units and models with their letters', () => {
  expect(keepTogether('S 300i, Wave 200 XL, 17 m³/h, 5 mg/L and 3 men')).toBe(
    'S\u00a0300i, Wave 200\u00a0XL, 17\u00a0m³/h, 5\u00a0mg/L and 3 men',
  )
})

it('prints no empty boxes for letters that a font does not have', () => {
  const latin = { hasGlyphForCodePoint: (code: number) => code < 0x100 }
  expect(inLetters('Dolphin “Été” 🤿 north of Taupō', latin)).toBe('Dolphin Été north of Taupo')
})
