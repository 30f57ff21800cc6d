import type ShopCheckoutComplete from '../../../../site/pages/shop/checkout/complete/page.tsx'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const complete = pageData<typeof ShopCheckoutComplete>()((view, entry) =>
  editorial(view, entry, 'shop/checkout/complete'),
)
