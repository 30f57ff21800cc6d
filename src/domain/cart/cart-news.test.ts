import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../money/money.ts'
import { emptyCart } from './cart.ts'
import { type CartNews, cartNews, joinNews, newsWords, parseNews } from './cart-news.ts'
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

const price = (was: number, now: number): CartNews => ({
  kind: 'price',
  sku: 'A',
  name: 'The A',
  was: cents(was),
  now: cents(now),
})
const gone: CartNews = { kind: 'gone', sku: 'A', name: 'The A' }

describe('what changed in a cart', () => {
  const news = (lineItems: LineItem[], items: object[], asked = lineItems) =>
    cartNews({ ...emptyCart, lineItems }, items, asked)

  it('is a price that is another now, and what is gone', () => {
    expect(news([line('A', 55), line('B', 10), line('C', 5)], [item('A', 59), item('C', 5)])).toEqual([
      price(55, 59),
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

  it('is said in words', () => {
    expect(newsWords(price(55, 59))).toBe('The A is now A$59.00, it was A$55.00.')
    expect(newsWords(gone)).toBe('The A is sold out or no longer sold, and was taken out.')
  })

  it('is told from the price that was last seen, and not at all when it is that again', () => {
    expect(joinNews([price(55, 59)], [price(59, 61)])).toEqual([price(55, 61)])
    expect(joinNews([price(55, 59)], [price(59, 55)])).toEqual([])
    expect(joinNews([price(55, 59)], [gone])).toEqual([gone])
  })

  it('is read back as it was kept, without what is damaged', () => {
    const kept = [price(55, 59), gone]
    expect(parseNews(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    for (const damaged of [null, 'x', {}, [null], [{ kind: 'price', sku: 'A', name: 'A', was: 1.5, now: -1 }]])
      expect(parseNews(damaged)).toEqual([])
  })
})
