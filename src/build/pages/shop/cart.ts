import type ShopCart from '../../../site/pages/shop/cart/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const cart = pageData<typeof ShopCart>()((view, entry) => editorial(view, entry, 'shop/cart'))
