import { accountOperations } from './features/account/operations/account-operations.ts'
import { askPromotionCode } from './features/cart/ask-promotion-code.ts'
import { checkoutOperations } from './features/checkout/operations/checkout-operations.ts'
import { dealerOperations } from './features/dealer-area/operations/dealer-operations.ts'
import { askDemoDates } from './features/dealers/ask-demo-dates.ts'
import { askNearestDealers } from './features/dealers/ask-nearest-dealers.ts'
import { askPlaces } from './features/dealers/ask-places.ts'
import { submitForm } from './features/forms/submit-form.ts'
import { guestOperations } from './features/order/guest/guest-operations.ts'
import { askStock } from './features/stock/ask-stock.ts'
import { tellWhenBack } from './features/stock/request-back-in-stock.ts'

/** All that the site ever asks its function. In production the function answers nothing else. */
export const siteOperations = [
  ...[submitForm, askDemoDates, askNearestDealers, askPlaces],
  ...[askStock, askPromotionCode, tellWhenBack, ...checkoutOperations, ...guestOperations],
  ...accountOperations,
  ...dealerOperations,
]
