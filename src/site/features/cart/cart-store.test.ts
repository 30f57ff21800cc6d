// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { LineItem } from '../../../domain/cart/line-item.ts'
import { type TestStorage, testStorage } from '../../state/test-storage.fake.ts'
import { createCartStore } from './cart-store.ts'

const line = (sku: string, quantity = 1): LineItem => ({ sku, name: sku, slug: sku, quantity })

const stored = (...lineItems: LineItem[]) => JSON.stringify({ lineItems })

const skus = (store: ReturnType<typeof createCartStore>) => store.getSnapshot().cart.lineItems.map(({ sku }) => sku)

const skusIn = ({ entries }: TestStorage): string[] =>
  JSON.parse(entries.get('cart') ?? '{"lineItems":[]}').lineItems.map((each: LineItem) => each.sku)

const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe('the cart store', () => {
  it('keeps the cart in local storage under the key cart [C1]', () => {
    const storage = testStorage()
    createCartStore(storage.area).add(line('A', 2))
    expect([...storage.entries.keys()]).toEqual(['cart'])
    expect(JSON.parse(storage.entries.get('cart') ?? '')).toEqual({
      lineItems: [line('A', 2)],
      paymentMethod: { id: null, billing_details: {} },
      id: null,
      isPickUp: false,
    })
    expect(skus(createCartStore(storage.area))).toEqual(['A'])
  })

  it('gives the same snapshot until something changes', () => {
    const store = createCartStore(testStorage({ cart: stored(line('A')) }).area)
    const first = store.getSnapshot()
    store.setQuantity('A', 1)
    store.setPickUp(false)
    store.remove('UNKNOWN')
    expect(store.getSnapshot()).toBe(first)
    store.setPickUp(true)
    expect(store.getSnapshot()).not.toBe(first)
  })

  it('removes a line and puts it back where it was', () => {
    const store = createCartStore(testStorage({ cart: stored(line('A'), line('B'), line('C')) }).area)
    const removed = store.remove('B')
    expect(skus(store)).toEqual(['A', 'C'])
    if (!removed) throw new Error('nothing was removed')
    expect(store.restore(removed)).toMatchObject({ ok: true })
    expect(skus(store)).toEqual(['A', 'B', 'C'])
    expect(store.remove('UNKNOWN')).toBeNull()
  })

  it('says when the cart is full', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => line(`P${index}`))
    const store = createCartStore(testStorage({ cart: stored(...fifty) }).area)
    expect(store.add(line('ONE-MORE'))).toMatchObject({ ok: false, error: { code: 'cart-full' } })
    expect(skus(store)).toHaveLength(50)
  })

  it.each(['', '{', 'null', '[]', '"cart"', '{"lineItems":[{}]}'])(
    'takes garbage (%s) for an empty cart',
    (garbage) => {
      const storage = testStorage({ cart: garbage })
      const store = createCartStore(storage.area)
      expect(store.getSnapshot()).toMatchObject({ cart: { lineItems: [] }, loaded: true })
      store.add(line('A'))
      expect(skusIn(storage)).toEqual(['A'])
    },
  )
})

describe('two tabs', () => {
  it('see each other’s changes by the storage event', () => {
    const storage = testStorage()
    const [here, there] = [createCartStore(storage.area), createCartStore(storage.area)]
    const listener = vi.fn()
    const unsubscribe = here.subscribe(listener)
    expect(skus(here)).toEqual([])
    there.add(line('A'))
    storageEvent('other')
    expect(listener).not.toHaveBeenCalled()
    storageEvent('cart')
    expect(listener).toHaveBeenCalledOnce()
    expect(skus(here)).toEqual(['A'])
    unsubscribe()
    there.add(line('B'))
    storageEvent('cart')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('lose nothing when both change before either hears of it', () => {
    const storage = testStorage()
    const [here, there] = [createCartStore(storage.area), createCartStore(storage.area)]
    here.getSnapshot()
    there.getSnapshot()
    here.add(line('A'))
    there.setPickUp(true)
    there.add(line('B'))
    here.setQuantity('A', 2)
    here.add(line('C'))
    expect(skusIn(storage)).toEqual(['A', 'B', 'C'])
    expect(here.getSnapshot().cart).toMatchObject({ isPickUp: true, lineItems: [{ quantity: 2 }, {}, {}] })
    expect(skus(here)).toEqual(['A', 'B', 'C'])
  })

  it('both empty when the visitor clears site data', () => {
    const storage = testStorage({ cart: stored(line('A')) })
    const store = createCartStore(storage.area)
    store.subscribe(() => undefined)
    expect(skus(store)).toEqual(['A'])
    storage.entries.clear()
    storageEvent(null)
    expect(skus(store)).toEqual([])
  })

  it('catch up when a page comes back from the back/forward cache', () => {
    const storage = testStorage()
    const [here, there] = [createCartStore(storage.area), createCartStore(storage.area)]
    here.getSnapshot()
    here.subscribe(() => undefined)
    there.add(line('A'))
    window.dispatchEvent(new Event('pageshow'))
    expect(skus(here)).toEqual(['A'])
  })
})

describe('storage that refuses', () => {
  it('when full, keeps working in memory and saves everything once there is room', () => {
    const storage = testStorage({ cart: stored(line('A')) })
    const store = createCartStore(storage.area)
    storage.full = true
    expect(store.add(line('B'))).toMatchObject({ ok: true })
    store.setQuantity('A', 3)
    expect(store.getSnapshot().saved).toBe(false)
    expect(skus(store)).toEqual(['A', 'B'])
    expect(skusIn(storage)).toEqual(['A'])
    storage.full = false
    store.setPickUp(true)
    expect(store.getSnapshot()).toMatchObject({ saved: true, cart: { isPickUp: true } })
    expect(JSON.parse(storage.entries.get('cart') ?? '').lineItems).toEqual([line('A', 3), line('B')])
  })

  it('when denied, keeps working in memory', () => {
    const storage = testStorage()
    storage.denied = true
    const store = createCartStore(storage.area)
    store.add(line('A'))
    store.add(line('A'))
    const removed = store.remove('A')
    if (!removed) throw new Error('nothing was removed')
    store.restore(removed)
    expect(store.getSnapshot()).toMatchObject({ saved: false, cart: { lineItems: [line('A', 2)] } })
  })

  it('puts what is not saved on top of what another tab saved', () => {
    const storage = testStorage()
    const store = createCartStore(storage.area)
    store.subscribe(() => undefined)
    storage.full = true
    store.add(line('MINE'))
    storage.entries.set('cart', stored(line('THEIRS')))
    storageEvent('cart')
    expect(skus(store)).toEqual(['THEIRS', 'MINE'])
    expect(store.getSnapshot().saved).toBe(false)
  })
})
