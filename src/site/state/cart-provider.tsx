import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { type CartSnapshot, type CartStore, createCartStore } from './cart-store.ts'

/** Where the catalogue is, as app-data says. */
export interface ContentAddress {
  url: string
  token: string
}

const CartContext = createContext<CartStore | null>(null)

const startRefresh = async (store: CartStore, address: ContentAddress) => {
  try {
    const [{ refreshCart }, { createContentClient }] = await Promise.all([
      import('./cart-refresh.ts'),
      import('../data/content-client.ts'),
    ])
    await refreshCart(store, createContentClient({ ...address, fetch: window.fetch }))
  } catch (error) {
    console.error('The cart could not be checked against the catalogue', error)
  }
}

interface CartProviderProps {
  store?: CartStore
  /** Without it the cart works but is not revalidated. */
  content?: ContentAddress | undefined
  children: ReactNode
}

export const CartProvider = ({ store, content, children }: CartProviderProps) => {
  const [cartStore] = useState(() => store ?? createCartStore(() => window.localStorage))
  const [refresh] = useState({ started: false })
  useEffect(() => {
    if (!content || refresh.started) return
    refresh.started = true
    if (cartStore.getSnapshot().cart.lineItems.length > 0) void startRefresh(cartStore, content)
  }, [content, cartStore, refresh])
  return <CartContext value={cartStore}>{children}</CartContext>
}

/** For what changes the cart but does not show it: does not render again when the cart changes. */
export const useCartActions = (): CartStore => {
  const store = use(CartContext)
  if (!store) throw new Error('The cart is used outside CartProvider')
  return store
}

export const useCart = (): CartSnapshot => {
  const { subscribe, getSnapshot, getServerSnapshot } = useCartActions()
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}
