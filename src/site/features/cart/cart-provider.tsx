import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { CartSnapshot, CartStore } from './cart-store.ts'
import { createLazyCart, type LazyCart } from './lazy-cart.ts'
import type { ContentAddress } from './start-cart-refresh.ts'

const CartContext = createContext<LazyCart | null>(null)
const ContentContext = createContext<ContentAddress | undefined>(undefined)

interface CartProviderProps {
  cart?: LazyCart
  /** Without it the cart works but is not revalidated. */
  content?: ContentAddress | undefined
  children: ReactNode
}

export const CartProvider = ({ cart: given, content, children }: CartProviderProps) => {
  const [cart] = useState(() => given ?? createLazyCart(() => window.localStorage))
  const [refresh] = useState({ started: false })
  useEffect(() => {
    if (!content || refresh.started || !cart.isStored()) return
    refresh.started = true
    import('./start-cart-refresh.ts')
      .then(({ startCartRefresh }) => startCartRefresh(cart, content))
      .catch((error: unknown) => console.error(error))
  }, [content, cart, refresh])
  return (
    <ContentContext value={content}>
      <CartContext value={cart}>{children}</CartContext>
    </ContentContext>
  )
}

/** Where the catalogue is that the cart goes by; undefined until that is known. */
export const useContentAddress = (): ContentAddress | undefined => use(ContentContext)

const useLazyCart = (): LazyCart => {
  const cart = use(CartContext)
  if (!cart) throw new Error('Not in CartProvider')
  return cart
}

/** For what may begin a cart: its code is fetched when it is first opened. Does not render again when the cart changes. */
export const useOpenCart = (): (() => Promise<CartStore>) => useLazyCart().open

/** For the lines of a cart and what goes with them: where there are lines, the cart is open. */
export const useCartStore = (): CartStore => {
  const store = useLazyCart().opened()
  if (!store) throw new Error('The cart is not open')
  return store
}

export const useCart = (): CartSnapshot => {
  const { subscribe, getSnapshot, getServerSnapshot } = useLazyCart()
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}
