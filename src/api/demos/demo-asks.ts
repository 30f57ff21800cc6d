import { and, asc, desc, eq, isNull, ne, or } from 'drizzle-orm'
import type { DemoTime } from '../../domain/demos/demo-standing.ts'
import type { AskAnswer } from '../../domain/demos/demo-state.ts'
import type { Db } from '../db/database.ts'
import { demoAsks } from '../db/schema/demo-requests.ts'
import type { DemoTurn } from './demo-turn.ts'

export type DemoAsk = typeof demoAsks.$inferSelect

export interface AskAnswered {
  readonly answer: AskAnswer
  /** The dealer, somebody on the staff, `visitor` or `job`. */
  readonly by: string
  readonly time?: DemoTime
  readonly reason?: string
  readonly words?: string
}

/** Answers whichever ask is open, once and for good. Undefined: none was. */
export const closeAsk = async (
  { unit, submission, at }: Pick<DemoTurn, 'unit' | 'submission' | 'at'>,
  { answer, by, time, reason, words }: AskAnswered,
): Promise<DemoAsk | undefined> => {
  const [closed] = await unit
    .update(demoAsks)
    .set({
      answer,
      answeredAt: at,
      answeredBy: by,
      ...(time && { day: time.day, time: time.time, minutes: time.minutes }),
      ...(reason !== undefined && { reason }),
      ...(words !== undefined && words !== '' && { words }),
    })
    .where(and(eq(demoAsks.submission, submission.id), isNull(demoAsks.answer)))
    .returning()
  return closed
}

/** Everybody who was asked, the first first. */
export const asksOf = (db: Db, submission: string): Promise<DemoAsk[]> =>
  db.select().from(demoAsks).where(eq(demoAsks.submission, submission)).orderBy(asc(demoAsks.askedAt), asc(demoAsks.id))

/** The ask by which a dealer has it, or has settled it. */
export const lastAskOf = async (db: Db, submission: string, dealer: string): Promise<DemoAsk | undefined> => {
  const [last] = await db
    .select()
    .from(demoAsks)
    .where(and(eq(demoAsks.submission, submission), eq(demoAsks.dealer, dealer)))
    .orderBy(desc(demoAsks.askedAt), desc(demoAsks.id))
    .limit(1)
  return last
}

/** Who has had it, and is not asked again by itself. Those from whom the visitor took it back may be. */
export const dealersTried = async (db: Db, submission: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ dealer: demoAsks.dealer })
    .from(demoAsks)
    .where(and(eq(demoAsks.submission, submission), or(isNull(demoAsks.answer), ne(demoAsks.answer, 'withdrawn'))))
  return rows.map(({ dealer }) => dealer)
}
