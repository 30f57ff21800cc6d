import { namedLines } from '../../domain/pages/named-products.ts'
import type { OzoneSize } from '../../site/content/calculator.ts'
import { neededFigure } from '../products/needed-figure.ts'
import type { EditionView } from '../view/edition-view.ts'

const line = namedLines['support/calculators/ozone-unit']

/** The sizes of ozone units that are sold. */
export const ozoneSizes = (view: EditionView): OzoneSize[] =>
  view.content.products
    .filter(({ active, productLine }) => active && productLine === line)
    .map((product) => ({
      name: product.name,
      href: view.productHref(product),
      price: view.price(product.price),
      litres: neededFigure(product, 'poolLitres'),
    }))
