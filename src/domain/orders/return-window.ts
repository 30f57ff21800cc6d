import { addDays } from '../calendar/calendar.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import type { OrderPromise } from './order.ts'
import type { OrderState } from './order-state.ts'
import type { RefundedLine } from './refund-amount.ts'

export const returnReasons = ['change of mind', 'faulty', 'damaged', 'wrong item'] as const

export type ReturnReason = (typeof returnReasons)[number]

interface Received {
  state: OrderState
  paidAt: Date | null
  promise: OrderPromise | null
}

const withCustomer: readonly OrderState[] = ['shipped', 'delivered', 'collected']

/** The last day for a change of mind. Nobody knows when the carrier rang: it counts from the last day that was promised. */
export const returnUntil = ({ promise, paidAt }: Received, days: number, timeZone: string): string | undefined => {
  if (promise?.kind === 'door') return addDays(promise.to, days)
  return paidAt === null ? undefined : addDays(dayInZone(paidAt, timeZone), days)
}

export const canReturn = (
  order: Received,
  reason: ReturnReason,
  days: number,
  timeZone: string,
  now: Date,
): boolean => {
  if (!withCustomer.includes(order.state)) return false
  if (reason !== 'change of mind') return true
  const until = returnUntil(order, days, timeZone)
  return until !== undefined && dayInZone(now, timeZone) <= until
}

interface Line {
  name: string
  quantity: number
  refundedUnits: number
}

/** Why some units cannot be sent back; undefined where they can. */
export const returnProblem = (lines: readonly Line[], wanted: readonly RefundedLine[]): string | undefined => {
  if (wanted.length === 0) return 'Choose what you want to send back.'
  if (new Set(wanted.map(({ position }) => position)).size < wanted.length) return 'Something is chosen twice.'
  for (const { position, units } of wanted) {
    const line = lines[position]
    if (line === undefined) return 'That is not in the order.'
    const left = line.quantity - line.refundedUnits
    if (!Number.isInteger(units) || units < 1 || units > left) return `Of ${line.name} you can send back ${left}.`
  }
  return undefined
}
