import { eq } from 'drizzle-orm'
import type { DemoTime } from '../../domain/demos/demo-standing.ts'
import { textIn } from '../../domain/forms/field.ts'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { demoRequests } from '../db/schema/demo-requests.ts'
import { submissions } from '../db/schema/submissions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { revisionOf } from '../staff/revision.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import { type DemoGround, type DemoServices, groundOf } from './demo-services.ts'

export type DemoRequest = typeof demoRequests.$inferSelect

/** A request while nobody else can change it, and all that is needed to take it further. */
export interface DemoTurn {
  readonly unit: Db
  readonly jobs: Jobs
  readonly ground: DemoGround
  readonly at: Date
  readonly request: DemoRequest
  readonly revision: string
  readonly submission: KeptSubmission
}

/** The days that were wished for, the first first. */
export const wishesOf = ({ fields }: Pick<KeptSubmission, 'fields'>): string[] =>
  [textIn(fields, 'firstDate'), textIn(fields, 'secondDate')].filter((day) => day !== '')

/** What is settled or offered; undefined where nothing is. */
export const timeOf = ({ day, time, minutes }: DemoRequest): DemoTime | undefined =>
  day === null || time === null || minutes === null ? undefined : { day, time, minutes }

/**
 * Does one thing to a request, all of it or nothing. Whoever comes to the same request meanwhile waits, and sees then what has become
 * of it. First the request is locked, and after it one dealer at most: two can wait for each other in no way. Undefined: there is none.
 */
export const takeTurn = async <Done>(
  services: DemoServices,
  submission: string,
  at: Date,
  work: (turn: DemoTurn) => Promise<Done>,
): Promise<Done | undefined> => {
  const [known] = await services.db
    .select({ edition: demoRequests.edition })
    .from(demoRequests)
    .where(eq(demoRequests.submission, submission))
  if (known === undefined) return undefined
  const ground = await groundOf(services, known.edition, at)
  return retryConflicts(() =>
    services.db.transaction(async (unit: Db) => {
      const [locked] = await unit
        .select({ request: demoRequests, revision: revisionOf(demoRequests) })
        .from(demoRequests)
        .where(eq(demoRequests.submission, submission))
        .for('update')
      // Read after the lock is held: as whoever had it before has left it.
      const [sent] = await unit.select().from(submissions).where(eq(submissions.id, submission))
      if (locked === undefined || sent === undefined) return undefined
      return work({ unit, jobs: services.jobs, ground, at, ...locked, submission: sent })
    }),
  )
}
