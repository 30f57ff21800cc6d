import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'

/** A product that a page cannot do without: nothing is reckoned with one that is not there. */
export const namedProduct = ({ content }: EditionView, slug: string, page: string): ProductEntry => {
  const product = content.products.find((each) => each.slug === slug)
  if (product === undefined)
    throw new Error(
      `The content service has no product with the slug "${slug}" in the edition ${content.code}: the page "${page}" reckons with it.`,
    )
  return product
}
