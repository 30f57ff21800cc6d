import { count, eq, min } from 'drizzle-orm'
import { isRunningOut } from '../../../domain/staff/stock-views.ts'
import type { ProductLookup } from '../../catalogue/product-lookup.ts'
import type { Db } from '../../db/database.ts'
import { letters } from '../../db/schema/letters.ts'
import { goodsNames } from '../find/goods-names.ts'
import { countStock } from '../stock/count-stock.ts'
import { fewAlone, type Wait } from './wait.ts'

const deadLetters = async (db: Db): Promise<Wait[]> => {
  const [dead] = await db
    .select({ letters: count(), first: min(letters.queuedAt) })
    .from(letters)
    .where(eq(letters.state, 'dead'))
  const many = Number(dead?.letters ?? 0)
  if (many === 0) return []
  return [{ kind: 'letter', of: '', many, who: '', what: '', amount: null, due: dead?.first ?? null }]
}

/** Of what there are few, those of which there is none first. */
const shortStock = async (db: Db, catalogue: ProductLookup, now: Date): Promise<Wait[]> => {
  const rows = (await countStock(db, now)).filter(isRunningOut).toSorted((one, other) => one.onHand - other.onHand)
  const names = rows.length === 0 ? new Map<string, string>() : await goodsNames(db, catalogue, now)
  const waits = rows.map(({ sku, onHand, backOn }): Wait => {
    const who = names.get(sku) ?? sku
    return { kind: 'stock', of: sku, many: 1, who, what: backOn ?? '', amount: onHand, due: null }
  })
  return fewAlone(waits, 2)
}

export const waitingOfHouse = async (
  { db, catalogue }: { db: Db; catalogue: ProductLookup },
  now: Date,
): Promise<Wait[]> => [...(await deadLetters(db)), ...(await shortStock(db, catalogue, now))]
