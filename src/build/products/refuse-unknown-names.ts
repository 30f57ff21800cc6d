import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { specificationsOf } from './product-specifications.ts'

/** A specification that none of a page's products has is misspelt, or renamed in the content. */
export const refuseUnknownNames = (
  { content }: EditionView,
  page: string,
  names: readonly string[],
  products: readonly ProductEntry[],
): void => {
  if (products.length === 0) return
  const known = new Set(products.flatMap((product) => Object.keys(specificationsOf(product))))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `The page "${page}" of ${content.code} shows specifications that none of its products has: ${unknown.join(', ')}.`,
    )
}
