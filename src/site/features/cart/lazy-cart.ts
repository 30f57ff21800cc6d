import { emptyCart } from '../../../domain/cart/cart.ts'
import { createListeners } from '../../state/listeners.ts'
import { onOtherTabs } from '../../state/on-other-tabs.ts'
import { storedValue } from '../../state/stored-value.ts'
import type { CartSnapshot, CartStore } from './cart-store.ts'

/** The cart as every page has it. Its code is fetched only for visitors who have one, or are about to. */
export interface LazyCart {
  getSnapshot(): CartSnapshot
  getServerSnapshot(): CartSnapshot
  subscribe(listener: () => void): () => void
  /** Whether there is anything to fetch the code for. */
  isStored(): boolean
  /** The same store for the life of the page. A failure is forgotten, so that the next use tries again. */
  open(): Promise<CartStore>
  opened(): CartStore | undefined
}

/** On the server, in the first render, and while the code is on its way: nobody knows yet what is in it. */
const notLoaded: CartSnapshot = { cart: emptyCart, loaded: false, saved: true, aside: false }
const nothingStored: CartSnapshot = { ...notLoaded, loaded: true }

export const createLazyCart = (area: () => Storage): LazyCart => {
  const stored = storedValue(area, 'cart')
  const { subscribe, notify } = createListeners()
  let store: CartStore | undefined
  let opening: Promise<CartStore> | undefined

  const isStored = () => stored.read() !== null

  const fetchStore = async (): Promise<CartStore> => {
    try {
      const { createCartStore } = await import('./cart-store.ts')
      store = createCartStore(area)
      store.subscribe(notify)
      notify()
      return store
    } catch (error) {
      opening = undefined
      throw error
    }
  }

  const open = () => {
    opening ??= fetchStore()
    return opening
  }

  const openIfStored = () => {
    if (isStored()) open().catch((error: unknown) => console.error('The cart could not be opened', error))
  }

  return {
    getSnapshot: () => store?.getSnapshot() ?? (isStored() ? notLoaded : nothingStored),
    getServerSnapshot: () => notLoaded,
    isStored,
    open,
    opened: () => store,
    subscribe(listener) {
      const unsubscribe = subscribe(listener)
      openIfStored()
      // Another tab may begin a cart.
      const stopHearing = onOtherTabs(openIfStored)
      return () => {
        unsubscribe()
        stopHearing()
      }
    },
  }
}
