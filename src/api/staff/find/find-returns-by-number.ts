import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { returns } from '../../db/schema/returns.ts'
import type { FindAsked, Found } from './found.ts'

/** By the number on the carton, or how it begins. */
export const findReturnsByNumber = async (db: Db, { typed, most }: FindAsked): Promise<Found[]> => {
  const number = typed.trim().toUpperCase()
  const found = await db
    .select({ number: returns.number, order: orders.number, name: orders.name, settledAt: returns.settledAt })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order))
    .where(sql`starts_with(${returns.number}, ${number})`)
    .orderBy(desc(returns.askedAt))
    .limit(most)
  return found.map(({ number: title, order, name, settledAt }) => ({
    kind: 'return',
    of: order,
    title,
    detail: `${order}, ${name}`,
    state: settledAt === null ? 'open' : 'settled',
    amount: null,
    isExact: title === number,
  }))
}
