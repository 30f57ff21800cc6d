import type Orders from '../../../site/pages/account/orders/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountOrders = pageData<typeof Orders>()((view, entry) => editorial(view, entry, 'account/orders'))
