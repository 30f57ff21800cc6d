import { describe, expect, it, vi } from 'vitest'
import type { CartNews } from '../../../domain/cart/cart-news.ts'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { testStorage } from '../../state/test-storage.fake.ts'
import { createKeptNews } from './cart-news.ts'
import { refreshCart } from './cart-refresh.ts'
import { createCartStore } from './cart-store.ts'

const price: CartNews = { kind: 'price', sku: 'A', name: 'The A', was: cents(55), now: cents(59) }

describe('news of the cart', () => {
  it('are kept until somebody has seen them, also by another page', () => {
    const storage = testStorage()
    createKeptNews(storage.area).tell([price])
    const later = createKeptNews(storage.area)
    expect(later.getSnapshot()).toEqual([price])
    expect(later.getSnapshot()).toBe(later.getSnapshot())
    later.dismiss()
    expect(createKeptNews(storage.area).getSnapshot()).toEqual([])
  })

  it('are told on this page where nothing can be kept', () => {
    const storage = testStorage()
    storage.full = true
    const news = createKeptNews(storage.area)
    news.tell([price])
    expect(news.getSnapshot()).toEqual([price])
    news.dismiss()
    expect(news.getSnapshot()).toEqual([])
  })

  it('come of checking the cart, once', async () => {
    const item = {
      name: 'The A',
      sku: 'A',
      slug: 'a',
      price: 59,
      brand: 'Dolphin',
      shippingClass: 'parcel',
      categories: { seoTitle: 'Parts' },
      imagesCollection: { items: [{ url: 'https://images.example/1.webp' }] },
    }
    const lines = [
      { sku: 'A', name: 'The A', slug: 'a', quantity: 1, price: 5500 },
      { sku: 'B', name: 'The B', slug: 'b', quantity: 1, price: 100 },
    ]
    const storage = testStorage({ cart: JSON.stringify({ lineItems: lines }) })
    const news = createKeptNews(storage.area)
    const client = { query: vi.fn(async () => ({ productCollection: { items: [item] } })) }
    const store = createCartStore(storage.area)
    await refreshCart(store, client, news)
    expect(news.getSnapshot()).toEqual([price, { kind: 'gone', sku: 'B', name: 'The B' }])
    news.dismiss()
    await refreshCart(store, client, news)
    expect(news.getSnapshot()).toEqual([])
  })
})
