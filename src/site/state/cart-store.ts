import { type Cart, emptyCart } from '../../domain/cart/cart.ts'
import {
  addLine,
  type CartChange,
  type RemovedLine,
  removeLine,
  restoreLine,
  setPickUp,
  setQuantity,
} from '../../domain/cart/cart-changes.ts'
import { cartDifference } from '../../domain/cart/cart-difference.ts'
import { parseCart } from '../../domain/cart/cart-parse.ts'
import type { LineItem } from '../../domain/cart/line-item.ts'
import { shopCurrency, tellShopEvent } from '../measurement/shop-events.ts'
import { createListeners } from './listeners.ts'
import { parseJson } from './parse-json.ts'
import { storedValue } from './stored-value.ts'

export interface CartSnapshot {
  cart: Cart
  /** False while nobody knows yet what is stored. */
  loaded: boolean
  /** False while changes live in this page only, because storage is full or denied. */
  saved: boolean
}

export interface CartStore {
  getSnapshot(): CartSnapshot
  subscribe(listener: () => void): () => void
  /** `change` must be pure: it is applied again when the stored cart changes before it could be saved. */
  change(change: (cart: Cart) => Cart): void
  add(line: LineItem): CartChange
  setQuantity(sku: string, quantity: number): void
  remove(sku: string): RemovedLine | null
  restore(removed: RemovedLine): CartChange
  setPickUp(isPickUp: boolean): void
}

export const createCartStore = (area: () => Storage): CartStore => {
  const stored = storedValue(area, 'cart')
  const { subscribe, notify } = createListeners()
  let snapshot: CartSnapshot = { cart: emptyCart, loaded: false, saved: true }
  let text: string | null = null
  let unsaved: ((cart: Cart) => Cart)[] = []

  /** Storage is the truth, shared by all tabs; what could not be saved is put on top of it. True: something changed. */
  const load = (): boolean => {
    const found = stored.read()
    if (snapshot.loaded && found === text) return false
    text = found
    const cart = unsaved.reduce((sum, change) => change(sum), parseCart(parseJson(text)))
    snapshot = { cart, loaded: true, saved: unsaved.length === 0 }
    return true
  }

  const refresh = () => {
    if (load()) notify()
  }

  const current = () => {
    refresh()
    return snapshot.cart
  }

  const change: CartStore['change'] = (apply) => {
    // Another tab may have written a moment ago: without reading again its change would be overwritten.
    const before = current()
    const cart = apply(before)
    if (cart === before && snapshot.saved) return
    const next = JSON.stringify(cart)
    if (next === text || stored.write(next)) {
      text = next
      unsaved = []
    } else unsaved.push(apply)
    snapshot = { cart, loaded: true, saved: unsaved.length === 0 }
    notify()
  }

  /** What the shopper did themselves; what the catalogue corrects is nobody's choice. */
  const telling = <Result>(act: () => Result): Result => {
    const before = current()
    const result = act()
    const { added, removed } = cartDifference(before, snapshot.cart)
    if (added.length > 0) tellShopEvent({ name: 'add_to_cart', currency: shopCurrency, items: added })
    if (removed.length > 0) tellShopEvent({ name: 'remove_from_cart', currency: shopCurrency, items: removed })
    return result
  }

  const changeIfPossible = (apply: (cart: Cart) => CartChange): CartChange => {
    const result = apply(current())
    change((cart) => {
      const changed = apply(cart)
      return changed.ok ? changed.cart : cart
    })
    return result
  }

  return {
    getSnapshot() {
      if (!snapshot.loaded) load()
      return snapshot
    },
    subscribe(listener) {
      const unsubscribe = subscribe(listener)
      const onStorage = ({ key }: StorageEvent) => {
        if (key === stored.key || key === null) refresh()
      }
      window.addEventListener('storage', onStorage)
      // A page kept in the back/forward cache hears no storage events.
      window.addEventListener('pageshow', refresh)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', refresh)
      }
    },
    change,
    add: (line) => telling(() => changeIfPossible((cart) => addLine(cart, line))),
    restore: (removed) => telling(() => changeIfPossible((cart) => restoreLine(cart, removed))),
    setQuantity: (sku, quantity) => telling(() => change((cart) => setQuantity(cart, sku, quantity))),
    setPickUp: (isPickUp) => change((cart) => setPickUp(cart, isPickUp)),
    remove(sku) {
      const { removed } = removeLine(current(), sku)
      telling(() => change((cart) => removeLine(cart, sku).cart))
      return removed
    },
  }
}
