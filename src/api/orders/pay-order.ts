import { and, eq } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { orders } from '../db/schema/orders.ts'
import { GatewayRefusal, GatewayUnreachable, type PaymentIntent } from '../payments/gateway.ts'
import { codeAsTyped, spendCode } from '../promotions/promotion-codes.ts'
import { type ChosenCard, cardToCharge, isNotKept } from './card-to-charge.ts'
import { changeState, lockOrder, type OrderRow } from './change-state.ts'
import { type CheckoutKeys, orderOfCheckout } from './checkout-access.ts'
import { completePayment, followIntent } from './follow-intent.ts'
import { orderNow, type Paying } from './order-now.ts'
import type { OrderServices } from './order-services.ts'

export interface PayRequest extends CheckoutKeys, ChosenCard {
  /** What the customer has seen and agreed to pay. */
  acceptedTotal: number
}

type Begun = { kind: 'begun' | 'as-it-is'; order: OrderRow } | Extract<Paying, { ok: false }>

/** From here on the order is with the bank. What was agreed to is what is charged, or nothing. */
const begin = async (unit: Db, id: string, request: PayRequest, now: Date): Promise<Begun> => {
  const order = await lockOrder(unit, id)
  if (order === undefined) return { ok: false, reason: 'no-order' }
  if (order.state !== 'pending') return { kind: 'as-it-is', order }
  if (order.total !== request.acceptedTotal) return { ok: false, reason: 'total-changed' }
  if (order.heldUntil <= now) return { ok: false, reason: 'hold-over' }
  const code = order.code === null ? undefined : await codeAsTyped(unit, order.code)
  if (code !== undefined && !(await spendCode(unit, code, order.email, order.id)))
    return { ok: false, reason: 'code-used' }
  const also = { attempts: order.attempts + 1, attemptedAt: now, answeredAt: null, declined: null }
  return { kind: 'begun', order: await changeState(unit, order, { to: 'verifying', who: 'customer', at: now, also }) }
}

/** Another attempt has begun since: this one must not charge anything. */
class Superseded extends Error {}

const newIntent = async ({ gateway }: OrderServices, order: OrderRow): Promise<PaymentIntent> => {
  const wanted = { order: order.id, number: order.number, amount: order.total as Cents }
  // Under a key of order and amount: two attempts at once get the same one, and it can be paid once.
  const key = `open:${order.id}:${order.total}`
  const intent = await gateway.open({ ...wanted, key })
  return intent.state === 'cancelled' ? gateway.open({ ...wanted, key: `${key}:${order.attempts}` }) : intent
}

/** The gateway's record for this order and amount; one for another amount is closed first, so that only one can be paid. */
const openIntent = async (services: OrderServices, order: OrderRow, now: Date): Promise<PaymentIntent> => {
  if (order.intent !== null) {
    const before = await services.gateway.read(order.intent)
    if (before.amount === order.total && before.state !== 'cancelled') return before
    const closed = await services.gateway.cancel(order.intent, `cancel:${order.intent}`)
    if (closed.state === 'succeeded') {
      await followIntent(services, order.id, closed, now)
      throw new Superseded()
    }
  }
  const intent = await newIntent(services, order)
  const isStillOurs = and(eq(orders.id, order.id), eq(orders.state, 'verifying'), eq(orders.attempts, order.attempts))
  const [kept] = await services.db
    .update(orders)
    .set({ intent: intent.id })
    .where(isStillOurs)
    .returning({ id: orders.id })
  if (kept === undefined) throw new Superseded()
  return intent
}

const charge = async (services: OrderServices, order: OrderRow, card: ChosenCard, now: Date): Promise<Paying> => {
  const intent = await openIntent(services, order, now)
  const attempt = {
    method: card.method,
    key: `pay:${order.id}:${order.attempts}`,
    returnUrl: services.returnUrl(order.checkout),
  }
  const answer =
    intent.state === 'succeeded'
      ? intent
      : await services.gateway.pay(intent.id, { ...attempt, ...(await cardToCharge(services, order, card)) })
  const followed = await followIntent(services, order.id, answer, now, { isAnswer: true })
  if (followed === undefined) return { ok: false, reason: 'no-order' }
  return { ok: true, order: followed, ...(answer.verification && { verification: answer.verification }) }
}

/** A card that the gateway does not know, or a request it does not take: the order waits for another card. */
const backToPending = (
  services: OrderServices,
  order: OrderRow,
  refusal: GatewayRefusal,
  now: Date,
): Promise<OrderRow> =>
  services.db.transaction(async (unit) => {
    const locked = await lockOrder(unit, order.id)
    if (locked?.state !== 'verifying') return locked ?? order
    const declined = isNotKept(refusal) ? ('not-kept' as const) : ('try-again' as const)
    const also = { declined, answeredAt: now }
    return changeState(unit, locked, { to: 'pending', who: 'bank', at: now, note: 'refused by the gateway', also })
  })

/** Charges a card for an order, once. A second click, another tab or a try after a lost answer finds what the first has done. */
export const payOrder = async (services: OrderServices, request: PayRequest, now: Date): Promise<Paying> => {
  const known = await orderOfCheckout(services.db, request)
  if (known === undefined) return { ok: false, reason: 'no-order' }
  const begun = await retryConflicts(() => services.db.transaction((unit) => begin(unit, known.id, request, now)))
  if ('ok' in begun) return begun
  const { kind, order } = begun
  if (kind === 'as-it-is') return orderNow(services, order, now)
  try {
    // Nothing to charge: nobody has to be asked.
    if (order.total === 0) {
      await services.db.transaction(async (unit) => {
        const locked = await lockOrder(unit, order.id)
        if (locked?.state === 'verifying') await completePayment(unit, services, locked, null, now)
      })
      return orderNow(services, order, now)
    }
    return await charge(services, order, request, now)
  } catch (error) {
    if (error instanceof Superseded) return orderNow(services, order, now)
    if (error instanceof GatewayRefusal) return { ok: true, order: await backToPending(services, order, error, now) }
    if (error instanceof GatewayUnreachable) return { ok: true, order, asking: true }
    throw error
  }
}
