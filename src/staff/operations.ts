import { askOrderFile } from './operations/ask-order-file.ts'
import { askOrders } from './operations/ask-orders.ts'
import { cancelOrder } from './operations/cancel-order.ts'
import { lookAt } from './operations/look-at.ts'
import { moveOrders } from './operations/move-orders.ts'
import { noteOrder } from './operations/note-order.ts'
import { refundOrder } from './operations/refund-order.ts'
import { settleReturn } from './operations/settle-return.ts'

/** All that the desk ever asks the function. */
export const deskOperations = [
  ...[askOrders, askOrderFile, lookAt],
  ...[moveOrders, cancelOrder, refundOrder, noteOrder, settleReturn],
]
