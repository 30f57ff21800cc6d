import type { LineItem } from './line-item.ts'

/** How the order will be paid: the gateway's id for a card, never the card itself. */
export interface PaymentMethod {
  id: string | null
  billing_details: Readonly<Record<string, unknown>>
}

/** The cart exactly as it is kept in the browser. */
export interface Cart {
  lineItems: readonly LineItem[]
  paymentMethod: PaymentMethod
  id: string | null
  isPickUp: boolean
}

export const maxLines = 50

export const emptyCart: Cart = {
  lineItems: [],
  paymentMethod: { id: null, billing_details: {} },
  id: null,
  isPickUp: false,
}

/** Units, not lines: two of one product count as two. */
export const cartCount = (cart: Cart): number => cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
