import type Registration from '../../../site/pages/support/registration/page.tsx'
import { serialsOf } from '../../after-sales/serial-regions.ts'
import { formOffer } from '../../forms/form-offer.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const registration = pageData<typeof Registration>()((view, entry) => ({
  ...editorial(view, entry, 'support/registration'),
  ...serialsOf(view),
  ...formOffer('registration', view),
}))
