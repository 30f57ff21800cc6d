import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { stock, stockLedger } from '../../db/schema/stock.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { countStock } from './count-stock.ts'
import { type ListedStock, named } from './find-stock.ts'
import { stockNames } from './stock-names.ts'

export interface LedgerEntry {
  readonly id: number
  readonly at: Date
  readonly change: number
  readonly reason: string
  readonly note: string | null
  readonly who: string
  /** The number of the order it went with. */
  readonly order: string | null
}

/** All that staff see of one product's stock. */
export interface StockFile {
  readonly item: ListedStock
  readonly areNamesUnknown: boolean
  /** Newest first. */
  readonly ledger: readonly LedgerEntry[]
  readonly hasMore: boolean
  /** Who put it into its bay, or said when it comes back, last. */
  readonly placed: { readonly who: string; readonly at: Date } | undefined
}

const page = 50

/** Every change of a count, so many at a time. */
const readLedger = (db: Db, sku: string, before: number | undefined): Promise<LedgerEntry[]> =>
  db
    .select({
      id: stockLedger.id,
      at: stockLedger.at,
      change: stockLedger.change,
      reason: stockLedger.reason,
      note: stockLedger.note,
      who: stockLedger.who,
      order: orders.number,
    })
    .from(stockLedger)
    .leftJoin(orders, eq(orders.id, stockLedger.order))
    .where(and(eq(stockLedger.sku, sku), before === undefined ? undefined : lt(stockLedger.id, before)))
    .orderBy(desc(stockLedger.id))
    .limit(page + 1)

const lastPlaced = async (db: Db, sku: string): Promise<StockFile['placed']> => {
  const [act] = await db
    .select({ who: staffActs.name, at: staffActs.at })
    .from(staffActs)
    .where(and(eq(staffActs.subject, 'stock'), eq(staffActs.of, sku), eq(staffActs.act, 'place')))
    .orderBy(desc(staffActs.id))
    .limit(1)
  return act
}

/** Undefined where nothing of that SKU is counted. `before`: only changes older than that one. */
export const stockFile = async (
  { db, catalogue }: Pick<OrderServices, 'db' | 'catalogue'>,
  sku: string,
  now: Date,
  before?: number,
): Promise<StockFile | undefined> => {
  const [counted] = await countStock(db, now, eq(stock.sku, sku))
  if (counted === undefined) return undefined
  const names = await stockNames(catalogue, [sku], now)
  const ledger = await readLedger(db, sku, before)
  return {
    item: named(counted, names),
    areNamesUnknown: names.areUnknown,
    ledger: ledger.slice(0, page),
    hasMore: ledger.length > page,
    placed: await lastPlaced(db, sku),
  }
}
