// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { type TestStorage, testStorage } from '../../../state/test-storage.fake.ts'
import { createCheckoutStore } from './checkout-store.ts'

const now = new Date('2026-11-16T02:15:00Z')
const tab = (storage: TestStorage, at = now) => createCheckoutStore(storage.area, () => at)

describe('the checkout that is kept', () => {
  it('is one for all tabs', () => {
    const storage = testStorage()
    const begun = tab(storage).begin()
    expect(tab(storage).begin()).toEqual(begun)
    expect(begun.checkout).not.toBe(begun.secret)
  })

  it('keeps every letter, over a reload and with what another tab wrote', () => {
    const storage = testStorage()
    const [one, other] = [tab(storage), tab(storage)]
    one.begin()
    other.change((before) => ({ ...before, details: { ...before.details, name: 'Priya' } }))
    one.change((before) => ({ ...before, details: { ...before.details, email: 'p@nair.example' } }))
    expect(tab(storage).getSnapshot().checkout?.details).toEqual({ name: 'Priya', email: 'p@nair.example' })
  })

  it('tells other tabs', () => {
    const storage = testStorage()
    const [one, other] = [tab(storage), tab(storage)]
    const hear = vi.fn()
    other.getSnapshot()
    const stop = other.subscribe(hear)
    one.begin()
    window.dispatchEvent(new StorageEvent('storage', { key: 'checkout' }))
    expect(hear).toHaveBeenCalled()
    expect(other.getSnapshot().checkout).toEqual(one.getSnapshot().checkout)
    stop()
  })

  it.each(['{', 'null', '[]', '{"checkout":"short"}', '{"checkout":1}'])('is none where %s is stored', (text) => {
    const store = tab(testStorage({ checkout: text }))
    expect(store.getSnapshot()).toEqual({ checkout: null, loaded: true })
    expect(store.begin().details).toEqual({})
  })

  it('is forgotten after 30 days', () => {
    const storage = testStorage()
    tab(storage).begin()
    expect(tab(storage, new Date('2026-12-15T02:15:00Z')).getSnapshot().checkout).not.toBeNull()
    expect(tab(storage, new Date('2026-12-16T02:15:00Z')).getSnapshot().checkout).toBeNull()
  })

  it.each(['full', 'denied'] as const)('works on this page where storage is %s', (trouble) => {
    const storage = testStorage()
    storage[trouble] = true
    const store = tab(storage)
    const { checkout } = store.begin()
    store.change((before) => ({ ...before, ownBilling: true }))
    expect(store.getSnapshot().checkout).toMatchObject({ checkout, ownBilling: true })
  })

  it('has other keys when it is renewed, and the same details', () => {
    const store = tab(testStorage())
    const before = store.begin()
    store.change((each) => ({ ...each, details: { name: 'Priya' }, accepted: ['terms'] }))
    const after = store.renew()
    expect(after.checkout).not.toBe(before.checkout)
    expect(after).toMatchObject({ details: { name: 'Priya' }, accepted: [] })
  })

  it('is over once it is paid, once in all tabs, and its keys stay for its page', () => {
    const storage = testStorage()
    const [one, other] = [tab(storage), tab(storage)]
    const { checkout, secret } = one.begin()
    expect(one.finish({ checkout, secret })).toBe(true)
    expect(other.finish({ checkout, secret })).toBe(false)
    expect(one.getSnapshot().checkout).toBeNull()
    expect(tab(storage).lastPaid()).toMatchObject({ checkout, secret })
    expect(tab(storage, new Date('2026-12-20T00:00:00Z')).lastPaid()).toBeUndefined()
  })

  it('leaves one alone that was begun meanwhile', () => {
    const storage = testStorage()
    const store = tab(storage)
    const { checkout, secret } = store.begin()
    const next = store.renew()
    store.finish({ checkout, secret })
    expect(store.getSnapshot().checkout?.checkout).toBe(next.checkout)
  })
})
