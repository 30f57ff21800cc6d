import type Ecoclear from '../../site/pages/ecoclear/page.tsx'
import { sizedProducts } from '../products/sized-products.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const ecoclear = pageData<typeof Ecoclear>()((view, entry) => ({
  ...editorial(view, entry, 'ecoclear'),
  products: sizedProducts(view, entry, ['Chlorine output', 'Power']),
}))
