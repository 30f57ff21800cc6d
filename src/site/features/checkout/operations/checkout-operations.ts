import { askCardEntry } from '.././card/ask-card-entry.ts'
import { askMyCheckout } from './ask-my-checkout.ts'
import { askOrder } from './ask-order.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'

/** All that the checkout asks the server: what a server has to let through. */
export const checkoutOperations = [askCardEntry, askMyCheckout, askOrder, payOrder, placeOrder]
