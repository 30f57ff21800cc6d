import type { Cart } from '../../../domain/cart/cart.ts'
import { type DeliveryEstimate, estimateDelivery } from '../../../domain/delivery/delivery-estimate.ts'
import type { PricedOrder } from '../../../domain/pricing/price-order.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { useMinute } from '../../state/use-minute.ts'
import { useRememberedPostcode } from '../delivery/remembered-postcode.ts'
import { useShopTermsAnswer } from '../delivery/use-shop-terms.ts'
import { type CartCode, useCartCode } from './cart-code.ts'
import { useCart } from './cart-provider.tsx'
import { priceCart, pricedLines } from './price-cart.ts'

export interface PricedCart {
  cart: Cart
  postcode: string
  code: CartCode
  /** Null until they are there. */
  terms: ShopTerms | null
  /** They cannot be had: there is no connection, or there was none on any visit. */
  failed: boolean
  now: Date | undefined
  /** Null while prices or terms are not known. */
  order: PricedOrder | null
  /** Undefined while it is not known where the order goes, or what is in it. */
  estimate: DeliveryEstimate | undefined
}

/** The cart, priced as the server would, as far as this device knows. */
export const usePricedCart = (): PricedCart => {
  const { cart } = useCart()
  const { terms, failed } = useShopTermsAnswer('en-au')
  const postcode = useRememberedPostcode()
  const code = useCartCode()
  const now = useMinute()
  const order = terms && now ? priceCart(cart, { isPickUp: cart.isPickUp, postcode, code }, terms, now) : null
  const lines = pricedLines(cart)
  const estimate = terms && now && lines ? estimateDelivery(lines, postcode, terms, now) : undefined
  return { cart, postcode, code, terms, failed, now, order, estimate }
}
