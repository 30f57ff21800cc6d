import { recommendedOrder } from '../../domain/shop/recommended-order.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { specificationsOf } from './product-specifications.ts'

/** What fits something else, or is used up in it, is no machine. */
const isMain = (product: ProductEntry): boolean => {
  const { Fits, Kind } = specificationsOf(product)
  return Fits === undefined && Kind !== 'Minerals'
}

/** Products as a list of the shop begins with them. */
export const recommendedProducts = (products: readonly ProductEntry[]): ProductEntry[] =>
  recommendedOrder(
    products.map((product) => ({
      product,
      inStock: product.inStock,
      isMain: isMain(product),
      line: product.productLine,
      rating: product.rating,
      rank: product.rank ?? Number.MAX_SAFE_INTEGER,
    })),
  ).map(({ product }) => product)
