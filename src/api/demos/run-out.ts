import { and, asc, inArray, lte } from 'drizzle-orm'
import { mayHappen } from '../../domain/demos/demo-transitions.ts'
import { demoRequests } from '../db/schema/demo-requests.ts'
import { dealerOfSlug } from '../dealers/dealer-of-slug.ts'
import { askNextDealer } from './ask-next-dealer.ts'
import { closeAsk } from './demo-asks.ts'
import type { DemoServices } from './demo-services.ts'
import { type DemoTurn, takeTurn, timeOf } from './demo-turn.ts'
import { stand } from './stand.ts'
import { tellDealer, tellStaff, tellVisitor } from './tell.ts'
import { tellHandedOn } from './tell-handed-on.ts'

const atOnce = 50

/** Whose two working days are over; the longest over first. */
const dueRequests = async ({ db }: DemoServices, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ submission: demoRequests.submission })
    .from(demoRequests)
    .where(and(inArray(demoRequests.state, ['asked', 'proposed']), lte(demoRequests.answerBy, now)))
    .orderBy(asc(demoRequests.answerBy))
    .limit(atOnce)
  return rows.map(({ submission }) => submission)
}

/** No dealer has said a word, or no visitor about what a dealer offers. False: somebody has, meanwhile. */
const runOut = async (turn: DemoTurn): Promise<boolean> => {
  const { unit, request, at } = turn
  const isOver = request.answerBy !== null && request.answerBy <= at
  if (!isOver || !mayHappen('run-out', 'job', request.state)) return false
  const dealer = await dealerOfSlug(unit, request.edition, request.dealer ?? '')
  if (dealer === undefined) throw new Error(`Nobody is asked in ${request.submission}`)
  if (request.state === 'asked') {
    await closeAsk(turn, { answer: 'unanswered', by: 'job' })
    await tellHandedOn(turn, dealer, 'unanswered', await askNextDealer(turn))
    return true
  }
  await stand(turn, { state: 'with-staff' })
  await tellDealer(turn, dealer, { kind: 'off', why: 'lapsed', time: timeOf(request) })
  await tellVisitor(turn, { kind: 'with-staff', after: { name: dealer.name, why: 'lapsed' } })
  await tellStaff(turn, { why: 'lapsed', before: dealer })
  return true
}

/** Takes up all that nobody has answered in time. Each by itself: what one has to wait for does not hold up the others. */
export const takeUpUnanswered = async (services: DemoServices, now: Date): Promise<number> => {
  let taken = 0
  const failures: unknown[] = []
  for (const submission of await dueRequests(services, now))
    try {
      if (await takeTurn(services, submission, now, runOut)) taken += 1
    } catch (error) {
      failures.push(error)
    }
  // The others are done: the next attempt finds only what is left.
  if (failures.length > 0) throw failures[0]
  return taken
}
