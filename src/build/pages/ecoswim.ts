import type Ecoswim from '../../site/pages/ecoswim/page.tsx'
import { sizedProducts } from '../products/sized-products.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const ecoswim = pageData<typeof Ecoswim>()((view, entry) => ({
  ...editorial(view, entry, 'ecoswim'),
  products: sizedProducts(view, entry, ['Pool volume', 'Chlorine output', 'Salt level', 'Cell life', 'Power']),
}))
