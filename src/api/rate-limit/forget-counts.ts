import { lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'

/** No window is longer. */
const longest = 86_400_000

/** Counts of windows that are over for certain. */
export const forgetCounts = async (db: Db, now: Date): Promise<number> => {
  const gone = await db
    .delete(rateLimitCounts)
    .where(lt(rateLimitCounts.since, new Date(now.getTime() - longest)))
    .returning({ who: rateLimitCounts.who })
  return gone.length
}
