import type { PageEntry } from '../content/types/page.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'

/** The products of the lines that a page tells of. */
export const productsOfPage = ({ content }: EditionView, { slug }: Pick<PageEntry, 'slug'>): ProductEntry[] => {
  const lines = content.productLines.filter(({ landingPage }) => landingPage === slug).map(({ sys }) => sys.id)
  return content.products.filter(({ productLine }) => lines.includes(productLine ?? ''))
}
