import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { stock, stockLedger } from '../../db/schema/stock.ts'
import { heldByOthers } from '../../stock/available.ts'
import { revisionOf } from '../revision.ts'

/** A count as whoever changes it has it on screen. */
export interface SeenStock {
  readonly sku: string
  readonly revision: string
}

export interface LockedStock {
  readonly row: typeof stock.$inferSelect
  readonly revision: string
  readonly held: number
}

/** Nobody sells, holds or counts these until the transaction is over. In the order in which `lockStock` locks, so that nobody waits in a circle. */
export const lockCounted = async (unit: Db, skus: readonly string[], now: Date): Promise<Map<string, LockedStock>> => {
  if (skus.length === 0) return new Map()
  const rows = await unit
    .select({ row: stock, revision: revisionOf(stock) })
    .from(stock)
    .where(inArray(stock.sku, [...skus]))
    .orderBy(stock.sku)
    .for('update')
  const held = await heldByOthers(unit, skus, now)
  return new Map(rows.map((each) => [each.row.sku, { ...each, held: held.get(each.row.sku) ?? 0 }]))
}

export type StockActed =
  | { readonly ok: true }
  /** `since`: somebody has changed it since it was looked at. */
  | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string } }

const lastChange = async (unit: Db, sku: string): Promise<{ who: string } | undefined> => {
  const [moved] = await unit
    .select({ who: stockLedger.who, at: stockLedger.at })
    .from(stockLedger)
    .where(eq(stockLedger.sku, sku))
    .orderBy(desc(stockLedger.id))
    .limit(1)
  const [act] = await unit
    .select({ who: staffActs.name, at: staffActs.at })
    .from(staffActs)
    .where(and(eq(staffActs.subject, 'stock'), eq(staffActs.of, sku)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  const [last] = [moved, act]
    .filter((each) => each !== undefined)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return last && { who: last.who === 'customer' ? 'A customer' : last.who }
}

export const nothingOfThatSku: StockActed = { ok: false, problem: 'Nothing of that SKU is counted.' }

/** The answer to whoever had an older count on screen; undefined where it is still what they saw. */
export const unlessChanged = async (
  unit: Db,
  { row, revision }: LockedStock,
  seen: SeenStock,
): Promise<StockActed | undefined> => {
  if (revision === seen.revision) return undefined
  const since = await lastChange(unit, row.sku)
  const problem = `There are ${row.onHand} now. Look at it as it is, then go on.`
  return { ok: false, problem, ...(since && { since }) }
}
