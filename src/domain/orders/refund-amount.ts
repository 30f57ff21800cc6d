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
const paidFor = ({ price, quantity, off }: RefundableLine, units: number): number =>
  price * units - Math.floor((off * units) / quantity)

/** What is owed for further units of a line. Whichever way they are returned, the sum is what was paid for the line. */
const lineRefund = (line: RefundableLine, units: number): Cents =>
  (paidFor(line, line.refundedUnits + units) - paidFor(line, line.refundedUnits)) as Cents

/** How much goes back, and for what. Beyond its lines the amount is for the delivery. */
export interface OwedRefund {
  amount: Cents
  lines: OwedLine[]
}

type RefundableLine = Pick<OrderLine, 'name' | 'price' | 'quantity' | 'off' | 'refundedUnits'>

type Refundable = Pick<Order, 'total' | 'refunded'> & { lines: readonly RefundableLine[] }

/** All that is left of an order, when it is called off. */
export const refundOfRest = ({ lines, total, refunded }: Refundable): OwedRefund => ({
  amount: (total - refunded) as Cents,
  lines: lines.flatMap((line, position) => {
    const units = line.quantity - line.refundedUnits
    return units === 0 ? [] : [{ position, units, amount: lineRefund(line, units) }]
  }),
})

/** What goes back for some units of an order, with the delivery or without; never more than is left. */
export const refundOfUnits = (
  order: Refundable,
  wanted: readonly RefundedLine[],
  delivery: Cents,
): ({ ok: true } & OwedRefund) | { ok: false; problem: string } => {
  const lines: OwedLine[] = []
  const seen = new Set<number>()
  let sum: number = delivery
  for (const { position, units } of wanted) {
    const line = order.lines[position]
    if (line === undefined || seen.has(position)) return { ok: false, problem: `There is no line ${position + 1}.` }
    seen.add(position)
    const left = line.quantity - line.refundedUnits
    if (!Number.isInteger(units) || units < 1 || units > left)
      return { ok: false, problem: `Of ${line.name} there are ${left} left to refund.` }
    const amount = lineRefund(line, units)
    lines.push({ position, units, amount })
    sum += amount
  }
  const left = order.total - order.refunded
  if (!Number.isSafeInteger(sum) || sum < 0) return { ok: false, problem: 'Not an amount of money.' }
  if (sum === 0) return { ok: false, problem: 'Nothing was paid for that.' }
  if (sum > left) return { ok: false, problem: 'That is more than is left of what was paid.' }
  return { ok: true, amount: sum as Cents, lines }
}
