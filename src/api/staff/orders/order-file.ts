import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Cents } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { Db } from '../../db/database.ts'
import { orderEvents, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { returns } from '../../db/schema/returns.ts'
import { stock } from '../../db/schema/stock.ts'
import type { OrderRow } from '../../orders/change-state.ts'
import { readLines, toOrder } from '../../orders/read-order.ts'
import { countAvailable, type StockCount } from '../../stock/available.ts'
import { revisionOf } from '../revision.ts'

/** How many of a product there are, and where to walk for it. */
export interface Shelved extends StockCount {
  readonly bay: string | null
}

/** All that staff see of one order. */
export interface OrderFile {
  readonly row: OrderRow
  readonly revision: string
  readonly order: Order
  readonly events: readonly (typeof orderEvents.$inferSelect)[]
  readonly refunds: readonly (typeof refunds.$inferSelect)[]
  readonly returns: readonly (typeof returns.$inferSelect)[]
  readonly available: readonly Shelved[]
  /** Of the same address: how many, and what they came to. */
  readonly others: { readonly orders: number; readonly total: Cents }
}

const othersOf = async (db: Db, { id, email }: OrderRow): Promise<OrderFile['others']> => {
  const [sum] = await db
    .select({ orders: sql<string>`count(*)`, total: sql<string | null>`sum(${orders.total} - ${orders.refunded})` })
    .from(orders)
    .where(
      and(eq(sql`lower(${orders.email})`, email.toLowerCase()), ne(orders.id, id), sql`${orders.paidAt} is not null`),
    )
  return { orders: Number(sum?.orders ?? 0), total: Number(sum?.total ?? 0) as Cents }
}

export const shelvedOf = async (db: Db, skus: readonly string[], now: Date): Promise<Shelved[]> => {
  const counts = await countAvailable(db, skus, now)
  if (counts.length === 0) return []
  const rows = await db
    .select({ sku: stock.sku, bay: stock.bay })
    .from(stock)
    .where(inArray(stock.sku, [...skus]))
  const bays = new Map(rows.map(({ sku, bay }) => [sku, bay]))
  return counts.map((count) => ({ ...count, bay: bays.get(count.sku) ?? null }))
}

/** Undefined where there is none of that number. */
export const orderFile = async (db: Db, number: string, now: Date): Promise<OrderFile | undefined> => {
  const [found] = await db
    .select({ row: orders, revision: revisionOf(orders) })
    .from(orders)
    .where(eq(orders.number, number))
  if (found === undefined) return undefined
  const { row, revision } = found
  const lines = await readLines(db, row.id)
  return {
    row,
    revision,
    order: toOrder(row, lines),
    events: await db.select().from(orderEvents).where(eq(orderEvents.order, row.id)).orderBy(desc(orderEvents.id)),
    refunds: await db.select().from(refunds).where(eq(refunds.order, row.id)).orderBy(asc(refunds.at)),
    returns: await db.select().from(returns).where(eq(returns.order, row.id)).orderBy(asc(returns.askedAt)),
    available: await shelvedOf(
      db,
      lines.map(({ sku }) => sku),
      now,
    ),
    others: await othersOf(db, row),
  }
}
