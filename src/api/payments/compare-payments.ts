import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import type { OrderServices } from '../orders/order-services.ts'
import { GatewayUnreachable } from './gateway.ts'

export const unmatchedKinds = [
  'with-the-bank',
  'refund-failed',
  'refund-owed',
  'charge-of-unpaid',
  'charge-without-order',
] as const

/** Money that is somewhere nobody can tell. */
export interface Unmatched {
  readonly kind: (typeof unmatchedKinds)[number]
  /** The number of the order; null where there is none. */
  readonly order: string | null
  /** What the gateway calls it; null where it was never asked. */
  readonly payment: string | null
  /** The refund, where it is one. */
  readonly refund: string | null
  readonly amount: Cents
  /** What is so, after the amount: "was charged, and there is no such order". */
  readonly what: string
  /** In whole sentences. */
  readonly toDo: string
  readonly since: Date | null
}

export interface PaymentsCompared {
  readonly unmatched: readonly Unmatched[]
  /** Whether it has charges without an order cannot be told now. */
  readonly isGatewayAway: boolean
}

type Compared = Pick<OrderServices, 'db' | 'gateway'>

/** What a minute of reconciling should have settled. */
const tooLong = 10 * 60_000

const unmatchedOrders = async ({ db }: Compared, now: Date): Promise<Unmatched[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['verifying']), lt(orders.heldUntil, new Date(now.getTime() - tooLong))))
    .orderBy(asc(orders.heldUntil))
  return rows.map(({ number, total, intent, heldUntil }) => ({
    kind: 'with-the-bank',
    order: number,
    payment: intent,
    refund: null,
    amount: total as Cents,
    what: `with the bank for too long (${intent ?? 'never asked'})`,
    toDo: 'Look it up in the gateway’s own pages: paid, it becomes paid by itself once the gateway answers; if it says that it does not know it, cancel it there.',
    since: heldUntil,
  }))
}

const refundToDo = {
  failed:
    'The gateway does not take it. Pay it back in the gateway’s own pages or by transfer, and say so at the desk, under Trouble.',
  owed: 'The gateway may be away: Trouble at the desk, or npm run failed, says why, and tries it again.',
}

const unpaidRefunds = async ({ db }: Compared, now: Date): Promise<Unmatched[]> => {
  const rows = await db
    .select({ refund: refunds, number: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order))
    .where(inArray(refunds.state, ['owed', 'failed']))
    .orderBy(asc(refunds.at))
  return rows.flatMap(({ refund: { id, state, amount, intent, at, reason }, number }): Unmatched[] => {
    if (state === 'paid' || (state === 'owed' && now.getTime() - at.getTime() < tooLong)) return []
    return [
      {
        kind: state === 'failed' ? 'refund-failed' : 'refund-owed',
        order: number,
        payment: intent,
        refund: id,
        amount: amount as Cents,
        what: `to go back (${reason}), from ${intent}, ${state === 'failed' ? 'and it was refused' : 'and it is not paid yet'}`,
        toDo: refundToDo[state],
        since: at,
      },
    ]
  })
}

/** As long as somebody may still ask the bank about a charge. */
const lookBack = 120 * 86_400_000

const ordersOf = (db: Compared['db'], charged: readonly { id: string }[]) =>
  db
    .select({ intent: orders.intent, number: orders.number, state: orders.state, paidAt: orders.paidAt })
    .from(orders)
    .where(
      inArray(
        orders.intent,
        charged.map(({ id }) => id),
      ),
    )

/** Charges that no order of ours has: after a database was restored, say, there may be some. */
const chargesWithoutOrder = async ({ db, gateway }: Compared, now: Date): Promise<Unmatched[]> => {
  const charged = await gateway.charged(new Date(now.getTime() - lookBack))
  const open = charged.filter(({ amount, refunded }) => refunded < amount)
  const known = open.length === 0 ? [] : await ordersOf(db, open)
  return open.flatMap(({ id, amount, refunded }): Unmatched[] => {
    const order = known.find(({ intent }) => intent === id)
    if (order?.paidAt != null) return []
    const found = { payment: id, refund: null, amount: (amount - refunded) as Cents, since: null }
    return [
      order === undefined
        ? {
            ...found,
            kind: 'charge-without-order',
            order: null,
            what: 'was charged, and there is no such order',
            toDo: 'Look it up in the gateway’s own pages, ask the customer, and pay it back there.',
          }
        : {
            ...found,
            kind: 'charge-of-unpaid',
            order: order.number,
            what: `was charged (${id}), and the order is ${order.state}`,
            toDo: 'It settles itself within a minute; if not, pay it back in the gateway’s own pages.',
          },
    ]
  })
}

/** Charges, orders and refunds that do not go together, with what to do about each. It changes nothing. */
export const comparePayments = async (services: Compared, now: Date): Promise<PaymentsCompared> => {
  const ours = [...(await unmatchedOrders(services, now)), ...(await unpaidRefunds(services, now))]
  try {
    return { unmatched: [...ours, ...(await chargesWithoutOrder(services, now))], isGatewayAway: false }
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    return { unmatched: ours, isGatewayAway: true }
  }
}
