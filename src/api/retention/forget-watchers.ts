import { lt } from 'drizzle-orm'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { stockWatchers } from '../db/schema/stock-watchers.ts'
import { daysBefore } from './days-before.ts'

/** Who wanted to hear that something is back, and has waited too long. */
export const forgetWatchers = async (db: Db, retention: Retention, now: Date): Promise<number> => {
  const gone = await db
    .delete(stockWatchers)
    .where(lt(stockWatchers.askedAt, daysBefore(now, retention['en-au']['back-in-stock'])))
    .returning({ id: stockWatchers.id })
  return gone.length
}
