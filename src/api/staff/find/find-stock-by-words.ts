import { asc } from 'drizzle-orm'
import { hasBeginnings } from '../../../domain/staff/word-beginnings.ts'
import type { ProductLookup } from '../../catalogue/product-lookup.ts'
import type { Db } from '../../db/database.ts'
import { stock } from '../../db/schema/stock.ts'
import type { FindAsked, Found } from './found.ts'
import { goodsNames } from './goods-names.ts'

/** By SKU and by what the catalogue calls it. */
export const findStockByWords = async (
  db: Db,
  catalogue: ProductLookup,
  { typed, words, most }: FindAsked,
  now: Date,
): Promise<Found[]> => {
  const names = await goodsNames(db, catalogue, now)
  const rows = await db.select().from(stock).orderBy(asc(stock.sku))
  const exact = typed.trim().toUpperCase()
  const found = rows
    .map((row) => ({ ...row, name: names.get(row.sku) ?? row.sku }))
    .filter(({ sku, name }) => hasBeginnings(`${sku} ${name}`, words))
    .toSorted((one, other) => Number(other.sku === exact) - Number(one.sku === exact))
  return found.slice(0, most).map(({ sku, name, onHand, bay }) => ({
    kind: 'stock',
    of: sku,
    title: name,
    detail: name === sku ? '' : sku,
    state: bay ?? '',
    amount: onHand,
    isExact: sku === exact,
  }))
}
