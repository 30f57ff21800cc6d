import { sql } from 'drizzle-orm'
import type { Db } from '../../src/api/db/database.ts'
import { letters } from '../../src/api/db/schema/letters.ts'
import { orders } from '../../src/api/db/schema/orders.ts'
import { stock, stockHolds, stockLedger } from '../../src/api/db/schema/stock.ts'
import { isPaid } from '../../src/domain/orders/order-state.ts'
import type { Buyer } from './buyer.ts'

interface BankRow extends Record<string, unknown> {
  order_id: string
  amount: number
  refunded: number
}

export interface Outcome {
  orders: number
  paid: number
  'orders lost': number
  'orders doubled': number
  'charges doubled': number
  'charges without order or refund': number
  'letters missing': number
  'letters doubled': number
  'counts that are not the sum of their ledger': number
  'holds of finished orders': number
}

/** Holds our record against the bank's, order by order. */
export const whatBecameOfOrders = async (db: Db, buyers: readonly Buyer[]): Promise<Outcome> => {
  const all = await db.select().from(orders)
  const charged = await db.execute<BankRow>(
    sql`select order_id, amount, refunded from sandbox_bank.intents where state = 'succeeded'`,
  )
  const byCheckout = Map.groupBy(all, ({ checkout }) => checkout)
  const byOrder = Map.groupBy(charged.rows, ({ order_id }) => order_id)
  const keptOf = (id: string) => (byOrder.get(id) ?? []).filter(({ amount, refunded }) => refunded < amount)
  const paid = all.filter(({ state }) => isPaid(state))
  const paidLetters = (await db.select().from(letters)).filter(({ order }) => order !== null)
  const lettersOf = Map.groupBy(paidLetters, ({ order }) => order ?? '')
  const unmatched = charged.rows.filter(({ order_id, amount, refunded }) => {
    const order = all.find(({ id }) => id === order_id)
    return refunded < amount && (order === undefined || !isPaid(order.state) || order.total !== amount)
  })
  const counts = await db.select().from(stock)
  const ledger = Map.groupBy(await db.select().from(stockLedger), ({ sku }) => sku)
  const sumOf = (sku: string) => (ledger.get(sku) ?? []).reduce((sum, { change }) => sum + change, 0)
  const finished = new Set(all.filter(({ state }) => state !== 'pending' && state !== 'verifying').map(({ id }) => id))
  return {
    orders: all.length,
    paid: paid.length,
    'orders lost': buyers.filter(
      ({ checkout, number, isPaid: wasTold }) =>
        (number() !== undefined && !byCheckout.has(checkout)) ||
        (wasTold() && !(byCheckout.get(checkout) ?? []).some(({ state }) => isPaid(state))),
    ).length,
    'orders doubled': [...byCheckout.values()].filter((some) => some.length > 1).length,
    'charges doubled': all.filter(({ id }) => keptOf(id).length > 1).length,
    'charges without order or refund':
      unmatched.length + paid.filter(({ id, total }) => total > 0 && keptOf(id).length === 0).length,
    'letters missing': paid.filter(({ id }) => !lettersOf.has(id)).length,
    'letters doubled': paid.filter(({ id }) => (lettersOf.get(id)?.length ?? 0) > 1).length,
    'counts that are not the sum of their ledger': counts.filter(({ sku, onHand }) => sumOf(sku) !== onHand).length,
    'holds of finished orders': (await db.select().from(stockHolds)).filter(({ order }) => finished.has(order)).length,
  }
}
