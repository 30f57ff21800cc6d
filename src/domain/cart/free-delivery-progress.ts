import type { Cents } from '../money/money.ts'
import { type FreeFrom, freeDeliveryFrom } from '../pricing/free-delivery.ts'
import type { Cart } from './cart.ts'
import { cartSubtotal } from './cart-subtotal.ts'

export interface FreeDeliveryProgress {
  from: Cents
  /** Zero once it is reached. */
  missing: Cents
}

/** How far an order is from free delivery to most places; null where it can't be had, or where nobody knows yet. */
export const freeDeliveryProgress = (cart: Cart, freeFrom: FreeFrom): FreeDeliveryProgress | null => {
  const subtotal = cartSubtotal(cart)
  const from = freeDeliveryFrom(
    cart.lineItems.map(({ shippingClass = '' }) => freeFrom[shippingClass]),
    'metro',
  )
  if (subtotal === null || from === undefined || from === 0) return null
  return { from, missing: Math.max(0, from - subtotal) as Cents }
}
