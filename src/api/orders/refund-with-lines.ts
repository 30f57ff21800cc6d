import type { Cents } from '../../domain/money/money.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { TellOfRefund } from './letter-about.ts'
import type { OrderRefund } from './letters/letter-details.ts'

/** A refund with the lines it is about, for letters and credit notes. */
export const orderRefund = ({ lines }: Order, { key, amount, reason, lines: owed }: TellOfRefund): OrderRefund => {
  const parts = owed.flatMap((part) => {
    const line = lines[part.position]
    return line === undefined ? [] : [{ line, units: part.units, amount: part.amount }]
  })
  const goods = parts.reduce((sum, part) => sum + part.amount, 0)
  return { id: key, amount, parts, delivery: (amount - goods) as Cents, reason }
}
