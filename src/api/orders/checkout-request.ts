import { maxLines } from '../../domain/cart/cart.ts'
import { maxPerLine } from '../../domain/cart/line-item.ts'
import type { CheckoutKeys } from './checkout-access.ts'

/** What the browser says. Nothing else of it is believed. */
export interface CheckoutRequest extends CheckoutKeys {
  lines: readonly { sku: string; quantity: number }[]
  isPickUp: boolean
  ownBilling: boolean
  /** What was typed, field by field. */
  details: Readonly<Record<string, string>>
  code: string
}

const key = /^[\w-]{20,64}$/

/** Why a request cannot be what our own pages send; undefined where it can. */
export const requestTrouble = ({ checkout, secret, lines }: CheckoutRequest): string | undefined => {
  if (!key.test(checkout) || !key.test(secret))
    return 'This checkout has no key. Go back to the cart and check out again.'
  if (lines.length === 0) return 'There’s nothing in the cart.'
  if (lines.length > maxLines) return `An order holds up to ${maxLines} different products. Remove some.`
  if (new Set(lines.map(({ sku }) => sku)).size < lines.length) return 'A product is in the cart twice.'
  const wrong = lines.find(({ quantity }) => !(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxPerLine))
  if (wrong !== undefined) return `An order holds 1 to ${maxPerLine} of each product.`
  return undefined
}
