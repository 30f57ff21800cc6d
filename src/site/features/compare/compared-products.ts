import type { Catalogue, CatalogueProduct } from '../../content/catalogue.ts'

/** The products of a comparison, in its order. What has gone from the catalogue since is left out. */
export const comparedProducts = (
  skus: readonly string[],
  { products }: Pick<Catalogue, 'products'>,
): CatalogueProduct[] => {
  if (skus.length === 0) return []
  const all = Object.values(products)
  return skus.flatMap((sku) => all.find((product) => product.sku === sku) ?? [])
}
