import { expect, it } from 'vitest'
import { cardBrand } from './card-brand.ts'

it('names cards as their owners do, however a gateway writes them', () => {
  expect(['visa', 'Visa', 'amex', 'american_express', 'eftpos_au'].map(cardBrand)).toEqual([
    'Visa',
    'Visa',
    'American Express',
    'American Express',
    'eftpos',
  ])
  expect(cardBrand('constructor')).toBeUndefined()
})
