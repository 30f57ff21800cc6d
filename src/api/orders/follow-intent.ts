import { eq } from 'drizzle-orm'
import { isUnfinished } from '../../domain/orders/order-state.ts'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { orders } from '../db/schema/orders.ts'
import type { PaymentIntent } from '../payments/gateway.ts'
import { releaseStock } from '../stock/hold-stock.ts'
import { sellHeldStock } from '../stock/move-stock.ts'
import { changeState, lockOrder, noteEvent, type OrderRow } from './change-state.ts'
import type { OrderServices } from './order-services.ts'
import { oweRefund } from './owe-refund.ts'
import { keepPaperLater } from './papers/keep-paper-job.ts'
import { promisedDates } from './promised-dates.ts'
import { readLines } from './read-order.ts'
import { tellCustomer } from './tell-customer.ts'

/** For so long an attempt may be on its way to the gateway with nobody knowing: longer than any request of ours lasts. */
const onItsWay = 60_000

/** Whether an attempt was begun whose answer never came, and may yet reach the gateway. */
const mayBeOnItsWay = ({ attemptedAt, answeredAt }: OrderRow, now: Date): boolean =>
  attemptedAt !== null && answeredAt === null && now.getTime() - attemptedAt.getTime() < onItsWay

/** Charged and not to be kept: all of it goes back, and the customer is told. */
const payBack = async (
  unit: Db,
  services: OrderServices,
  order: OrderRow,
  intent: PaymentIntent,
  reason: string,
  now: Date,
) => {
  const owed = {
    key: `unkept:${intent.id}`,
    intent: intent.id,
    amount: intent.amount,
    lines: [],
    restock: false,
    reason,
    who: 'bank',
  }
  if (!(await oweRefund(unit, services, order, owed, now))) return
  await noteEvent(unit, order, 'bank', now, reason)
  await tellCustomer(unit, services, order, 'expired-charge')
}

const toVerifying = (unit: Db, order: OrderRow, now: Date): Promise<OrderRow> | OrderRow =>
  order.state === 'verifying' ? order : changeState(unit, order, { to: 'verifying', who: 'bank', at: now })

/** The money is there: what was held is sold, and the customer is told when it comes. */
export const completePayment = async (
  unit: Db,
  services: OrderServices,
  order: OrderRow,
  card: OrderRow['card'],
  now: Date,
): Promise<boolean> => {
  const isSold = await sellHeldStock(unit, order.id, await readLines(unit, order.id), now)
  if (!isSold) return false
  const verifying = await toVerifying(unit, order, now)
  const promise = promisedDates(order.delivery, services.terms(), now) ?? null
  const also = { paidAt: now, answeredAt: now, declined: null, card, promise }
  const paid = await changeState(unit, verifying, { to: 'paid', who: 'bank', at: now, also })
  await keepPaperLater(unit, services, paid.id, 'invoice')
  await tellCustomer(unit, services, paid, 'paid')
  return true
}

const onSucceeded = async (unit: Db, services: OrderServices, order: OrderRow, intent: PaymentIntent, now: Date) => {
  if (order.intent !== intent.id || !isUnfinished(order.state)) {
    const isItsOwn = order.intent === intent.id && order.paidAt !== null
    if (!isItsOwn) await payBack(unit, services, order, intent, 'Charged after the order was let go', now)
    return
  }
  if (intent.amount !== order.total) {
    await payBack(unit, services, order, intent, 'Charged another amount than the order’s', now)
    await letGo(unit, order, 'failed', 'Another amount was charged', now)
    return
  }
  if (await completePayment(unit, services, order, intent.card ?? null, now)) return
  await payBack(unit, services, order, intent, 'Sold out before the bank had answered', now)
  await letGo(unit, order, 'failed', 'Sold out', now)
}

const letGo = async (unit: Db, order: OrderRow, to: 'expired' | 'failed', note: string, now: Date): Promise<void> => {
  await releaseStock(unit, order.id)
  await changeState(unit, order, { to, who: 'bank', at: now, note })
}

const onOpen = async (unit: Db, order: OrderRow, intent: PaymentIntent, now: Date, isAnswer: boolean) => {
  if (order.state !== 'verifying' || (!isAnswer && mayBeOnItsWay(order, now))) return
  const declined = intent.declined ?? 'try-again'
  const also = { declined, answeredAt: now }
  await changeState(unit, order, { to: 'pending', who: 'bank', at: now, note: declined, also })
}

const apply = async (
  unit: Db,
  services: OrderServices,
  id: string,
  intent: PaymentIntent,
  now: Date,
  isAnswer: boolean,
): Promise<OrderRow | undefined> => {
  const order = await lockOrder(unit, id)
  if (order === undefined) return undefined
  const isCurrent = order.intent === intent.id
  if (intent.state === 'succeeded') await onSucceeded(unit, services, order, intent, now)
  else if (isCurrent && intent.state === 'open') await onOpen(unit, order, intent, now, isAnswer)
  else if (isCurrent && intent.state === 'cancelled' && isUnfinished(order.state))
    await letGo(unit, order, 'expired', 'The gateway has closed it', now)
  else if (isCurrent && ['verifying', 'processing'].includes(intent.state) && isUnfinished(order.state)) {
    const verifying = await toVerifying(unit, order, now)
    if (isAnswer) await unit.update(orders).set({ answeredAt: now }).where(eq(orders.id, verifying.id))
  }
  return lockOrder(unit, id)
}

/**
 * Brings an order to what the gateway has on record. Whoever calls it, however often and in whatever order: the record decides.
 * `isAnswer`: the record is the answer to our own attempt, and not what it was before that arrived.
 */
export const followIntent = (
  services: OrderServices,
  order: string,
  intent: PaymentIntent,
  now: Date,
  { isAnswer = false } = {},
): Promise<OrderRow | undefined> =>
  retryConflicts(() => services.db.transaction((unit) => apply(unit, services, order, intent, now, isAnswer)))
