import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { momentInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import type { Db } from '../../db/database.ts'
import { letters } from '../../db/schema/letters.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { type DayCount, dayOf, eachDay } from './day-counts.ts'
import type { WaitingCase } from './waiting-letters.ts'

export interface LetterCharts {
  /** Of those who wait for our word. */
  readonly underFourHours: number
  readonly withinTheDay: number
  readonly late: number
  /** From when something came to our first word, of two weeks; null where nothing was answered. */
  readonly medianAnswerMinutes: number | null
  readonly forms: readonly DayCount[]
  /** Letters of ours that nobody tries again, by when they were written. */
  readonly dead: readonly DayCount[]
}

const shownDays = 14
const fourHours = 4 * 3_600_000

export const letterCharts = async (
  db: Db,
  cases: readonly WaitingCase[],
  timeZone: string,
  now: Date,
): Promise<LetterCharts> => {
  const today = dayInZone(now, timeZone)
  const since = momentInZone(addDays(today, 1 - shownDays), '00:00', timeZone)
  const received = dayOf(submissions.receivedAt, timeZone)
  const forms = await db
    .select({ day: received, count: count() })
    .from(submissions)
    .where(gte(submissions.receivedAt, since))
    .groupBy(received)
  const took = sql`extract(epoch from ${submissions.firstAnsweredAt} - ${submissions.receivedAt})`
  const [answered] = await db
    .select({ seconds: sql<number | null>`percentile_cont(0.5) within group (order by ${took})` })
    .from(submissions)
    .where(and(gte(submissions.receivedAt, since), isNotNull(submissions.firstAnsweredAt)))
  const queued = dayOf(letters.queuedAt, timeZone)
  const dead = await db
    .select({ day: queued, count: count() })
    .from(letters)
    .where(and(eq(letters.state, 'dead'), gte(letters.queuedAt, since)))
    .groupBy(queued)
  const late = cases.filter(({ due }) => due < now).length
  const young = cases.filter((each) => each.due >= now && now.getTime() - each.since.getTime() < fourHours).length
  const seconds = answered?.seconds ?? null
  return {
    underFourHours: young,
    withinTheDay: cases.length - late - young,
    late,
    medianAnswerMinutes: seconds === null ? null : Math.round(Number(seconds) / 60),
    forms: eachDay(today, shownDays, forms),
    dead: eachDay(today, shownDays, dead),
  }
}
