import { desc, eq, type SQL } from 'drizzle-orm'
import { readOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Db } from '../../db/database.ts'
import { orders, orderWords } from '../../db/schema/orders.ts'
import { pageByWords } from '../../db/search-words.ts'
import type { FindAsked, Found } from './found.ts'

const searched = { table: orders, id: orders.id, words: orderWords }

const select = (db: Db, where: SQL, most: number) =>
  db
    .select({
      number: orders.number,
      name: orders.name,
      delivery: orders.delivery,
      state: orders.state,
      total: orders.total,
    })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(most)

/** Newest first, and before them the one whose number it is. */
export const findOrdersByWords = async (db: Db, { typed, words, most }: FindAsked): Promise<Found[]> => {
  const number = readOrderNumber(typed)
  const exact = number === undefined ? [] : await select(db, eq(orders.number, number), 1)
  const isFound = await pageByWords(db, searched, words, { by: orders.placedAt, isUp: false, most })
  const others = await select(db, isFound, most)
  const found = [...exact, ...others.filter((other) => other.number !== number)].slice(0, most)
  return found.map(({ number: of, name, delivery, state, total }) => ({
    kind: 'order',
    of,
    title: of,
    detail: `${name}, ${delivery.kind === 'door' ? delivery.address.suburb : 'pick-up'}`,
    state,
    amount: total,
    isExact: of === number,
  }))
}
