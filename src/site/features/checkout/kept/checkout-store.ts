import { randomKey } from '../../../data/random-key.ts'
import { createListeners } from '../../../state/listeners.ts'
import { onOtherTabs } from '../../../state/on-other-tabs.ts'
import { storedValue } from '../../../state/stored-value.ts'
import { type Checkout, type CheckoutKeys, type PaidKeys, readCheckout, readPaidKeys } from './kept-checkout.ts'

export interface CheckoutSnapshot {
  /** Null until one is begun. */
  checkout: Checkout | null
  /** False on the server and while a page comes to life. */
  loaded: boolean
}

export interface CheckoutStore {
  getSnapshot(): CheckoutSnapshot
  getServerSnapshot(): CheckoutSnapshot
  subscribe(listener: () => void): () => void
  /** Begins one where there is none. Another tab may have. */
  begin(): Checkout
  /** `change` must be pure: it is applied again when the stored checkout changes before it could be saved. */
  change(change: (checkout: Checkout) => Checkout): void
  /** Another order with the same details: under the old keys nothing can be ordered any more. */
  renew(): Checkout
  /** It is paid and shown: its keys stay for its page, all else is forgotten. True the first time, in whichever tab. */
  finish(keys: CheckoutKeys): boolean
  lastPaid(): PaidKeys | undefined
}

const nothing: CheckoutSnapshot = { checkout: null, loaded: true }
const notLoaded: CheckoutSnapshot = { checkout: null, loaded: false }

const newKeys = (): CheckoutKeys => ({ checkout: randomKey(), secret: randomKey() })

export const createCheckoutStore = (area: () => Storage, now = () => new Date()): CheckoutStore => {
  const stored = storedValue(area, 'checkout')
  const storedPaid = storedValue(area, 'paid-order')
  const { subscribe, notify } = createListeners()
  let snapshot = notLoaded
  let text: string | null = null
  /** In case the browser keeps nothing. */
  let isUnsaved = false
  let paid: PaidKeys | undefined

  const load = (): boolean => {
    const found = stored.read()
    if (snapshot.loaded && (found === text || isUnsaved)) return false
    text = found
    const checkout = readCheckout(found, now())
    snapshot = checkout === undefined ? nothing : { checkout, loaded: true }
    return true
  }

  const refresh = () => {
    if (load()) notify()
  }

  const write = (checkout: Checkout | null): void => {
    const next = checkout === null ? null : JSON.stringify(checkout)
    isUnsaved = !stored.write(next)
    text = next
    snapshot = checkout === null ? nothing : { checkout, loaded: true }
    notify()
  }

  const save = (checkout: Omit<Checkout, 'savedAt'>): Checkout => {
    const saved = { ...checkout, savedAt: now().toISOString() }
    write(saved)
    return saved
  }

  const begin = (): Checkout => {
    refresh()
    return snapshot.checkout ?? save({ ...newKeys(), details: {}, ownBilling: false, accepted: [], told: [] })
  }

  const lastPaid = () => readPaidKeys(storedPaid.read(), now()) ?? paid

  return {
    getSnapshot() {
      if (!snapshot.loaded) load()
      return snapshot
    },
    getServerSnapshot: () => notLoaded,
    subscribe(listener) {
      const unsubscribe = subscribe(listener)
      const stopHearing = onOtherTabs(refresh, stored.key)
      return () => {
        unsubscribe()
        stopHearing()
      }
    },
    begin,
    change(change) {
      const before = begin()
      const after = change(before)
      if (after !== before) save(after)
    },
    renew: () => save({ ...begin(), ...newKeys(), accepted: [], told: [] }),
    finish({ checkout, secret }) {
      const isFirst = lastPaid()?.checkout !== checkout
      if (isFirst) {
        paid = { checkout, secret, paidAt: now().toISOString() }
        storedPaid.write(JSON.stringify(paid))
      }
      refresh()
      // Another order may have been begun meanwhile, in another tab.
      if (snapshot.checkout?.checkout === checkout) write(null)
      return isFirst
    },
    lastPaid,
  }
}

/** The checkout of this browser. */
export const checkoutStore = createCheckoutStore(() => localStorage)
