import type OzoneSwim from '../../site/pages/ozone-swim/page.tsx'
import { neededFigure } from '../products/needed-figure.ts'
import { sizedProductsWith } from '../products/sized-products.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const ozoneSwim = pageData<typeof OzoneSwim>()((view, entry) => ({
  ...editorial(view, entry, 'ozone-swim'),
  products: sizedProductsWith(view, entry, ['Pool volume', 'Ozone output', 'Power', 'Size'], (product) => ({
    size: neededFigure(product, 'sizeCentimetres'),
  })),
}))
