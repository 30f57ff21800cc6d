import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { stock, stockLedger } from '../db/schema/stock.ts'

export interface FirstCount {
  sku: string
  onHand: number
  backOn: string | null
}

/** Products that the database has not counted yet begin with what content says. Several servers may do it at once. */
export const fillFirstCounts = async (db: Db, counts: readonly FirstCount[], at: Date): Promise<number> => {
  if (counts.length === 0) return 0
  return db.transaction(async (unit) => {
    const known = await unit
      .select({ sku: stock.sku })
      .from(stock)
      .where(
        inArray(
          stock.sku,
          counts.map(({ sku }) => sku),
        ),
      )
    const skus = new Set(known.map(({ sku }) => sku))
    const missing = counts.filter(({ sku }) => !skus.has(sku))
    if (missing.length === 0) return 0
    const added = await unit.insert(stock).values(missing).onConflictDoNothing().returning()
    if (added.length > 0)
      await unit
        .insert(stockLedger)
        .values(
          added.map(({ sku, onHand }) => ({ sku, change: onHand, reason: 'first count' as const, who: 'content', at })),
        )
    return added.length
  })
}
