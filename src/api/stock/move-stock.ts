import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { stock, stockHolds, stockLedger } from '../db/schema/stock.ts'
import { lockStock, releaseStock, unitsBySku, type WantedUnits } from './hold-stock.ts'

interface Movement {
  reason: (typeof stockLedger.$inferInsert)['reason']
  order?: string
  /** In words of whoever does it. */
  note?: string
  who: string
  at: Date
}

/** Of what the transaction has locked: the count and its ledger together. */
export const changeStock = async (unit: Db, sku: string, units: number, movement: Movement): Promise<void> => {
  await unit
    .update(stock)
    .set({ onHand: sql`${stock.onHand} + ${units}` })
    .where(eq(stock.sku, sku))
  await unit.insert(stockLedger).values({ sku, change: units, ...movement })
}

/** Takes what an order holds out of the stock, for good. False where it no longer holds all of it. */
export const sellHeldStock = async (
  unit: Db,
  order: string,
  wanted: readonly WantedUnits[],
  at: Date,
): Promise<boolean> => {
  const units = unitsBySku(wanted)
  await lockStock(unit, [...units.keys()])
  const holds = await unit.select().from(stockHolds).where(eq(stockHolds.order, order))
  const held = new Map(holds.map(({ sku, quantity }) => [sku, quantity]))
  if ([...units].some(([sku, quantity]) => (held.get(sku) ?? 0) < quantity)) return false
  await releaseStock(unit, order)
  for (const [sku, quantity] of units)
    await changeStock(unit, sku, -quantity, { reason: 'sold', order, who: 'customer', at })
  return true
}

/** What came back can be sold again. */
export const returnStock = async (
  unit: Db,
  returned: readonly WantedUnits[],
  movement: Omit<Movement, 'reason'>,
): Promise<void> => {
  const units = unitsBySku(returned)
  await lockStock(unit, [...units.keys()])
  for (const [sku, quantity] of units) await changeStock(unit, sku, quantity, { ...movement, reason: 'returned' })
}

/** Somebody has counted. */
export const setStock = async (unit: Db, sku: string, counted: number, movement: Omit<Movement, 'reason'>) => {
  const [before] = await lockStock(unit, [sku])
  if (before === undefined) {
    await unit.insert(stock).values({ sku, onHand: counted })
    await unit.insert(stockLedger).values({ sku, change: counted, reason: 'first count', ...movement })
    return
  }
  if (before.onHand !== counted)
    await changeStock(unit, sku, counted - before.onHand, { ...movement, reason: 'counted' })
}
