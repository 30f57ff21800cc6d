import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { stock, stockHolds } from '../db/schema/stock.ts'
import { heldByOthers } from './available.ts'

export interface WantedUnits {
  sku: string
  quantity: number
}

export interface Shortage {
  sku: string
  wanted: number
  available: number
}

export type Held = { ok: true } | { ok: false; short: Shortage[] }

/**
 * Nobody else counts these products until the transaction is over. Always in the same order: two orders of the same things
 * never wait for each other.
 */
export const lockStock = (unit: Db, skus: readonly string[]) =>
  unit
    .select()
    .from(stock)
    .where(inArray(stock.sku, [...skus]))
    .orderBy(stock.sku)
    .for('update')

/** Units of one product may stand on several lines: bought, and as a bonus. */
export const unitsBySku = (wanted: readonly WantedUnits[]): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { sku, quantity } of wanted) units.set(sku, (units.get(sku) ?? 0) + quantity)
  return units
}

/** Holds units for an order, in place of whatever it held; all of them, or none and what it held stays. */
export const holdStock = async (unit: Db, order: string, wanted: readonly WantedUnits[], now: Date): Promise<Held> => {
  const units = unitsBySku(wanted)
  const skus = [...units.keys()]
  const counted = new Map((await lockStock(unit, skus)).map(({ sku, onHand }) => [sku, onHand]))
  const held = await heldByOthers(unit, skus, now, order)
  const short = [...units].flatMap(([sku, quantity]) => {
    const available = Math.max(0, (counted.get(sku) ?? 0) - (held.get(sku) ?? 0))
    return available < quantity ? [{ sku, wanted: quantity, available }] : []
  })
  if (short.length > 0) return { ok: false, short }
  await releaseStock(unit, order)
  if (units.size > 0)
    await unit.insert(stockHolds).values([...units].map(([sku, quantity]) => ({ order, sku, quantity })))
  return { ok: true }
}

export const releaseStock = async (unit: Db, order: string): Promise<void> => {
  await unit.delete(stockHolds).where(eq(stockHolds.order, order))
}
