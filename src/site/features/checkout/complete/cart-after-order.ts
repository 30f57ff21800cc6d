import { type Cart, emptyCart } from '../../../../domain/cart/cart.ts'
import type { CheckoutOrder } from '../../order/answered-order.ts'

/** The cart without what was ordered. What was put into it since stays. */
export const cartAfterOrder = (cart: Cart, { lines }: Pick<CheckoutOrder, 'lines'>): Cart => {
  const ordered = (sku: string) =>
    lines.filter((line) => line.sku === sku && !line.isBonus).reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...emptyCart,
    isPickUp: cart.isPickUp,
    lineItems: cart.lineItems.flatMap((line) => {
      const quantity = line.quantity - ordered(line.sku)
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
  }
}
