/** Whole rows where there are two or three in one. */
export const productsBetweenGuides = 6

/** With fewer to follow, a guide would stand at the end of the list. */
const least = 3

/** Some products of a list, and what stands behind them. */
export interface GuidedStretch<Product, Guide> {
  products: readonly Product[]
  guide?: Guide
}

/** A list with a guide behind every six products, as long as there are guides, and products to go on with. */
export const guidedList = <Product, Guide>(
  products: readonly Product[],
  guides: readonly Guide[],
): GuidedStretch<Product, Guide>[] => {
  const [guide, ...others] = guides
  if (guide === undefined || products.length < productsBetweenGuides + least) return [{ products }]
  return [
    { products: products.slice(0, productsBetweenGuides), guide },
    ...guidedList(products.slice(productsBetweenGuides), others),
  ]
}
