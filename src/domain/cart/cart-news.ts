import type { Cents } from '../money/money.ts'
import type { Cart } from './cart.ts'
import { completeProducts } from './cart-catalogue.ts'
import { matcher } from './cart-revalidation.ts'
import type { LineItem } from './line-item.ts'

/** What the catalogue changed in a cart since its owner last saw it. */
export type CartNews =
  | { kind: 'price'; sku: string; name: string; was: Cents; now: Cents }
  | { kind: 'gone'; sku: string; name: string }

/** A price that was never known has not changed. */
export const cartNews = (cart: Cart, catalogueItems: readonly unknown[], asked: readonly LineItem[]): CartNews[] => {
  const match = matcher(completeProducts(catalogueItems))
  const askedSkus = new Set(asked.map(({ sku }) => sku))
  return cart.lineItems.flatMap((line): CartNews[] => {
    if (!askedSkus.has(line.sku)) return []
    const product = match(line)
    if (product === undefined) return [{ kind: 'gone', sku: line.sku, name: line.name }]
    const { sku, name, price: now } = product
    return line.price === undefined || line.price === now ? [] : [{ kind: 'price', sku, name, was: line.price, now }]
  })
}
