import { expect, it } from 'vitest'
import { type Recommendable, recommendedOrder } from './recommended-order.ts'

const product = (name: string, rank: number, fields: Partial<Recommendable> = {}) => ({
  name,
  rank,
  inStock: true,
  isMain: true,
  line: 'dolphin',
  ...fields,
})

const e10 = product('E 10', 1)
const s100 = product('S 100', 2, { rating: { value: 4.5, count: 210 } })
const s300 = product('S 300i', 3, { rating: { value: 4.7, count: 318 } })
const liberty = product('Liberty 400', 4, { line: 'liberty', rating: { value: 4.2, count: 12 } })
const skimmi = product('Skimmi', 5, { line: 'skimmi', rating: { value: 3.9, count: 900 } })
const bag = product('Bag', 0, { isMain: false, rating: { value: 5, count: 999 } })
const gone = product('M 400', 0, { inStock: false, rating: { value: 5, count: 999 } })

const names = (...products: (typeof e10)[]) => recommendedOrder(products).map(({ name }) => name)

it('begins with what most owners of each line have and like, then follows the editors', () => {
  expect(names(skimmi, liberty, s300, s100, e10)).toEqual(['S 300i', 'Liberty 400', 'E 10', 'S 100', 'Skimmi'])
})

it('has machines before what goes into them, and what can be sent before what cannot, however well liked', () => {
  expect(names(gone, bag, e10, s300)).toEqual(['S 300i', 'E 10', 'Bag', 'M 400'])
})

it('is the same whatever order the products come in, and keeps those alike as they came', () => {
  const all = [bag, gone, e10, s100, s300, liberty, skimmi]
  expect(names(...all.toReversed())).toEqual(names(...all))
  const twins = [product('B', 7), product('A', 7)]
  expect(names(...twins)).toEqual(['B', 'A'])
})
