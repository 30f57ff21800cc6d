import type { Cents } from '../money/money.ts'

/**
 * Ways to sort a list of products, as the address has them; the first is how lists come (`recommended-order.ts`), and is not written.
 */
export const shopSorts = ['recommended', 'price', 'price-down', 'name'] as const

export type ShopSort = (typeof shopSorts)[number]

export interface Sortable {
  name: string
  cents: Cents
}

const orders: Record<Exclude<ShopSort, 'recommended'>, (a: Sortable, b: Sortable) => number> = {
  price: (a, b) => a.cents - b.cents,
  'price-down': (a, b) => b.cents - a.cents,
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
}

/** Products alike in what is sorted by stay in the recommended order. */
export const sortProducts = <Product extends Sortable>(products: readonly Product[], sort: ShopSort): Product[] =>
  sort === 'recommended' ? [...products] : products.toSorted(orders[sort])
