import type { LineItem } from '../../../domain/cart/line-item.ts'
import { readSharedCart, type SharedCart, withoutSharedCart } from '../../../domain/cart/shared-cart.ts'
import { setAddressQuery, useAddressQuery } from '../../state/address-query.ts'
import { useProducts } from './use-products.ts'

export type SharedAnswer =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'unreachable' }
  | { state: 'known'; lines: LineItem[]; unknown: string[]; shared: SharedCart }

/** What the address offers to put into the cart, as the catalogue knows it. */
export const useSharedCart = (): SharedAnswer => {
  const shared = readSharedCart(useAddressQuery())
  const products = useProducts(shared?.lines.map(({ sku }) => sku) ?? [])
  if (shared === undefined) return { state: 'none' }
  if (shared.lines.length === 0) return { state: 'known', lines: [], unknown: [], shared }
  if (products.state !== 'known') return products
  const lines = shared.lines.flatMap(({ sku, quantity }) => {
    const product = products.bySku.get(sku)
    return product === undefined ? [] : [{ ...product, quantity }]
  })
  const unknown = shared.lines.flatMap(({ sku }) => (products.bySku.has(sku) ? [] : [sku]))
  return { state: 'known', lines, unknown, shared }
}

/** A reload asks no more. */
export const putSharedCartAway = (): void => setAddressQuery(withoutSharedCart(location.search), 'same')
