import { askPromotion } from './ask-promotion.ts'
import { askPromotions } from './ask-promotions.ts'
import { changePromotion } from './change-promotion.ts'
import { endPromotion } from './end-promotion.ts'
import { makePromotion } from './make-promotion.ts'
import { previewPromotion } from './preview-promotion.ts'

export const promotionOperations = [
  ...[askPromotions, askPromotion, previewPromotion],
  ...[makePromotion, changePromotion, endPromotion],
]
