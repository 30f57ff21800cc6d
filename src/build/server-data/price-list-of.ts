import { type PriceList, readPriceList } from '../../domain/dealers/price-list.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import type { EditionContent } from '../content/edition-content.ts'

/** All that an edition sells, line by line, as its pages price it. */
export const priceListOf = ({ products, productLines }: EditionContent): PriceList =>
  readPriceList({
    lines: productLines.map(({ slug, name, family }) => ({ slug, name, isPart: family === 'part' })),
    products: productLines.flatMap(({ sys, slug: line }) =>
      products
        .filter(({ active, productLine }) => active && productLine === sys.id)
        .map(({ sku, slug, name, price }) => ({ sku, slug, name, line, price: centsFromPrice(price) })),
    ),
  })
