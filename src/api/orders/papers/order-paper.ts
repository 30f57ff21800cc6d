import type { Order } from '../../../domain/orders/order.ts'
import type { OrderRefund } from '../letters/letter-details.ts'

/** What is drawn: the tax invoice of an order, or the credit note of one refund. */
export interface OrderPaper {
  order: Order
  number: string
  /** As 2026-11-15. */
  date: string
  credit?: { refund: OrderRefund; invoiceDate: string }
}

export type DrawPaper = (paper: OrderPaper) => Promise<Buffer>
