import type { Cents } from '../money/money.ts'
import type { Order, OrderLine } from './order.ts'

/** So many units of the line at a position. */
export interface RefundedLine {
  position: number
  units: number
}

/** With what goes back for them. */
export interface OwedLine extends RefundedLine {
  amount: Cents
}

/** What was paid for the first so many units of a line: shares of what a code took off add up to it. */
const paidFor = ({ price, quantity, off }: OrderLine, units: number): number =>
  price * units - Math.floor((off * units) / quantity)

/** What is owed for further units of a line. Whichever way they are returned, the sum is what was paid for the line. */
export const lineRefund = (line: OrderLine, units: number): Cents =>
  (paidFor(line, line.refundedUnits + units) - paidFor(line, line.refundedUnits)) as Cents

export type RefundAmount = { ok: true; amount: Cents } | { ok: false; problem: string }

/** What goes back for some units of an order, with the delivery or without; never more than is left. */
export const refundAmount = (
  order: Pick<Order, 'lines' | 'total' | 'refunded'>,
  lines: readonly RefundedLine[],
  delivery: Cents,
): RefundAmount => {
  const seen = new Set<number>()
  let sum: number = delivery
  for (const { position, units } of lines) {
    const line = order.lines[position]
    if (line === undefined || seen.has(position)) return { ok: false, problem: `There is no line ${position + 1}.` }
    seen.add(position)
    const left = line.quantity - line.refundedUnits
    if (!Number.isInteger(units) || units < 1 || units > left)
      return { ok: false, problem: `Of ${line.name} there are ${left} left to refund.` }
    sum += lineRefund(line, units)
  }
  const left = order.total - order.refunded
  if (!Number.isSafeInteger(sum) || sum < 0) return { ok: false, problem: 'That is no amount of money.' }
  if (sum === 0) return { ok: false, problem: 'Nothing was paid for that.' }
  if (sum > left) return { ok: false, problem: 'That is more than is left of what was paid.' }
  return { ok: true, amount: sum as Cents }
}
