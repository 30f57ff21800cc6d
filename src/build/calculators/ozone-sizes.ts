import { litresIn } from '../../domain/pool/pool-litres.ts'
import type { OzoneSize } from '../../site/content/calculator.ts'
import type { EditionView } from '../view/edition-view.ts'

/** The sizes of ozone units that are sold. */
export const ozoneSizes = (view: EditionView): OzoneSize[] =>
  view.content.products
    .filter(({ active, productLine }) => active && productLine === 'line-ozone-swim')
    .map((product) => ({
      name: product.name,
      href: view.productHref(product),
      price: view.price(product.price),
      litres: litresIn(product.specifications.Water?.['Pool volume']),
    }))
