import { expect, it } from 'vitest'
import type { CatalogueProduct } from '../../../../domain/cart/cart-catalogue.ts'
import type { Cents } from '../../../../domain/money/money.ts'
import { againLines } from './again-lines.ts'

const product = (sku: string): CatalogueProduct => ({
  sku,
  name: sku,
  slug: sku.toLowerCase(),
  price: 5900 as Cents,
  brand: 'Dolphin',
  shippingClass: 'satchel',
  category: 'Parts',
  img: '/a.webp',
})
const line = (sku: string, quantity = 1, isBonus = false) => ({ sku, name: `The ${sku}`, quantity, isBonus })

it('takes what is still sold at today’s price, names what isn’t, and leaves presents out', () => {
  const bySku = new Map([['A', product('A')]])
  expect(againLines([line('A', 3), line('B'), line('C', 1, true)], bySku)).toEqual({
    lines: [{ ...product('A'), quantity: 3 }],
    gone: ['The B'],
  })
})
