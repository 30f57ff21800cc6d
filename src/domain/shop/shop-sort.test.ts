import { expect, it } from 'vitest'
import { centsFromPrice } from '../money/money.ts'
import { sortProducts } from './shop-sort.ts'

const products = [
  { name: 'Liberty 200', cents: centsFromPrice(949) },
  { name: 'Dolphin S 100', cents: centsFromPrice(899) },
  { name: 'Skimmi', cents: centsFromPrice(899) },
  { name: 'Dolphin S 50', cents: centsFromPrice(749) },
]
const names = (sort: Parameters<typeof sortProducts>[1]) => sortProducts(products, sort).map(({ name }) => name)

it('leaves the recommended order alone', () => {
  expect(names('recommended')).toEqual(['Liberty 200', 'Dolphin S 100', 'Skimmi', 'Dolphin S 50'])
})

it('sorts by price, and keeps the recommended order where prices are the same', () => {
  expect(names('price')).toEqual(['Dolphin S 50', 'Dolphin S 100', 'Skimmi', 'Liberty 200'])
  expect(names('price-down')).toEqual(['Liberty 200', 'Dolphin S 100', 'Skimmi', 'Dolphin S 50'])
})

it('sorts by name as people count: S 50 before S 100', () => {
  expect(names('name')).toEqual(['Dolphin S 50', 'Dolphin S 100', 'Liberty 200', 'Skimmi'])
})
