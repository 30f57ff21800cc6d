import type { CatalogueProduct } from '../../../domain/cart/cart-catalogue.ts'
import type { ProductLookup } from '../../catalogue/product-lookup.ts'

/** The content service answers about so many at once. */
const atOnce = 100

export interface StockNames {
  /** What is not among them is not sold now. */
  readonly products: ReadonlyMap<string, CatalogueProduct>
  /** The content service is away: nobody can tell what it is called, or whether it is sold. */
  readonly areUnknown: boolean
}

/** What the catalogue calls what is counted. */
export const stockNames = async (catalogue: ProductLookup, skus: readonly string[], now: Date): Promise<StockNames> => {
  const products = new Map<string, CatalogueProduct>()
  let areUnknown = false
  for (let from = 0; from < skus.length; from += atOnce) {
    const answer = await catalogue.products(skus.slice(from, from + atOnce), now)
    if (!answer.ok) areUnknown = true
    else for (const [sku, product] of answer.products) products.set(sku, product)
  }
  return { products, areUnknown }
}
