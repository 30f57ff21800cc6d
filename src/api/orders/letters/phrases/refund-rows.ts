import { addCents, type Cents } from '../../../../domain/money/money.ts'
import type { OrderRefund, RefundedPart } from '../letter-details.ts'

/** What is paid back beside goods and delivery, as a gesture; never less than nothing. */
export const beyondParts = ({ amount, parts, delivery }: OrderRefund): Cents =>
  Math.max(0, amount - addCents(...parts.map((part) => part.amount), delivery)) as Cents

export const unitsWords = ({ line, units }: RefundedPart): string => `${units} of ${line.quantity}`
