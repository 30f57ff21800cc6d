import { addCents, type Cents, timesCents } from '../money/money.ts'
import type { Cart } from './cart.ts'

/** Null while any line still has no price: half a sum would mislead. */
export const cartSubtotal = (cart: Cart): Cents | null => {
  const amounts = cart.lineItems.flatMap(({ price, quantity }) =>
    price === undefined ? [] : [timesCents(price, quantity)],
  )
  return amounts.length === cart.lineItems.length ? addCents(...amounts) : null
}
