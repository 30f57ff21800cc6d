import type EcoClear from '../../site/pages/eco-clear/page.tsx'
import { sizedProducts } from '../products/sized-products.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const ecoClear = pageData<typeof EcoClear>()((view, entry) => ({
  ...editorial(view, entry, 'eco-clear'),
  products: sizedProducts(view, entry, ['Chlorine output']),
}))
