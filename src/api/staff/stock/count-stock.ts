import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { isRunningOut, soldOverDays } from '../../../domain/staff/stock-views.ts'
import type { Db } from '../../db/database.ts'
import { backInStockRequests } from '../../db/schema/back-in-stock-requests.ts'
import { stock, stockLedger } from '../../db/schema/stock.ts'
import { heldByOthers } from '../../stock/available.ts'
import { revisionOf } from '../revision.ts'

/** How one product stands. */
export interface StockCounted {
  readonly sku: string
  readonly revision: string
  readonly onHand: number
  /** By whoever is at the checkout, or with the bank. */
  readonly held: number
  readonly available: number
  /** In the last four weeks, without what came back. */
  readonly sold: number
  /** So many have asked to be told when there is some. */
  readonly waiting: number
  readonly bay: string | null
  readonly backOn: string | null
}

const day = 86_400_000

const few = 10

const soldSince = async (db: Db, since: Date, skus: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ sku: stockLedger.sku, sold: sql<string | number>`-sum(${stockLedger.change})` })
    .from(stockLedger)
    .where(
      and(
        gt(stockLedger.at, since),
        inArray(stockLedger.reason, ['sold', 'returned']),
        // Of a few they are found by what they are of; of all, by when.
        skus.length < few ? inArray(stockLedger.sku, [...skus]) : undefined,
      ),
    )
    .groupBy(stockLedger.sku)
  return new Map(rows.map(({ sku, sold }) => [sku, Number(sold)]))
}

const waitingFor = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db
    .select({ sku: backInStockRequests.sku, people: sql<string | number>`count(*)` })
    .from(backInStockRequests)
    .groupBy(backInStockRequests.sku)
  return new Map(rows.map(({ sku, people }) => [sku, Number(people)]))
}

/** Everything that is counted, by SKU; `which` leaves only some of it. */
export const countStock = async (db: Db, now: Date, which?: SQL): Promise<StockCounted[]> => {
  const rows = await db
    .select({ row: stock, revision: revisionOf(stock) })
    .from(stock)
    .where(which)
    .orderBy(asc(stock.sku))
  if (rows.length === 0) return []
  const skus = rows.map(({ row }) => row.sku)
  const held = await heldByOthers(db, skus, now)
  const sold = await soldSince(db, new Date(now.getTime() - soldOverDays * day), skus)
  const waiting = await waitingFor(db)
  return rows.map(({ row, revision }) => {
    const heldNow = held.get(row.sku) ?? 0
    return {
      ...row,
      revision,
      held: heldNow,
      available: Math.max(0, row.onHand - heldNow),
      sold: sold.get(row.sku) ?? 0,
      waiting: waiting.get(row.sku) ?? 0,
    }
  })
}

/** How many kinds of goods are running out. */
export const countRunningOut = async (db: Db, now: Date): Promise<number> =>
  (await countStock(db, now)).filter(isRunningOut).length
