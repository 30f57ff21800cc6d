import { expect, it } from 'vitest'
import { writtenFigures } from './written-figures.ts'

it('figures within words are written as the edition writes them', () => {
  expect(writtenFigures('Up to 10,000 L, 3.5 to 5 g/L, 6.0 kg', 'en-ZA')).toBe(
    'Up to 10\u00a0000 L, 3,5 to 5 g/L, 6,0 kg',
  )
  expect(writtenFigures('Up to 10,000 L, 3.5 to 5 g/L, 6.0 kg', 'en-AU')).toBe('Up to 10,000 L, 3.5 to 5 g/L, 6.0 kg')
})

it('what only looks like figures stays', () => {
  expect(writtenFigures('S 50, S 100, 1, 2 or 3 h. 41 × 38 × 26 cm', 'en-ZA')).toBe(
    'S 50, S 100, 1, 2 or 3 h. 41 × 38 × 26 cm',
  )
})
