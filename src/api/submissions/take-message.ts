import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { caseMessages } from '../db/schema/case-messages.ts'
import { submissions } from '../db/schema/submissions.ts'

export interface TakenMessage {
  /** The submission that it is about, by its id. */
  readonly submission: string
  readonly from: 'customer'
  readonly name: string
  readonly words: string
  /** The same message has the same key, however often it comes. */
  readonly key: string
  readonly via: 'account' | 'mail'
  /** Whose account it was written in. */
  readonly person?: string
  /** The received mail that it came by. */
  readonly mail?: string
}

export type KeptMessage = typeof caseMessages.$inferSelect

/** Held until the transaction is over: the submission itself, or the one that it was merged into. */
const lockWhereItIsAnswered = async (unit: Db, submission: string): Promise<string> => {
  const [row] = await unit
    .select({ mergedInto: submissions.mergedInto })
    .from(submissions)
    .where(eq(submissions.id, submission))
    .for('update')
  if (row?.mergedInto == null) return submission
  await unit.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, row.mergedInto)).for('update')
  return row.mergedInto
}

/**
 * Takes what a customer writes into their case, once: somebody waits for our word again, whether it was answered, closed or put off.
 * Who waits already keeps their place. Undefined where it had come before.
 */
export const takeMessage = async (
  unit: Db,
  { submission, ...message }: TakenMessage,
  at: Date,
): Promise<KeptMessage | undefined> => {
  const answered = await lockWhereItIsAnswered(unit, submission)
  const [kept] = await unit
    .insert(caseMessages)
    .values({ submission, ...message, at })
    .onConflictDoNothing()
    .returning()
  if (kept === undefined) return undefined
  await unit
    .update(submissions)
    .set({
      outcome: null,
      closedAt: null,
      laterUntil: null,
      isUnread: true,
      waitingSince: sql`coalesce(${submissions.waitingSince}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(submissions.id, answered))
  return kept
}
