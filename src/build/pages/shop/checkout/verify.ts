import type ShopCheckoutVerify from '../../../../site/pages/shop/checkout/verify/page.tsx'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const verify = pageData<typeof ShopCheckoutVerify>()((view, entry) =>
  editorial(view, entry, 'shop/checkout/verify'),
)
