import { askOrderFile } from './ask-order-file.ts'
import { askOrders } from './ask-orders.ts'
import { askOrdersToPack } from './ask-orders-to-pack.ts'
import { askPackingSlips } from './ask-packing-slips.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveOrders } from './move-orders.ts'
import { noteOrder } from './note-order.ts'
import { refundOrder } from './refund-order.ts'
import { settleReturn } from './settle-return.ts'

export const orderOperations = [
  ...[askOrders, askOrderFile, askOrdersToPack, askPackingSlips],
  ...[moveOrders, cancelOrder, refundOrder, noteOrder, settleReturn],
]
