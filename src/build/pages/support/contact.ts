import type Contact from '../../../site/pages/support/contact/page.tsx'
import { formOffer } from '../../forms/form-offer.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'
import { phoneHoursOf } from '../../view/phone-hours-of.ts'

export const contact = pageData<typeof Contact>()((view, entry) => ({
  ...editorial(view, entry, 'support/contact'),
  ...formOffer('contact', view),
  phoneHours: phoneHoursOf(view),
}))
