import { type Cart, emptyCart } from '../../../domain/cart/cart.ts'
import {
  addLine,
  type CartChange,
  type RemovedLine,
  removeLine,
  restoreLine,
  setPickUp,
  setQuantity,
} from '../../../domain/cart/cart-changes.ts'
import { cartDifference } from '../../../domain/cart/cart-difference.ts'
import { readCart } from '../../../domain/cart/cart-parse.ts'
import type { LineItem } from '../../../domain/cart/line-item.ts'
import { createListeners } from '../../state/listeners.ts'
import { onOtherTabs } from '../../state/on-other-tabs.ts'
import { storedValue } from '../../state/stored-value.ts'
import { shopCurrency, tellShopEvent } from '../measurement/shop-events.ts'

export interface CartSnapshot {
  cart: Cart
  /** False while nobody knows yet what is stored. */
  loaded: boolean
  /** False while changes live in this page only, because storage is full or denied. */
  saved: boolean
  /** True while something that could not be read is kept under another key. */
  aside: boolean
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
  /** Other lines in place of all there are. */
  replace(lines: readonly LineItem[]): void
  /** Puts what was kept aside into the cart, as far as it can be read by now. False: it still cannot. */
  takeFromAside(): boolean
  forgetAside(): void
}

/** Where a cart is kept that could not be read, so that a later version of this site may. */
export const asideKey = 'cart-aside'

const withLines = (cart: Cart, lines: readonly LineItem[]): Cart =>
  lines.reduce((sum, line) => {
    const added = addLine(sum, line)
    return added.ok ? added.cart : sum
  }, cart)

export const createCartStore = (area: () => Storage): CartStore => {
  const stored = storedValue(area, 'cart')
  const aside = storedValue(area, asideKey)
  const { subscribe, notify } = createListeners()
  let snapshot: CartSnapshot = { cart: emptyCart, loaded: false, saved: true, aside: false }
  let text: string | null = null
  let unsaved: ((cart: Cart) => Cart)[] = []

  const show = (cart: Cart) => {
    snapshot = { cart, loaded: true, saved: unsaved.length === 0, aside: aside.read() !== null }
  }

  /** Only once the damaged one is safe elsewhere does the part that could be read take its place. */
  const setAside = (damaged: string | null, read: Cart): string | null => {
    const repaired = JSON.stringify(read)
    return aside.write(damaged) && stored.write(repaired) ? repaired : damaged
  }

  /** Storage is the truth, shared by all tabs; what could not be saved is put on top of it. True: something changed. */
  const load = (): boolean => {
    const found = stored.read()
    if (snapshot.loaded && found === text) return false
    const { cart: read, isDamaged } = readCart(found)
    text = isDamaged ? setAside(found, read) : found
    show(unsaved.reduce((sum, change) => change(sum), read))
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
    show(cart)
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

  const forgetAside = () => {
    aside.write(null)
    show(current())
    notify()
  }

  return {
    getSnapshot() {
      if (!snapshot.loaded) load()
      return snapshot
    },
    subscribe(listener) {
      const unsubscribe = subscribe(listener)
      const stopHearing = onOtherTabs(refresh, stored.key)
      return () => {
        unsubscribe()
        stopHearing()
      }
    },
    change,
    add: (line) => telling(() => changeIfPossible((cart) => addLine(cart, line))),
    restore: (removed) => telling(() => changeIfPossible((cart) => restoreLine(cart, removed))),
    setQuantity: (sku, quantity) => telling(() => change((cart) => setQuantity(cart, sku, quantity))),
    setPickUp: (isPickUp) => change((cart) => setPickUp(cart, isPickUp)),
    replace: (lines) => telling(() => change((cart) => withLines({ ...cart, lineItems: [] }, lines))),
    takeFromAside() {
      const { cart: found, isDamaged } = readCart(aside.read())
      if (isDamaged || found.lineItems.length === 0) return false
      telling(() => change((cart) => withLines(cart, found.lineItems)))
      forgetAside()
      return true
    },
    forgetAside,
    remove(sku) {
      const { removed } = removeLine(current(), sku)
      telling(() => change((cart) => removeLine(cart, sku).cart))
      return removed
    },
  }
}
