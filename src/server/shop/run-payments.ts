import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { orders } from '../../api/db/schema/orders.ts'
import { refunds } from '../../api/db/schema/refunds.ts'
import { expireOrders } from '../../api/orders/expire-orders.ts'
import { followUnanswered } from '../../api/orders/follow-unanswered.ts'
import type { OrderServices } from '../../api/orders/order-services.ts'
import { GatewayUnreachable } from '../../api/payments/gateway.ts'
import type { Cents } from '../../domain/money/money.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { CommandAnswer } from './run-orders.ts'

const aud = (cents: number): string => formatMoney(cents as Cents, 'AUD', 'en-AU')

/** What a minute of reconciling should have settled. */
const tooLong = 10 * 60_000

/** Orders whose money is somewhere that nobody can tell, with what to do. */
const unmatchedOrders = async ({ db }: OrderServices, now: Date): Promise<string[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['verifying']), lt(orders.heldUntil, new Date(now.getTime() - tooLong))))
    .orderBy(asc(orders.heldUntil))
  return rows.map(
    ({ number, total, intent }) =>
      `${number}  ${aud(total)}  with the bank for too long (${intent ?? 'never asked'}). Look it up in the gateway’s own pages: paid, it becomes paid by itself once the gateway answers; if it says that it does not know it, cancel it there.`,
  )
}

const unpaidRefunds = async ({ db }: OrderServices, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ refund: refunds, number: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order))
    .where(inArray(refunds.state, ['owed', 'failed']))
    .orderBy(asc(refunds.at))
  return rows.flatMap(({ refund: { state, amount, intent, at, reason }, number }) => {
    if (state === 'owed' && now.getTime() - at.getTime() < tooLong) return []
    const why =
      state === 'failed'
        ? 'the gateway does not take it. Pay it back in the gateway’s own pages or by transfer, and note it with npm run orders.'
        : 'not paid yet. The gateway may be away: npm run failed says why, and tries it again.'
    return [`${number}  ${aud(amount)} back (${reason}), from ${intent}: ${why}`]
  })
}

/** As long as somebody may still ask the bank about a charge. */
const lookBack = 120 * 86_400_000

/** Charges that no order of ours has: after a database was restored, say, there may be some. */
const chargesWithoutOrder = async ({ db, gateway }: OrderServices, now: Date): Promise<string[]> => {
  const charged = await gateway.charged(new Date(now.getTime() - lookBack))
  const open = charged.filter(({ amount, refunded }) => refunded < amount)
  const known = open.length === 0 ? [] : await ordersOf(db, open)
  return open.flatMap(({ id, amount, refunded }) => {
    const order = known.find(({ intent }) => intent === id)
    if (order?.paidAt != null) return []
    const left = aud(amount - refunded)
    return [
      order === undefined
        ? `${id}  ${left} was charged, and there is no such order. Look it up in the gateway’s own pages, ask the customer, and pay it back there.`
        : `${order.number}  ${left} was charged (${id}), and the order is ${order.state}. It settles itself within a minute; if not, pay it back in the gateway’s own pages.`,
    ]
  })
}

const ordersOf = (db: OrderServices['db'], charged: readonly { id: string }[]) =>
  db
    .select({ intent: orders.intent, number: orders.number, state: orders.state, paidAt: orders.paidAt })
    .from(orders)
    .where(
      inArray(
        orders.intent,
        charged.map(({ id }) => id),
      ),
    )

const unasked = (error: unknown): string[] => {
  if (!(error instanceof GatewayUnreachable)) throw error
  return ['The gateway does not answer: whether it has charges without an order cannot be told now.']
}

/** Settles what can be settled now, and lists what could not be matched. */
export const runPayments = async (services: OrderServices, now: Date): Promise<CommandAnswer> => {
  const followed = await followUnanswered(services, now)
  const expired = await expireOrders(services, now)
  const away = [...new Set([...followed.unknown, ...expired.unknown])]
  const lines = [
    ...away.map(
      (number) =>
        `${number}  the gateway does not answer, or does not know it. It is asked again every minute: if it stays, look it up in the gateway’s own pages.`,
    ),
    ...(await unmatchedOrders(services, now)),
    ...(await unpaidRefunds(services, now)),
    ...(await chargesWithoutOrder(services, now).catch(unasked)),
  ]
  const looked = followed.looked + expired.looked
  return {
    ok: true,
    text: [
      `Compared ${looked} unfinished orders with the gateway.`,
      ...(lines.length === 0 ? ['Everything matches.'] : lines),
    ].join('\n'),
  }
}
