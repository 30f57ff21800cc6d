import { and, asc, eq } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import type { ReturnReason } from '../../domain/orders/return-reasons.ts'
import { returnUntil } from '../../domain/orders/return-window.ts'
import { refunds } from '../db/schema/refunds.ts'
import { returns } from '../db/schema/returns.ts'
import type { OrderRow } from './change-state.ts'
import type { OrderServices } from './order-services.ts'
import { isUnkept } from './owe-refund.ts'

export interface OrderHistory {
  /** Money that was paid back; `id` names its credit note. */
  refunds: { id: string; amount: Cents; paidAt: Date }[]
  returns: { number: string; reason: ReturnReason; units: number; askedAt: Date }[]
  /** The last day of a change of mind, as 2026-12-18. */
  returnUntil: string | undefined
}

/** What has happened to an order since it was paid, for whoever ordered it. */
export const orderHistory = async (services: OrderServices, row: OrderRow): Promise<OrderHistory> => {
  const paidBack = await services.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.order, row.id), eq(refunds.state, 'paid')))
    .orderBy(asc(refunds.paidAt), asc(refunds.id))
  const asked = await services.db.select().from(returns).where(eq(returns.order, row.id)).orderBy(asc(returns.askedAt))
  const { returnDays, dispatch } = services.terms()
  return {
    refunds: paidBack.flatMap((refund) =>
      isUnkept(refund) || refund.paidAt === null
        ? []
        : [{ id: refund.id, amount: refund.amount as Cents, paidAt: refund.paidAt }],
    ),
    returns: asked.map(({ number, reason, lines, askedAt }) => ({
      number,
      reason,
      units: lines.reduce((sum, { units }) => sum + units, 0),
      askedAt,
    })),
    returnUntil: returnUntil(row, returnDays, dispatch.timeZone),
  }
}
