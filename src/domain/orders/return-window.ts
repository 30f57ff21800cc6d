import { addDays } from '../calendar/calendar.ts'
import { dayInZone } from '../calendar/day-in-zone.ts'
import type { OrderPromise } from './order.ts'
import type { OrderState } from './order-state.ts'
import type { ReturnReason } from './return-reasons.ts'

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
