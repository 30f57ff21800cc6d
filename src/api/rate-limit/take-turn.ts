import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { turnCounts } from '../db/schema/turn-counts.ts'
import { networkOf } from './network-of.ts'

export interface TurnLimit {
  /** What is limited: "form", "upload". */
  what: string
  atMost: number
  seconds: number
}

export type Turn =
  | { ok: true /** In this span, this one included. */; taken: number }
  | { ok: false; retryAfterSeconds: number }

/** Of an address: known again, and no longer told. */
export const digest = (what: string, who: string): string =>
  createHash('sha256')
    .update(`${what}\n${networkOf(who)}`)
    .digest('base64url')

const beginOfSpan = (seconds: number, now: Date): Date => {
  const span = seconds * 1000
  return new Date(Math.floor(now.getTime() / span) * span)
}

/** In how many seconds everybody has all turns again. */
export const endOfSpan = ({ seconds }: Pick<TurnLimit, 'seconds'>, now: Date): number =>
  Math.ceil((beginOfSpan(seconds, now).getTime() + seconds * 1000 - now.getTime()) / 1000)

/**
 * Counts in the database, so that all servers count together. `who` is what the connection says, or what a trusted proxy says of
 * it: never a header that anybody can write.
 */
export const takeTurn = async (db: Db, { what, atMost, seconds }: TurnLimit, who: string, now: Date): Promise<Turn> => {
  const since = beginOfSpan(seconds, now)
  const [row] = await db
    .insert(turnCounts)
    .values({ who: digest(what, who), since, count: 1 })
    .onConflictDoUpdate({
      target: [turnCounts.who, turnCounts.since],
      // No further than one over: a flood must not end in an overflow.
      set: { count: sql`least(${turnCounts.count} + 1, ${atMost + 1})` },
    })
    .returning({ count: turnCounts.count })
  const taken = row?.count ?? 1
  if (taken <= atMost) return { ok: true, taken }
  return { ok: false, retryAfterSeconds: endOfSpan({ seconds }, now) }
}

/** How many were taken in this span. */
export const turnsTaken = async (db: Db, { what, seconds }: TurnLimit, who: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ count: turnCounts.count })
    .from(turnCounts)
    .where(and(eq(turnCounts.who, digest(what, who)), eq(turnCounts.since, beginOfSpan(seconds, now))))
  return row?.count ?? 0
}
