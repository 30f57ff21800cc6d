import type ShopCheckout from '../../../../site/pages/shop/checkout/page.tsx'
import { editorial } from '../../../view/editorial.ts'
import { pageData } from '../../../view/page-data.ts'

export const checkout = pageData<typeof ShopCheckout>()((view, entry) => editorial(view, entry, 'shop/checkout'))
