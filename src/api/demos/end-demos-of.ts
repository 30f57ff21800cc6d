import { and, eq, inArray } from 'drizzle-orm'
import { demoTransitions } from '../../domain/demos/demo-transitions.ts'
import { demoRequests } from '../db/schema/demo-requests.ts'
import { submissions } from '../db/schema/submissions.ts'
import { cancelRequest } from './change-request.ts'
import type { DemoServices } from './demo-services.ts'

/** Cancels whatever somebody has asked for who is about to go: a dealer who hears nothing would stand before their door. */
export const endDemosOf = async (services: DemoServices, person: string, at: Date): Promise<void> => {
  const running = await services.db
    .select({ submission: demoRequests.submission })
    .from(demoRequests)
    .innerJoin(submissions, eq(submissions.id, demoRequests.submission))
    .where(and(eq(submissions.person, person), inArray(demoRequests.state, [...demoTransitions.cancel.from])))
  for (const { submission } of running) await cancelRequest(services, submission, at)
}
