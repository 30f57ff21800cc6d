// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { testStorage } from '../../state/test-storage.fake.ts'
import { asideKey, createCartStore } from './cart-store.ts'

const line = (sku: string, quantity = 1) => ({ sku, name: sku, slug: sku, quantity })
const cartIn = (text: string | undefined) =>
  JSON.parse(text ?? 'null')?.lineItems.map(({ sku }: { sku: string }) => sku)

describe('a cart that cannot be read', () => {
  it('is kept aside, and what can be read of it goes on', () => {
    const damaged = JSON.stringify({ lineItems: [line('A'), {}] })
    const storage = testStorage({ cart: damaged })
    const store = createCartStore(storage.area)
    expect(store.getSnapshot()).toMatchObject({ aside: true, saved: true, cart: { lineItems: [line('A')] } })
    expect(storage.entries.get(asideKey)).toBe(damaged)
    expect(cartIn(storage.entries.get('cart'))).toEqual(['A'])
  })

  it('is tried again: still in vain, or put into the cart once it can be read', () => {
    const storage = testStorage({ cart: '{"lineItems":[{"sku":"A"' })
    const store = createCartStore(storage.area)
    expect(store.getSnapshot().aside).toBe(true)
    expect(store.takeFromAside()).toBe(false)
    storage.entries.set(asideKey, JSON.stringify({ lineItems: [line('A', 2)] }))
    store.add(line('B'))
    expect(store.takeFromAside()).toBe(true)
    expect(store.getSnapshot()).toMatchObject({ aside: false, cart: { lineItems: [line('B'), line('A', 2)] } })
    expect(storage.entries.has(asideKey)).toBe(false)
  })

  it('is forgotten when its owner says so, and not found again', () => {
    const storage = testStorage({ cart: '{' })
    const store = createCartStore(storage.area)
    expect(store.getSnapshot().aside).toBe(true)
    store.forgetAside()
    expect(store.getSnapshot().aside).toBe(false)
    expect(createCartStore(storage.area).getSnapshot().aside).toBe(false)
  })

  it('stays where it is while there is no room to keep it aside', () => {
    const storage = testStorage({ cart: '{' })
    storage.full = true
    expect(createCartStore(storage.area).getSnapshot()).toMatchObject({ aside: false, cart: { lineItems: [] } })
    expect(storage.entries.get('cart')).toBe('{')
  })
})

describe('other lines in place of all there are', () => {
  it('are held to the limits, and can be put back', () => {
    const store = createCartStore(testStorage().area)
    store.add(line('A', 3))
    const before = store.getSnapshot().cart.lineItems
    store.replace([line('B', 99), line('C')])
    expect(store.getSnapshot().cart.lineItems).toEqual([line('B', 20), line('C')])
    store.replace(before)
    expect(store.getSnapshot().cart.lineItems).toEqual([line('A', 3)])
  })
})
