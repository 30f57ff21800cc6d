import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { stock, stockHolds } from '../db/schema/stock.ts'
import { isLiveHold } from './live-hold.ts'

/** For so long an answer is good enough to fill a cart by. What is sold is decided at checkout. */
const freshFor = 2000

/** Whether any can be sold of each product that is counted, known again every other second. */
export const createLiveStock = (db: Db, now = () => new Date()): (() => Promise<ReadonlyMap<string, boolean>>) => {
  let known: { at: number; bySku: Promise<ReadonlyMap<string, boolean>> } | undefined
  const read = async (at: Date): Promise<ReadonlyMap<string, boolean>> => {
    const held = sql`coalesce((select sum(${stockHolds.quantity}) from ${stockHolds} inner join ${orders} on ${orders.id} = ${stockHolds.order} where ${stockHolds.sku} = ${stock.sku} and ${isLiveHold(at)}), 0)`
    const rows = await db.select({ sku: stock.sku, any: sql<boolean>`${stock.onHand} > ${held}` }).from(stock)
    return new Map(rows.map(({ sku, any }) => [sku, any]))
  }
  return () => {
    const at = now()
    if (known === undefined || at.getTime() - known.at > freshFor) {
      const bySku = read(at)
      known = { at: at.getTime(), bySku }
      bySku.catch(() => {
        known = undefined
      })
    }
    return known.bySku
  }
}
