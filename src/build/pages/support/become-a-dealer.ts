import type BecomeADealer from '../../../site/pages/support/become-a-dealer/page.tsx'
import { formOffer } from '../../forms/form-offer.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const becomeADealer = pageData<typeof BecomeADealer>()((view, entry) => ({
  ...editorial(view, entry, 'support/become-a-dealer'),
  ...formOffer('become-a-dealer', view),
}))
