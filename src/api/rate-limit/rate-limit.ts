import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { networkOf } from './network-of.ts'

export interface RateLimit {
  /** What is limited: "form", "upload". */
  what: string
  atMost: number
  seconds: number
}

export type Consumed = { ok: true } | { ok: false; retryAfterSeconds: number }

/** Of an address: known again, and no longer told. */
export const digest = (what: string, who: string): string =>
  createHash('sha256')
    .update(`${what}\n${networkOf(who)}`)
    .digest('base64url')

const startOfWindow = (seconds: number, now: Date): Date => {
  const length = seconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}

/** Until everybody may begin anew. */
export const secondsToNextWindow = ({ seconds }: Pick<RateLimit, 'seconds'>, now: Date): number =>
  Math.ceil((startOfWindow(seconds, now).getTime() + seconds * 1000 - now.getTime()) / 1000)

/**
 * Counts in the database, so that all servers count together. `who` is what the connection says, or what a trusted proxy says of
 * it: never a header that anybody can write.
 */
export const consumeLimit = async (
  db: Db,
  { what, atMost, seconds }: RateLimit,
  who: string,
  now: Date,
): Promise<Consumed> => {
  const since = startOfWindow(seconds, now)
  const [row] = await db
    .insert(rateLimitCounts)
    .values({ who: digest(what, who), since, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimitCounts.who, rateLimitCounts.since],
      // No further than one over: a flood must not end in an overflow.
      set: { count: sql`least(${rateLimitCounts.count} + 1, ${atMost + 1})` },
    })
    .returning({ count: rateLimitCounts.count })
  if ((row?.count ?? 1) <= atMost) return { ok: true }
  return { ok: false, retryAfterSeconds: secondsToNextWindow({ seconds }, now) }
}

/** How many came in this window. */
export const countConsumed = async (db: Db, { what, seconds }: RateLimit, who: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ count: rateLimitCounts.count })
    .from(rateLimitCounts)
    .where(and(eq(rateLimitCounts.who, digest(what, who)), eq(rateLimitCounts.since, startOfWindow(seconds, now))))
  return row?.count ?? 0
}

/** Whoever was refused begins anew. */
export const clearConsumed = async (db: Db, { what }: RateLimit, who: string): Promise<void> => {
  await db.delete(rateLimitCounts).where(eq(rateLimitCounts.who, digest(what, who)))
}
