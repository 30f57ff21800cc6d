import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { ProductLookup } from '../../catalogue/product-lookup.ts'
import type { Db } from '../../db/database.ts'
import { stock, stockLedger } from '../../db/schema/stock.ts'
import { goodsNames } from '../find/goods-names.ts'

/** Goods that run out: how many there are, and how many were sold within a week. */
export interface RunningOut {
  readonly sku: string
  readonly name: string
  readonly left: number
  readonly sold: number
}

const most = 6
const weekMs = 7 * 86_400_000

/** What lasts no other week at the rate of the last one, soonest first. */
export const stockRunningOut = async (
  { db, catalogue }: { db: Db; catalogue: ProductLookup },
  now: Date,
): Promise<RunningOut[]> => {
  const sold = sql<string>`sum(-${stockLedger.change})`
  const rows = await db
    .select({ sku: stockLedger.sku, sold })
    .from(stockLedger)
    .where(and(gte(stockLedger.at, new Date(now.getTime() - weekMs)), eq(stockLedger.reason, 'sold')))
    .groupBy(stockLedger.sku)
  const soldOf = new Map(rows.map((row) => [row.sku, Number(row.sold)]))
  if (soldOf.size === 0) return []
  const counted = await db
    .select()
    .from(stock)
    .where(inArray(stock.sku, [...soldOf.keys()]))
  const short = counted
    .map(({ sku, onHand }) => ({ sku, left: onHand, sold: soldOf.get(sku) ?? 0 }))
    .filter(({ left, sold: week }) => left <= week)
    .toSorted((one, other) => one.left / one.sold - other.left / other.sold)
    .slice(0, most)
  const names = short.length === 0 ? new Map<string, string>() : await goodsNames(db, catalogue, now)
  return short.map((each) => ({ ...each, name: names.get(each.sku) ?? each.sku }))
}
