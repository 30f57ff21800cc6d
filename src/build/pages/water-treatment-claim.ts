import type WaterTreatmentClaim from '../../site/pages/water-treatment-claim/page.tsx'
import { formOffer } from '../forms/form-offer.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const waterTreatmentClaim = pageData<typeof WaterTreatmentClaim>()((view, entry) => ({
  ...editorial(view, entry, 'water-treatment-claim'),
  ...formOffer('water-treatment-claim', view),
}))
