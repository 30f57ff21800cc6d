import { eq, sql } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import type { OwedLine } from '../../domain/orders/refund-amount.ts'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import type { JobQueue } from '../jobs/jobs.ts'
import type { OrderRow, Who } from './change-state.ts'
import type { OrderServices } from './order-services.ts'

export type RefundJob = { refund: string }

/** A gateway that is away for a day does not cost a refund. */
export const refundQueue: JobQueue = {
  name: 'pay-refund',
  retry: { retryLimit: 120, retryDelay: 5, retryDelayMax: 900 },
}

interface Owed {
  /** What makes it one of its kind: asked for again, it is the same refund. */
  key: string
  intent: string
  amount: Cents
  lines: OwedLine[]
  restock: boolean
  reason: string
  who: Who
}

/** Of a charge that never became the order's: it was let go before, or charged another amount. */
export const isUnkept = ({ key }: { key: string }): boolean => key.startsWith('unkept:')

/** From now on the money is owed, and a job pays it until it is paid. False when it is owed already. */
export const oweRefund = async (
  unit: Db,
  services: OrderServices,
  order: OrderRow,
  owed: Owed,
  at: Date,
): Promise<boolean> => {
  const [made] = await unit
    .insert(refunds)
    .values({ ...owed, order: order.id, at })
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id })
  if (made === undefined) return false
  // Counted from now on: what is owed cannot be asked for again. A charge that was never kept is not the order's.
  if (!isUnkept(owed))
    await unit
      .update(orders)
      .set({ refunded: sql`${orders.refunded} + ${owed.amount}` })
      .where(eq(orders.id, order.id))
  await services.jobs.send<RefundJob>(unit, refundQueue, { refund: made.id })
  return true
}
