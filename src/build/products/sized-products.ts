import type { SizedProduct } from '../../site/content/sized-product.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { specificationsOf } from './product-specifications.ts'
import { productsOfPage } from './products-of-page.ts'
import { refuseUnknownNames } from './refuse-unknown-names.ts'

/** A figure and its unit stay on one line. */
const together = (text = ''): string => text.replaceAll(/(\d) (?=[A-Za-zµ°])/g, '$1\u00a0')

const sized = (product: ProductEntry, names: string[]): Pick<SizedProduct, 'litres' | 'figures' | 'late'> => {
  const specifications = specificationsOf(product)
  return {
    litres: product.figures?.poolLitres ?? 0,
    figures: Object.fromEntries(names.map((name) => [name, together(specifications[name])])),
    ...(!product.inStock && { late: true }),
  }
}

/** The products told on a page, each with these of its specifications and what else the page needs of it. */
export const sizedProductsWith = <More extends object>(
  view: EditionView,
  entry: Pick<PageEntry, 'slug'>,
  names: string[],
  more: (product: ProductEntry) => More,
): (SizedProduct & More)[] => {
  const products = productsOfPage(view, entry).filter(({ active }) => active)
  refuseUnknownNames(view, entry.slug, names, products)
  const cards = view.productList(products)
  return products.flatMap((product, index) => {
    const card = cards[index]
    return card === undefined ? [] : [{ ...card, ...sized(product, names), ...more(product) }]
  })
}

export const sizedProducts = (view: EditionView, entry: Pick<PageEntry, 'slug'>, names: string[]): SizedProduct[] =>
  sizedProductsWith(view, entry, names, () => ({}))
