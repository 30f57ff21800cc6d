import { eq } from 'drizzle-orm'
import { type DemoStanding, daysOf } from '../../domain/demos/demo-standing.ts'
import { demoRequests } from '../db/schema/demo-requests.ts'
import { submissions } from '../db/schema/submissions.ts'
import { type DemoTurn, wishesOf } from './demo-turn.ts'
import { keepDays } from './keep-days.ts'

const dealerOf = (standing: DemoStanding): string | null => ('dealer' in standing ? (standing.dealer ?? null) : null)

const columnsOf = (standing: DemoStanding) => {
  const { day = null, time = null, minutes = null } = 'time' in standing ? standing.time : {}
  const answerBy = 'answerBy' in standing ? standing.answerBy : null
  return { state: standing.state, dealer: dealerOf(standing), day, time, minutes, answerBy }
}

/** Nothing more happens, and no day of it says so. */
const isOver = (standing: DemoStanding): boolean =>
  standing.state === 'cancelled' || (standing.state === 'unplaced' && standing.dealer === undefined)

/** Has a request stand as it does now, with its days, and says so where the account reads it. */
export const stand = async (
  { unit, request, submission, at }: Pick<DemoTurn, 'unit' | 'request' | 'submission' | 'at'>,
  standing: DemoStanding,
): Promise<void> => {
  await keepDays(unit, request, daysOf(standing, wishesOf(submission)))
  await unit
    .update(demoRequests)
    .set({ ...columnsOf(standing), changedAt: at })
    .where(eq(demoRequests.submission, request.submission))
  const wasClosed = submission.outcome === 'closed'
  const case_ = isOver(standing)
    ? { outcome: 'closed' as const, closedAt: at, waitingSince: null }
    : wasClosed && { outcome: null, closedAt: null }
  await unit
    .update(submissions)
    .set({ dealer: dealerOf(standing), ...case_ })
    .where(eq(submissions.id, submission.id))
}
