import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { DemoState } from '../../../domain/demos/demo-state.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { demoAsks, demoRequests } from '../../db/schema/demo-requests.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { dealersInReach } from '../../demos/dealers-in-reach.ts'
import { asksOf, type DemoAsk } from '../../demos/demo-asks.ts'
import { type DemoFacts, whereOf } from '../../demos/demo-facts.ts'
import type { DemoServices } from '../../demos/demo-services.ts'
import type { DemoRequest } from '../../demos/demo-turn.ts'
import { type ReadDemo, readDemo } from '../../demos/read-demo.ts'
import { revisionOf } from '../revision.ts'

/** Who can be asked next. */
export interface NextDealer {
  readonly slug: string
  readonly name: string
  readonly phone: string
  readonly km: number
  /** Of the days wished for. */
  readonly free: readonly string[]
  /** Half of their answers came within so many hours; null, where nobody knows. */
  readonly answersIn: number | null
}

export interface DemoFile {
  readonly reference: string
  readonly revision: string
  readonly state: DemoState
  readonly request: DemoRequest
  readonly facts: DemoFacts
  readonly where: string
  readonly dealer: { readonly slug: string; readonly name: string; readonly phone: string } | undefined
  readonly asks: readonly (DemoAsk & { readonly name: string })[]
  readonly next: readonly NextDealer[]
}

const offered = 3

const yearMs = 365 * 86_400_000

/** How fast dealers have answered of late, in hours. */
const answerHours = async (db: Db, slugs: readonly string[], now: Date): Promise<Map<string, number>> => {
  if (slugs.length === 0) return new Map()
  const passed = sql`extract(epoch from (${demoAsks.answeredAt} - ${demoAsks.askedAt})) / 3600`
  const rows = await db
    .select({
      dealer: demoAsks.dealer,
      hours: sql<number | string>`percentile_cont(0.5) within group (order by ${passed})`,
    })
    .from(demoAsks)
    .where(
      and(
        inArray(demoAsks.dealer, [...slugs]),
        inArray(demoAsks.answer, ['accepted', 'proposed', 'declined']),
        gt(demoAsks.askedAt, new Date(now.getTime() - yearMs)),
      ),
    )
    .groupBy(demoAsks.dealer)
  return new Map(rows.map(({ dealer, hours }) => [dealer, Math.max(1, Math.round(Number(hours)))]))
}

const namesOf = async (db: Db, { request }: ReadDemo, slugs: readonly string[]): Promise<Map<string, string>> => {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ slug: dealers.slug, name: dealers.name })
    .from(dealers)
    .where(and(eq(dealers.edition, request.edition), inArray(dealers.slug, [...slugs])))
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** All of one request that the desk shows. Undefined: there is none of that reference. */
export const demoFile = async (services: DemoServices, reference: string, now: Date): Promise<DemoFile | undefined> => {
  const { db } = services
  const [found] = await db
    .select({ id: submissions.id, revision: revisionOf(demoRequests) })
    .from(submissions)
    .innerJoin(demoRequests, eq(demoRequests.submission, submissions.id))
    .where(eq(submissions.reference, reference))
  const read = found && (await readDemo(services, found.id, now))
  if (found === undefined || read === undefined) return undefined
  const { request, facts, dealer } = read
  const asks = await asksOf(db, found.id)
  const near = await dealersInReach(read, offered)
  const [names, hours] = [
    await namesOf(db, read, [...new Set(asks.map((ask) => ask.dealer))]),
    await answerHours(
      db,
      near.map((each) => each.dealer.slug),
      now,
    ),
  ]
  return {
    reference,
    revision: found.revision,
    state: request.state,
    request,
    facts,
    where: whereOf(facts),
    dealer: dealer && { slug: dealer.slug, name: dealer.name, phone: dealer.phone },
    asks: asks.map((ask) => ({ ...ask, name: names.get(ask.dealer) ?? ask.dealer })).toReversed(),
    next: near.map(({ dealer: { slug, name, phone }, km, free }) => ({
      slug,
      name,
      phone,
      km: Math.max(1, Math.round(km)),
      free,
      answersIn: hours.get(slug) ?? null,
    })),
  }
}
