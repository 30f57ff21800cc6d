import type { Catalogue, CatalogueProduct, Stage } from '../../../content/catalogue.ts'

export interface Catalogued {
  slug: string
  product: CatalogueProduct
  stage: Stage
}

/** The product that a slug or a SKU names; undefined for one that the edition has not, or has no more. */
export const catalogued = (named: string, { products, lines }: Catalogue): Catalogued | undefined => {
  const own = products[named] ? named : Object.keys(products).find((slug) => products[slug]?.sku === named)
  const product = own === undefined ? undefined : products[own]
  if (own === undefined || product === undefined) return undefined
  return { slug: own, product, stage: lines[product.line]?.stage ?? 'water' }
}
