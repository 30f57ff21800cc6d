import { litresIn } from '../../domain/pool/pool-litres.ts'
import type { SizedProduct } from '../../site/content/sized-product.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { specificationsOf } from './product-note.ts'
import { productsOfPage } from './products-of-page.ts'

/** A figure and its unit stay on one line. */
const together = (text = ''): string => text.replaceAll(/(\d) (?=[A-Za-zµ°])/g, '$1\u00a0')

/** The products told on a page, each with these of its specifications. */
export const sizedProducts = (view: EditionView, entry: Pick<PageEntry, 'slug'>, names: string[]): SizedProduct[] => {
  const products = productsOfPage(view, entry).filter(({ active }) => active)
  return view.productList(products).map((card, index) => {
    const product = products[index]
    const specifications = product === undefined ? {} : specificationsOf(product)
    return {
      ...card,
      litres: litresIn(specifications['Pool volume']),
      figures: Object.fromEntries(names.map((name) => [name, together(specifications[name])])),
      ...(product?.inStock === false && { late: true }),
    }
  })
}
