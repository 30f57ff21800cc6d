import type PurchasedOutsideAustralia from '../../../site/pages/support/dolphins-purchased-from-outside-australia/page.tsx'
import { serialsOf } from '../../after-sales/serial-regions.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const purchasedOutsideAustralia = pageData<typeof PurchasedOutsideAustralia>()((view, entry) => {
  const { slots, ...page } = editorial(view, entry, 'support/dolphins-purchased-from-outside-australia')
  // What to do then stands with the letters it is about.
  const { 'what-then': _, ...shown } = slots
  return { ...page, slots: shown, ...serialsOf(view) }
})
