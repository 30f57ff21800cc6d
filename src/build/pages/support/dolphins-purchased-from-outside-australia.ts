import type PurchasedOutsideAustralia from '../../../site/pages/support/dolphins-purchased-from-outside-australia/page.tsx'
import { serialsOf } from '../../service/serial-regions.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const purchasedOutsideAustralia = pageData<typeof PurchasedOutsideAustralia>()((view, entry) => ({
  ...editorial(view, entry),
  ...serialsOf(view),
}))
