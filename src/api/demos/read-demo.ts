import { eq } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import type { Db } from '../db/database.ts'
import { demoAsks, demoRequests } from '../db/schema/demo-requests.ts'
import { submissions } from '../db/schema/submissions.ts'
import { dealerOfSlug } from '../dealers/dealer-of-slug.ts'
import { isListed } from '../dealers/is-listed.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import type { DemoAsk } from './demo-asks.ts'
import { type DemoFacts, demoFacts } from './demo-facts.ts'
import { type DemoGround, type DemoServices, groundOf } from './demo-services.ts'
import type { DemoRequest } from './demo-turn.ts'

/** A request as it is at a moment, to be looked at. */
export interface ReadDemo {
  readonly unit: Db
  readonly at: Date
  readonly ground: DemoGround
  readonly request: DemoRequest
  readonly submission: KeptSubmission
  readonly facts: DemoFacts
  /** Who is asked, offers or comes. */
  readonly dealer: Dealer | undefined
}

export const readDemo = async (services: DemoServices, id: string, at: Date): Promise<ReadDemo | undefined> => {
  const [found] = await services.db
    .select({ request: demoRequests, submission: submissions })
    .from(demoRequests)
    .innerJoin(submissions, eq(submissions.id, demoRequests.submission))
    .where(eq(demoRequests.submission, id))
  if (found === undefined) return undefined
  const { request, submission } = found
  const ground = await groundOf(services, request.edition, at)
  const dealer = request.dealer === null ? undefined : await dealerOfSlug(services.db, request.edition, request.dealer)
  return { unit: services.db, at, ground, request, submission, facts: demoFacts(submission, ground), dealer }
}

/** One dealer's ask, and the request it is of. */
export interface ReadAsk extends ReadDemo {
  readonly ask: DemoAsk
  readonly asked: Dealer
  /** Whether that dealer still is one of ours. */
  readonly isListed: boolean
}

export const readAsk = async (services: DemoServices, id: string, at: Date): Promise<ReadAsk | undefined> => {
  const [ask] = await services.db.select().from(demoAsks).where(eq(demoAsks.id, id))
  const demo = ask && (await readDemo(services, ask.submission, at))
  const asked = ask && (await dealerOfSlug(services.db, ask.edition, ask.dealer))
  if (ask === undefined || demo === undefined || asked === undefined) return undefined
  return { ...demo, ask, asked, isListed: await isListed(services.db, ask.edition, ask.dealer) }
}
