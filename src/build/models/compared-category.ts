import { comparableCategories } from '../../site/features/compare/comparison-keys.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { specificationsOf } from '../products/product-specifications.ts'

type Category = (typeof comparableCategories)[number]

/** What is used up goes with something else. */
const isConsumed = (product: ProductEntry): boolean => specificationsOf(product).Kind === 'Minerals'

/** The category a product is compared in: the same in every edition, whether it has a shop or not. Parts are in none. */
export const comparedCategory = (product: ProductEntry, line: string): Category | undefined => {
  const { suitability } = product
  if (suitability != null) return suitability.poolTypes[0] === 'commercial' ? 'commercial' : 'residential'
  return isConsumed(product) ? undefined : comparableCategories.find((category) => category === line)
}
