import type Order from '../../../site/pages/account/order/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const accountOrder = pageData<typeof Order>()((view, entry) => editorial(view, entry, 'account/order'))
