import type { Cents } from '../money/money.ts'
import type { Cart } from './cart.ts'
import { cartSubtotal } from './cart-subtotal.ts'

/** From which value of an order a shipping class travels free. A class without an entry never does. */
export type FreeFrom = Readonly<Record<string, Cents>>

export interface FreeDelivery {
  from: Cents
  /** Zero once it is reached. */
  missing: Cents
}

/** How far an order is from free delivery; null where it can't be had, or where nobody knows yet. */
export const freeDelivery = (cart: Cart, freeFrom: FreeFrom): FreeDelivery | null => {
  const subtotal = cartSubtotal(cart)
  const values = cart.lineItems.map(({ shippingClass = '' }) => freeFrom[shippingClass] ?? Number.POSITIVE_INFINITY)
  const from = Math.max(0, ...values)
  if (subtotal === null || from === 0 || from === Number.POSITIVE_INFINITY) return null
  return { from: from as Cents, missing: Math.max(0, from - subtotal) as Cents }
}
