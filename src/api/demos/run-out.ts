import { and, asc, eq, inArray, lte, or } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { mayHappen } from '../../domain/demos/demo-transitions.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { dealers } from '../db/schema/dealers.ts'
import { demoRequests } from '../db/schema/demo-requests.ts'
import { dealerOfSlug } from '../dealers/dealer-of-slug.ts'
import { isListed } from '../dealers/is-listed.ts'
import { askNextDealer } from './ask-next-dealer.ts'
import { closeAsk } from './demo-asks.ts'
import type { DemoServices } from './demo-services.ts'
import { type DemoTurn, takeTurn, timeOf } from './demo-turn.ts'
import { loseDealer } from './lose-dealer.ts'
import { stand } from './stand.ts'
import { tellDealer, tellStaff, tellVisitor } from './tell.ts'
import { tellHandedOn } from './tell-handed-on.ts'

const atOnce = 50

/** Whose two working days are over, the longest over first, or whose dealer is not listed any more. */
const dueRequests = async ({ db }: DemoServices, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ submission: demoRequests.submission })
    .from(demoRequests)
    .innerJoin(dealers, and(eq(dealers.edition, demoRequests.edition), eq(dealers.slug, demoRequests.dealer)))
    .where(
      and(
        inArray(demoRequests.state, ['asked', 'proposed']),
        or(lte(demoRequests.answerBy, now), eq(dealers.active, false)),
      ),
    )
    .orderBy(asc(demoRequests.answerBy))
    .limit(atOnce)
  return rows.map(({ submission }) => submission)
}

/** No dealer has said a word, or no visitor about what a dealer offers. */
const runOut = async (turn: DemoTurn, dealer: Dealer): Promise<void> => {
  if (turn.request.state === 'asked') {
    await closeAsk(turn, { answer: 'unanswered', by: 'job' })
    await tellHandedOn(turn, dealer, 'unanswered', await askNextDealer(turn))
    return
  }
  await stand(turn, { state: 'with-staff' })
  await tellDealer(turn, dealer, { kind: 'off', why: 'lapsed', time: timeOf(turn.request) })
  await tellVisitor(turn, { kind: 'with-staff', after: { name: dealer.name, why: 'lapsed' } })
  await tellStaff(turn, { why: 'lapsed', before: dealer })
}

/** False: somebody has answered meanwhile. */
const takeUp = async (turn: DemoTurn): Promise<boolean> => {
  const { unit, request, at } = turn
  if (!mayHappen('run-out', 'job', request.state)) return false
  const dealer = await dealerOfSlug(unit, request.edition, request.dealer ?? '')
  if (dealer === undefined) throw new Error(`Nobody is asked in ${request.submission}`)
  const isOver = request.answerBy !== null && request.answerBy <= at
  if (isOver) await runOut(turn, dealer)
  else if (await isListed(unit, request.edition, dealer.slug)) return false
  else await loseDealer(turn, dealer)
  return true
}

/** Takes up all that nobody has answered in time, or can answer any more. Each by itself: what one has to wait for does not hold up the others. */
export const takeUpUnanswered = async (services: DemoServices, now: Date): Promise<number> => {
  let taken = 0
  const failures: unknown[] = []
  // Whoever has gone from content with a new build. What can't be read now throws where a request needs it.
  await Promise.allSettled(editionCodes.map((edition) => services.dealers.refresh(edition)))
  for (const submission of await dueRequests(services, now))
    try {
      if (await takeTurn(services, submission, now, takeUp)) taken += 1
    } catch (error) {
      failures.push(error)
    }
  // The others are done: the next attempt finds only what is left.
  if (failures.length > 0) throw failures[0]
  return taken
}
