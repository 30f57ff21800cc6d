import { describe, expect, it, vi } from 'vitest'
import type { LineItem } from '../../../domain/cart/line-item.ts'
import type { ContentClient } from '../../data/content-client.ts'
import { testStorage } from '../../state/test-storage.fake.ts'
import { refreshCart } from './cart-refresh.ts'
import { createCartStore } from './cart-store.ts'

const line = (sku: string, quantity = 1): LineItem => ({ sku, name: `Title ${sku}`, slug: `slug-${sku}`, quantity })

const item = (sku: string) => ({
  name: `Title ${sku}`,
  sku,
  slug: `slug-${sku}`,
  price: 49.95,
  brand: 'Dolphin',
  shippingClass: 'parcel',
  categories: { seoTitle: 'Residential' },
  imagesCollection: { items: [{ url: `https://images.example/${sku}.webp` }] },
})

const stored = (...lineItems: LineItem[]) => ({ cart: JSON.stringify({ lineItems }) })

/** A catalogue that answers when the test says so. */
const slowCatalogue = () => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const client: ContentClient = { query: vi.fn(() => promise) }
  const answer = (...skus: string[]) => resolve({ productCollection: { items: skus.map(item) } })
  return { client, answer, reject }
}

const linesOf = (store: ReturnType<typeof createCartStore>) =>
  store.getSnapshot().cart.lineItems.map(({ sku, quantity, price }) => [sku, quantity, price])

describe('refreshing the cart', () => {
  it('replaces the stored lines by the valid ones [C4]', async () => {
    const storage = testStorage(stored(line('A', 2), line('GONE')))
    const store = createCartStore(storage.area)
    const { client, answer } = slowCatalogue()
    answer('A')
    await refreshCart(store, client)
    expect(linesOf(store)).toEqual([['A', 2, 4995]])
    expect(JSON.parse(storage.entries.get('cart') ?? '').lineItems).toHaveLength(1)
  })

  it('logs a failed request and leaves the cart as it is [C6]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const before = stored(line('A'), line('GONE'))
    const storage = testStorage(before)
    const { client, reject } = slowCatalogue()
    const failure = new TypeError('Failed to fetch')
    reject(failure)
    await refreshCart(createCartStore(storage.area), client)
    expect(log).toHaveBeenCalledWith(expect.any(String), failure)
    expect(storage.entries.get('cart')).toBe(before.cart)
  })

  it('treats an answer in a foreign form as a failed request [C6]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const storage = testStorage(stored(line('A')))
    await refreshCart(createCartStore(storage.area), { query: async () => ({ productCollection: null }) })
    expect(log).toHaveBeenCalledOnce()
    expect(storage.entries.get('cart')).toBe(stored(line('A')).cart)
  })

  it('asks nothing for an empty cart', async () => {
    const { client } = slowCatalogue()
    await refreshCart(createCartStore(testStorage().area), client)
    expect(client.query).not.toHaveBeenCalled()
  })

  it('loses no change that is made while the answer is under way', async () => {
    const store = createCartStore(testStorage(stored(line('A', 1), line('B', 1))).area)
    const { client, answer } = slowCatalogue()
    const refreshed = refreshCart(store, client)
    store.add(line('NEW', 3))
    store.setQuantity('A', 7)
    store.remove('B')
    store.setPickUp(true)
    answer('A', 'B')
    await refreshed
    expect(linesOf(store)).toEqual([
      ['A', 7, 4995],
      ['NEW', 3, undefined],
    ])
    expect(store.getSnapshot().cart.isPickUp).toBe(true)
  })

  it('loses no change that another tab makes while the answer is under way', async () => {
    const storage = testStorage(stored(line('A')))
    const [here, there] = [createCartStore(storage.area), createCartStore(storage.area)]
    const { client, answer } = slowCatalogue()
    const refreshed = refreshCart(here, client)
    there.add(line('NEW'))
    answer('A')
    await refreshed
    expect(linesOf(here)).toEqual([
      ['A', 1, 4995],
      ['NEW', 1, undefined],
    ])
  })
})
