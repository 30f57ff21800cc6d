// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { testStorage } from '../../state/test-storage.fake.ts'
import { createLazyCart, type LazyCart } from './lazy-cart.ts'

const line = { sku: 'A', name: 'A', slug: 'a', quantity: 1 }

const stored = JSON.stringify({ lineItems: [line] })

const count = (cart: LazyCart) => cart.getSnapshot().cart.lineItems.length

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('the cart before its code is there', () => {
  it('shows the server an empty cart that is not loaded, and reads nothing for it', () => {
    const area = vi.fn(testStorage({ cart: stored }).area)
    expect(createLazyCart(area).getServerSnapshot()).toMatchObject({ cart: { lineItems: [] }, loaded: false })
    expect(area).not.toHaveBeenCalled()
  })

  it('is known to be empty when nothing is stored, and fetches nothing', async () => {
    const cart = createLazyCart(testStorage().area)
    cart.subscribe(() => undefined)
    await settle()
    expect(cart.getSnapshot()).toMatchObject({ cart: { lineItems: [] }, loaded: true, saved: true })
    expect(cart.opened()).toBeUndefined()
  })

  it('is opened for a visitor who has one, and says when it is [C1]', async () => {
    const cart = createLazyCart(testStorage({ cart: stored }).area)
    const listener = vi.fn()
    expect(cart.getSnapshot().loaded).toBe(false)
    cart.subscribe(listener)
    await expect.poll(() => count(cart)).toBe(1)
    expect(listener).toHaveBeenCalled()
    expect(cart.getSnapshot()).toBe(cart.opened()?.getSnapshot())
  })

  it('loses nothing that was done before it was there', async () => {
    const storage = testStorage()
    const cart = createLazyCart(storage.area)
    await Promise.all([cart.open().then((store) => store.add(line)), cart.open().then((store) => store.add(line))])
    expect(cart.getSnapshot().cart.lineItems).toEqual([{ ...line, quantity: 2 }])
    expect(storage.entries.has('cart')).toBe(true)
  })

  it.each(['storage', 'pageshow'])('is opened when another tab has begun one (%s)', async (type) => {
    const storage = testStorage()
    const cart = createLazyCart(storage.area)
    const unsubscribe = cart.subscribe(() => undefined)
    storage.entries.set('cart', stored)
    window.dispatchEvent(new Event(type))
    await expect.poll(() => count(cart)).toBe(1)
    unsubscribe()
  })

  it('works in memory where storage is denied', async () => {
    const storage = testStorage()
    storage.denied = true
    const cart = createLazyCart(storage.area)
    expect(cart.getSnapshot().loaded).toBe(true)
    const store = await cart.open()
    store.add(line)
    expect(cart.getSnapshot()).toMatchObject({ saved: false, cart: { lineItems: [line] } })
  })
})
