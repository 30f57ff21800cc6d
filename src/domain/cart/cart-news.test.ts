import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../money/money.ts'
import { emptyCart } from './cart.ts'
import { cartNews } from './cart-news.ts'
import type { LineItem } from './line-item.ts'

const line = (sku: string, price?: number): LineItem => ({
  sku,
  name: `The ${sku}`,
  slug: sku.toLowerCase(),
  quantity: 1,
  ...(price !== undefined && { price: cents(price) }),
})

const item = (sku: string, price: number) => ({
  name: `The ${sku}`,
  sku,
  slug: sku.toLowerCase(),
  price,
  brand: 'Dolphin',
  shippingClass: 'parcel',
  categories: { seoTitle: 'Parts' },
  imagesCollection: { items: [{ url: 'https://images.example/1.webp' }] },
})

describe('what changed in a cart', () => {
  const news = (lineItems: LineItem[], items: object[], asked = lineItems) =>
    cartNews({ ...emptyCart, lineItems }, items, asked)

  it('is a price that is another now, and what is gone', () => {
    expect(news([line('A', 55), line('B', 10), line('C', 5)], [item('A', 59), item('C', 5)])).toEqual([
      { kind: 'price', sku: 'A', name: 'The A', was: cents(55), now: cents(59) },
      { kind: 'gone', sku: 'B', name: 'The B' },
    ])
  })

  it('is not a price that was never known, nor anything of a line that nobody asked about', () => {
    expect(news([line('A'), line('B', 10)], [item('A', 59)], [line('A')])).toEqual([])
  })

  it('is found by slug when the SKU has changed', () => {
    const renamed = { ...item('A', 59), sku: 'A-2' }
    expect(news([line('A', 55)], [renamed])).toMatchObject([{ kind: 'price', sku: 'A-2' }])
  })
})
