import { lt } from 'drizzle-orm'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { backInStockRequests } from '../db/schema/back-in-stock-requests.ts'
import { daysBefore } from './days-before.ts'

/** Who wanted to hear that something is back, and has waited too long. */
export const forgetBackInStock = async (db: Db, retention: Retention, now: Date): Promise<number> => {
  const gone = await db
    .delete(backInStockRequests)
    .where(lt(backInStockRequests.askedAt, daysBefore(now, retention['en-au']['back-in-stock'])))
    .returning({ id: backInStockRequests.id })
  return gone.length
}
