import type { Cart } from '../../../../domain/cart/cart.ts'
import type { Checkout } from '../kept/kept-checkout.ts'
import type { PlacingVariables } from './place-order.ts'

/** What is asked for, of all that the browser knows: SKUs, quantities and what was typed. */
export const placingOf = (
  { checkout, secret, details, ownBilling }: Checkout,
  { lineItems, isPickUp }: Cart,
  code: string,
): PlacingVariables => ({
  checkout,
  secret,
  code,
  isPickUp,
  ownBilling,
  lines: lineItems.map(({ sku, quantity }) => ({ sku, quantity })),
  fields: Object.entries(details).map(([name, value]) => ({ name, value })),
})
