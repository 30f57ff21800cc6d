import { asc } from 'drizzle-orm'
import type { ProductLookup } from '../../catalogue/product-lookup.ts'
import type { Db } from '../../db/database.ts'
import { stock } from '../../db/schema/stock.ts'

interface Known {
  readonly names: ReadonlyMap<string, string>
  readonly at: number
}

/** A product is renamed now and then; who types waits for no content service. */
const goodFor = 600_000

const known = new WeakMap<ProductLookup, Known>()

/** What everything that is counted is called, as far as the catalogue tells. */
export const goodsNames = async (db: Db, catalogue: ProductLookup, now: Date): Promise<Known['names']> => {
  const before = known.get(catalogue)
  if (before !== undefined && now.getTime() - before.at < goodFor) return before.names
  const rows = await db.select({ sku: stock.sku }).from(stock).orderBy(asc(stock.sku))
  const answer = await catalogue.products(
    rows.map(({ sku }) => sku),
    now,
  )
  if (!answer.ok) return before?.names ?? new Map()
  const names = new Map([...answer.products].map(([sku, { name }]) => [sku, name]))
  known.set(catalogue, { names, at: now.getTime() })
  return names
}
