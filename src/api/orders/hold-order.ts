import type { PricedOrder } from '../../domain/pricing/price-order.ts'
import type { Db } from '../db/database.ts'
import { holdStock, type Shortage } from '../stock/hold-stock.ts'

/** Undoes the transaction it is thrown in. */
export class OutOfStock extends Error {
  readonly short: Shortage[]

  constructor(short: Shortage[]) {
    super('There is not enough in stock')
    this.short = short
  }
}

export interface HeldOrder {
  /** What comes for nothing. */
  bonus: PricedOrder['bonus']
  /** What would have come for nothing and is out of stock. */
  left: string[]
}

/** Holds what was bought, and of what comes for nothing whatever there is. */
export const holdOrder = async (
  unit: Db,
  order: string,
  { lines, bonus }: Pick<PricedOrder, 'lines' | 'bonus'>,
  now: Date,
): Promise<HeldOrder> => {
  const all = await holdStock(unit, order, [...lines, ...bonus], now)
  if (all.ok) return { bonus, left: [] }
  const short = all.short.map(({ sku }) => sku)
  const coming = bonus.filter(({ sku }) => !short.includes(sku))
  const without = await holdStock(unit, order, [...lines, ...coming], now)
  if (!without.ok) throw new OutOfStock(without.short)
  return { bonus: coming, left: bonus.filter(({ sku }) => short.includes(sku)).map(({ sku }) => sku) }
}
