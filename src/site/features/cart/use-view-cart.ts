import { useState } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import { cartSubtotal } from '../../../domain/cart/cart-subtotal.ts'
import { shopCurrency } from '../measurement/shop-events.ts'
import { useShopEvent } from '../measurement/use-shop-event.ts'

/** Told once for each time the page is looked at, when its prices are known: a cart emptied and refilled is the same view. */
export const useViewCart = (cart: Cart): void => {
  const isReady = cart.lineItems.length > 0 && cartSubtotal(cart) !== null
  const [wasReady, setReady] = useState(false)
  if (isReady && !wasReady) setReady(true)
  useShopEvent(wasReady ? 'view_cart' : undefined, () => ({
    name: 'view_cart',
    currency: shopCurrency,
    items: cart.lineItems,
  }))
}
