import type { Cents } from '../../domain/money/money.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { OwedLine, RefundedLine } from '../../domain/orders/refund-amount.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import type { OrderLetterKind } from './letters/letter-details.ts'

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

/** Composes a letter; undefined where a letter about a refund or a return is given none. */
export type ComposeLetter = (
  kind: OrderLetterKind,
  order: Order,
  about: LetterAbout,
) => Promise<MailMessage | undefined>
