import type Warranty from '../../../site/pages/dealer/warranty/page.tsx'
import { choicesOf } from '../../forms/form-choices.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const dealerWarranty = pageData<typeof Warranty>()((view, entry) => ({
  ...editorial(view, entry, 'dealer/warranty'),
  products: choicesOf(view.content).products,
}))
