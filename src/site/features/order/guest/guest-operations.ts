import { askGuestOrder } from './ask-guest-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { startReturn } from './start-return.ts'

/** All that the page of an order asks the server: what a server has to let through. */
export const guestOperations = [askGuestOrder, cancelOrder, startReturn]
