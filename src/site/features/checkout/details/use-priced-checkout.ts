import type { PricedOrder } from '../../../../domain/pricing/price-order.ts'
import type { ShopTerms } from '../../../../domain/shop/shop-terms.ts'
import { useMinute } from '../../../state/use-minute.ts'
import { type CartCode, useCartCode } from '../../cart/cart-code.ts'
import { useCart } from '../../cart/cart-provider.tsx'
import { priceCart } from '../../cart/price-cart.ts'
import { useShopTerms } from '../../delivery/use-shop-terms.ts'
import { type SummaryView, summaryOfCart } from '../../order/summary-view.ts'

export interface PricedCheckout {
  /** Null until they are there, and on the server. */
  terms: ShopTerms | null
  now: Date | undefined
  code: CartCode
  /** As it is chosen; null while a price is missing. */
  order: PricedOrder | null
  /** As it would be to the door. */
  toDoor: PricedOrder | null
  view: SummaryView
}

/** What the cart costs by the browser's own reckoning, which is the server's too. */
export const usePricedCheckout = (isPickUp: boolean, postcode: string): PricedCheckout => {
  const { cart } = useCart()
  const terms = useShopTerms('en-au')
  const now = useMinute()
  const code = useCartCode()
  const price = (picksUp: boolean) =>
    terms && now ? priceCart(cart, { isPickUp: picksUp, postcode, code }, terms, now) : null
  const order = price(isPickUp)
  return { terms, now, code, order, toDoor: isPickUp ? price(false) : order, view: summaryOfCart(cart, order) }
}
