import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demoAsks } from '../../db/schema/demo-requests.ts'
import type { DealerKey } from './set-terms.ts'

export interface DealerDemos {
  readonly asked: number
  readonly accepted: number
  readonly declined: number
  readonly unanswered: number
  /** Of those that the dealer answered, half were answered within so many. */
  readonly medianMinutes: number | undefined
}

const half = sql<
  string | null
>`percentile_cont(0.5) within group (order by extract(epoch from ${demoAsks.answeredAt} - ${demoAsks.askedAt}))
  filter (where ${demoAsks.answer} in ('accepted', 'proposed', 'declined'))`

const many = (answer: 'accepted' | 'declined' | 'unanswered') =>
  sql<string>`count(*) filter (where ${demoAsks.answer} = ${answer})`

/** What became of the demos that a dealer was asked for since a moment, and how quickly it answers. */
export const dealerDemos = async (db: Db, { edition, slug }: DealerKey, since: Date): Promise<DealerDemos> => {
  const [sums] = await db
    .select({
      asked: sql<string>`count(*)`,
      accepted: many('accepted'),
      declined: many('declined'),
      unanswered: many('unanswered'),
      seconds: half,
    })
    .from(demoAsks)
    .where(and(eq(demoAsks.edition, edition), eq(demoAsks.dealer, slug), gte(demoAsks.askedAt, since)))
  const seconds = sums?.seconds ?? null
  return {
    asked: Number(sums?.asked ?? 0),
    accepted: Number(sums?.accepted ?? 0),
    declined: Number(sums?.declined ?? 0),
    unanswered: Number(sums?.unanswered ?? 0),
    medianMinutes: seconds === null ? undefined : Math.round(Number(seconds) / 60),
  }
}
