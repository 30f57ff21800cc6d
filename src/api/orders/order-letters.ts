import type { Cents } from '../../domain/money/money.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { OwedLine, RefundedLine } from '../../domain/orders/refund-amount.ts'
import type { Db } from '../db/database.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import type { OrderRow } from './change-state.ts'
import type { OrderServices } from './order-services.ts'
import { readOrder } from './read-order.ts'

/** What a letter may be about. */
export type OrderLetterKind =
  | 'received'
  | 'paid'
  | 'shipped'
  | 'ready'
  | 'collected'
  | 'cancelled'
  | 'refunded'
  | 'expired-charge'
  | 'return-started'

export interface TellOfReturn {
  number: string
  lines: readonly RefundedLine[]
  /** The last day of a change of mind; undefined where something is wrong with it. */
  until?: string
}

export interface TellOfRefund {
  amount: Cents
  lines: readonly OwedLine[]
  reason: string
  key: string
}

/** What a letter is about, beside the order. */
export interface LetterAbout {
  refund?: TellOfRefund
  return?: TellOfReturn
}

/** Composes a letter; undefined where the address takes none. */
export type ComposeLetter = (
  kind: OrderLetterKind,
  order: Order,
  about: LetterAbout,
) => Promise<MailMessage | undefined>

/** Queues a letter about an order, in the transaction of what it reports. */
export const tellCustomer = async (
  unit: Db,
  services: OrderServices,
  row: OrderRow,
  kind: OrderLetterKind,
  about: LetterAbout = {},
): Promise<void> => {
  const message = await services.compose(kind, await readOrder(unit, row), about)
  if (message !== undefined) await queueLetter(unit, services.jobs, message, { order: row.id })
}
