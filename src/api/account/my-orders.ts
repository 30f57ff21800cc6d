import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { mostOrders } from '../../domain/account/account-limits.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import { readOrderNumber } from '../../domain/orders/order-number.ts'
import type { Db } from '../db/database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { OrderRow } from '../orders/change-state.ts'
import { type CheckoutKeys, orderOfCheckout } from '../orders/checkout-access.ts'
import { toLine } from '../orders/read-order.ts'

export interface OwnOrder {
  readonly row: OrderRow
  readonly lines: OrderLine[]
}

const paidBy = (person: string) => and(eq(orders.person, person), isNotNull(orders.paidAt))

/** Somebody's orders that were paid, newest first. */
export const myOrders = async (db: Db, person: string): Promise<OwnOrder[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(paidBy(person))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(mostOrders)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order, ids))
    .orderBy(asc(orderLines.position))
  const byOrder = Map.groupBy(lines, ({ order }) => order)
  return rows.map((row) => ({ row, lines: (byOrder.get(row.id) ?? []).map(toLine) }))
}

export const myOrder = async (db: Db, person: string, number: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(paidBy(person), eq(orders.number, readOrderNumber(number) ?? '')))
  return row
}

/** The same, by the keys of its checkout. */
export const giveOrderOfCheckout = async (db: Db, person: string, keys: CheckoutKeys): Promise<void> => {
  const order = await orderOfCheckout(db, keys)
  if (order?.person === null) await giveOrder(db, person, order.id)
}

/** An order that somebody who is signed in has just made is theirs, whatever address it goes to. */
export const giveOrder = async (db: Db, person: string, order: string): Promise<void> => {
  const isNobodys = and(eq(orders.id, order), isNull(orders.person))
  await db.update(orders).set({ person }).where(isNobodys)
}
