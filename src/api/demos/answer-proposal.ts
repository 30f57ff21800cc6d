import { mayHappen } from '../../domain/demos/demo-transitions.ts'
import { dealerOfSlug } from '../dealers/dealer-of-slug.ts'
import { isListed } from '../dealers/is-listed.ts'
import { type Answered, done, over, wrong } from './answered.ts'
import { askNextDealer } from './ask-next-dealer.ts'
import { lastAskOf } from './demo-asks.ts'
import { demoToken } from './demo-links.ts'
import type { DemoServices } from './demo-services.ts'
import { clockTrouble } from './demo-time-trouble.ts'
import { takeTurn, timeOf } from './demo-turn.ts'
import { stand } from './stand.ts'
import { tellDealer, tellVisitor } from './tell.ts'
import { tellHandedOn } from './tell-handed-on.ts'

/** A proposal as whoever answers it has it on screen. */
export interface SeenProposal {
  readonly submission: string
  readonly day: string
  readonly time: string
}

/** The visitor takes the day that a dealer has offered, or does not; then the next dealer is asked. */
export const answerProposal = async (
  services: DemoServices,
  seen: SeenProposal,
  isTaken: boolean,
  at: Date,
): Promise<Answered> => {
  const answered = await takeTurn(services, seen.submission, at, async (turn) => {
    const { unit, request, ground } = turn
    const event = isTaken ? 'take-proposal' : 'refuse-proposal'
    const time = timeOf(request)
    // Another may have been offered since.
    const isSame = time?.day === seen.day && time.time === seen.time
    if (!mayHappen(event, 'visitor', request.state) || !isSame) return over
    const dealer = await dealerOfSlug(unit, request.edition, request.dealer ?? '')
    if (dealer === undefined) return over
    if (isTaken) {
      if (!(await isListed(unit, request.edition, dealer.slug)))
        return wrong(`${dealer.name} doesn’t do demos for us any more. Say no, and we ask somebody else.`)
      const trouble = clockTrouble(turn, time, dealer)
      if (trouble !== undefined) return wrong('That time is over. Say no, and we ask somebody else.')
      const ask = await lastAskOf(unit, request.submission, dealer.slug)
      await stand(turn, { state: 'accepted', dealer: dealer.slug, time })
      await tellVisitor(turn, { kind: 'accepted', dealer, time, words: ask?.words ?? undefined })
      if (ask) {
        const token = demoToken(ground.secret, { purpose: 'answer', id: ask.id })
        await tellDealer(turn, dealer, { kind: 'yours', time, by: 'visitor', token })
      }
      return done
    }
    await tellDealer(turn, dealer, { kind: 'off', why: 'refused', time })
    await tellHandedOn(turn, dealer, 'refused', await askNextDealer(turn))
    return done
  })
  return answered ?? over
}
