import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { type PricedOrder, type PricedProduct, priceOrder } from '../../../domain/pricing/price-order.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import type { KeptCode } from './kept-code.ts'

export interface Wish {
  isPickUp: boolean
  postcode: string
  code: KeptCode
}

/** Null while any line still lacks what the catalogue says of it. */
export const pricedLines = ({ lineItems }: Cart): PricedProduct[] | null => {
  const lines = lineItems.flatMap(({ sku, price, shippingClass, quantity }) =>
    price === undefined || shippingClass === undefined ? [] : [{ sku, price, shippingClass, quantity }],
  )
  return lines.length === lineItems.length ? lines : null
}

/** What the cart costs by the terms, as the server would reckon; null while a line has no price. */
export const priceCart = (
  cart: Cart,
  { isPickUp, postcode, code: { typed, found } }: Wish,
  { terms, dispatch }: ShopTerms,
  now: Date,
): PricedOrder | null => {
  const lines = pricedLines(cart)
  if (lines === null) return null
  const day = dayInZone(now, dispatch.timeZone)
  // Of a code that nobody has looked up nothing is said.
  const code = found === undefined ? '' : typed
  return priceOrder({ lines, isPickUp, postcode, code, day }, { ...terms, codes: found ? [found] : [] })
}
