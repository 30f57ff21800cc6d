import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { stock, stockHolds } from '../db/schema/stock.ts'
import { isLiveHold } from './live-hold.ts'

export interface StockCount {
  sku: string
  /** How many can be sold now. */
  available: number
  /** When more are expected, as 2026-12-03. */
  backOn: string | null
}

/** How many units others hold of each. */
export const heldByOthers = async (
  db: Db,
  skus: readonly string[],
  now: Date,
  except?: string,
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ sku: stockHolds.sku, held: sql<string | number>`sum(${stockHolds.quantity})` })
    .from(stockHolds)
    .innerJoin(orders, sql`${orders.id} = ${stockHolds.order}`)
    .where(
      and(
        inArray(stockHolds.sku, [...skus]),
        isLiveHold(now),
        except === undefined ? undefined : ne(stockHolds.order, except),
      ),
    )
    .groupBy(stockHolds.sku)
  return new Map(rows.map(({ sku, held }) => [sku, Number(held)]))
}

/** What can be sold of some products. Those that were never counted are not among the answers. */
export const countAvailable = async (db: Db, skus: readonly string[], now: Date): Promise<StockCount[]> => {
  if (skus.length === 0) return []
  const rows = await db
    .select()
    .from(stock)
    .where(inArray(stock.sku, [...skus]))
  const held = await heldByOthers(db, skus, now)
  return rows.map(({ sku, onHand, backOn }) => ({
    sku,
    available: Math.max(0, onHand - (held.get(sku) ?? 0)),
    backOn,
  }))
}
