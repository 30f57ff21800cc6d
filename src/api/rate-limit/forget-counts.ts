import { lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { longestWindowSeconds } from './limits.ts'

/** Counts of windows that are over for certain. */
export const forgetCounts = async (db: Db, now: Date): Promise<number> => {
  const gone = await db
    .delete(rateLimitCounts)
    .where(lt(rateLimitCounts.since, new Date(now.getTime() - longestWindowSeconds * 1000)))
    .returning({ who: rateLimitCounts.who })
  return gone.length
}
