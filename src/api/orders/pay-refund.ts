import { and, eq, sql } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import { isPaid } from '../../domain/orders/order-state.ts'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import { GatewayRefusal } from '../payments/gateway.ts'
import { changeState, lockOrder, noteEvent, type OrderRow, type Who } from './change-state.ts'
import type { OrderServices } from './order-services.ts'
import { isUnkept } from './owe-refund.ts'
import { keepPaperLater } from './papers/keep-paper-job.ts'
import { tellCustomer } from './tell-customer.ts'

/** The gateway does not take it. `npm run payments` lists it with what to do. */
const failForPerson = (services: OrderServices, id: string): Promise<void> =>
  services.db.transaction(async (unit) => {
    const [failed] = await unit
      .update(refunds)
      .set({ state: 'failed' })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'owed')))
      .returning()
    if (failed === undefined || isUnkept(failed)) return
    await unit
      .update(orders)
      .set({ refunded: sql`${orders.refunded} - ${failed.amount}` })
      .where(eq(orders.id, failed.order))
  })

const paidBack = async (unit: Db, order: string): Promise<number> => {
  const paid = await unit
    .select({ amount: refunds.amount, key: refunds.key })
    .from(refunds)
    .where(and(eq(refunds.order, order), eq(refunds.state, 'paid')))
  return paid.filter((each) => !isUnkept(each)).reduce((sum, { amount }) => sum + amount, 0)
}

interface PaidBack {
  /** Locked. */
  order: OrderRow
  owed: typeof refunds.$inferSelect
  who: Who
  /** How, where it was not by the gateway. */
  how: string
}

/** The money is back: what follows for the order, and the credit note. */
export const keepAsPaid = async (
  unit: Db,
  services: OrderServices,
  { order, owed, who, how }: PaidBack,
  at: Date,
): Promise<OrderRow> => {
  await unit.update(refunds).set({ state: 'paid', paidAt: at }).where(eq(refunds.id, owed.id))
  const reason = [owed.reason, how].filter(Boolean).join('. ')
  const isWhole = isPaid(order.state) && (await paidBack(unit, order.id)) >= order.total
  const changed = isWhole ? await changeState(unit, order, { to: 'refunded', who, at, note: reason }) : order
  if (!isWhole) await noteEvent(unit, order, who, at, `Paid back ${owed.amount} cents: ${reason}`)
  await keepPaperLater(unit, services, order.id, owed.id)
  return changed
}

/** Pays money back that is owed, until it is paid. Under one key: it is paid once however often it is tried. */
export const payRefund = async (services: OrderServices, id: string, now: Date): Promise<void> => {
  const [owed] = await services.db.select().from(refunds).where(eq(refunds.id, id))
  if (owed?.state !== 'owed') return
  try {
    await services.gateway.refund(owed.intent, { amount: owed.amount as Cents, key: `refund:${owed.key}` })
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    return failForPerson(services, id)
  }
  await services.db.transaction(async (unit) => {
    const order = await lockOrder(unit, owed.order)
    const [current] = await unit.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (order === undefined || current?.state !== 'owed') return
    // Of a charge that was never kept nothing belongs to the order.
    if (isUnkept(owed)) {
      await unit.update(refunds).set({ state: 'paid', paidAt: now }).where(eq(refunds.id, id))
      return noteEvent(unit, order, 'bank', now, 'The charge was paid back')
    }
    const changed = await keepAsPaid(unit, services, { order, owed, who: owed.who, how: '' }, now)
    const refund = { amount: owed.amount as Cents, lines: owed.lines, reason: owed.reason, key: owed.key }
    await tellCustomer(unit, services, changed, 'refunded', { refund })
  })
}
