import { desc, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import type { FindAsked, Found } from './found.ts'

/** What dealers ask our word on, by its number or the machine's. */
export const findWarrantiesByNumber = async (db: Db, { typed, most }: FindAsked): Promise<Found[]> => {
  const number = typed.trim().toUpperCase()
  const { number: own, serialNumber } = warrantyRequests
  const found = await db
    .select()
    .from(warrantyRequests)
    .where(or(sql`starts_with(${own}, ${number})`, sql`starts_with(upper(${serialNumber}), ${number})`))
    .orderBy(desc(warrantyRequests.askedAt))
    .limit(most)
  return found.map((request) => ({
    kind: 'warranty',
    of: request.number,
    title: request.number,
    detail: `${request.product}, ${request.serialNumber}`,
    state: request.state,
    amount: null,
    isExact: request.number === number,
  }))
}
