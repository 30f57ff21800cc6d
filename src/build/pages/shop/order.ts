import type ShopOrder from '../../../site/pages/shop/order/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const order = pageData<typeof ShopOrder>()((view, entry) => editorial(view, entry, 'shop/order'))
