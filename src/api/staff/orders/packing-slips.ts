import { asc, inArray } from 'drizzle-orm'
import type { Order } from '../../../domain/orders/order.ts'
import type { Db } from '../../db/database.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import type { OrderRow } from '../../orders/change-state.ts'
import { toOrder } from '../../orders/read-order.ts'
import { type Shelved, shelvedOf } from './order-file.ts'

/** What goes into a box, for whom, and where each of it is. */
export interface PackingSlip {
  readonly row: OrderRow
  readonly order: Order
  readonly available: readonly Shelved[]
}

/** In the order in which they were asked for, without those that there are not. */
export const packingSlips = async (db: Db, numbers: readonly string[], now: Date): Promise<PackingSlip[]> => {
  if (numbers.length === 0) return []
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order, ids))
    .orderBy(asc(orderLines.position))
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  const shelved = new Map((await shelvedOf(db, skus, now)).map((each) => [each.sku, each]))
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const byOrder = Map.groupBy(lines, ({ order }) => order)
  return [...new Set(numbers)].flatMap((number) => {
    const row = byNumber.get(number)
    if (row === undefined) return []
    const own = byOrder.get(row.id) ?? []
    const available = [...new Set(own.map(({ sku }) => sku))].flatMap((sku) => shelved.get(sku) ?? [])
    return { row, order: toOrder(row, own), available }
  })
}
