import { eq } from 'drizzle-orm'
import { momentInZone } from '../../domain/calendar/clock-in-zone.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import { answerBy } from '../../domain/demos/answer-by.ts'
import { isToCome } from '../../domain/demos/days-to-come.ts'
import type { DeclineReason } from '../../domain/demos/decline-reasons.ts'
import type { DemoTime } from '../../domain/demos/demo-standing.ts'
import { longestLine, usualMinutes } from '../../domain/demos/demo-times.ts'
import { mayHappen } from '../../domain/demos/demo-transitions.ts'
import { demoBookings } from '../db/schema/demo-bookings.ts'
import { demoAsks } from '../db/schema/demo-requests.ts'
import { dealerOfSlug } from '../dealers/dealer-of-slug.ts'
import { isListed } from '../dealers/is-listed.ts'
import { type Answered, done, over, wrong } from './answered.ts'
import { answerByWords } from './ask-dealer.ts'
import { askNextDealer } from './ask-next-dealer.ts'
import { todayAt } from './dealer-days.ts'
import { closeAsk, type DemoAsk } from './demo-asks.ts'
import { demoToken } from './demo-links.ts'
import type { DemoServices } from './demo-services.ts'
import { clockTrouble, newTimeTrouble } from './demo-time-trouble.ts'
import { type DemoTurn, takeTurn } from './demo-turn.ts'
import { stand } from './stand.ts'
import { tellDealer, tellVisitor } from './tell.ts'
import { tellHandedOn } from './tell-handed-on.ts'

/** What a dealer says to an ask. */
export type DealerAnswer =
  | { readonly kind: 'accept'; readonly day: string; readonly time: string }
  | { readonly kind: 'propose'; readonly time: DemoTime; readonly words: string }
  | { readonly kind: 'decline'; readonly reason: DeclineReason; readonly words: string }

interface Asked {
  readonly turn: DemoTurn
  readonly ask: DemoAsk
  readonly dealer: Dealer
}

const accept = async ({ turn, ask, dealer }: Asked, day: string, clock: string): Promise<Answered> => {
  const { unit, submission, ground } = turn
  const held = await unit.select().from(demoBookings).where(eq(demoBookings.submission, submission.id))
  const time = { day, time: clock, minutes: usualMinutes }
  if (!held.some((each) => each.day === day && each.state === 'asked')) return wrong('Choose one of the two days.')
  if (!isToCome(day, todayAt(turn, dealer)))
    return wrong('That day has come or passed. Offer another day, or pass it on.')
  const trouble = clockTrouble(turn, time, dealer)
  if (trouble !== undefined) return wrong(trouble)
  await closeAsk(turn, { answer: 'accepted', by: dealer.name, time })
  await stand(turn, { state: 'accepted', dealer: dealer.slug, time })
  await tellVisitor(turn, { kind: 'accepted', dealer, time })
  const token = demoToken(ground.secret, { purpose: 'answer', id: ask.id })
  await tellDealer(turn, dealer, { kind: 'yours', time, by: 'dealer', token })
  return done
}

const propose = async ({ turn, dealer }: Asked, time: DemoTime, typed: string): Promise<Answered> => {
  const words = typed.trim()
  if (words.length > longestLine) return wrong(`Keep the line to ${longestLine} characters.`)
  const trouble = await newTimeTrouble(turn, time, dealer)
  if (trouble !== undefined) return wrong(trouble)
  const { request, ground, at } = turn
  const { edition } = request
  const inTime = answerBy(at, { edition, state: dealer.state, holidays: ground.holidays })
  const comes = momentInZone(time.day, time.time, dealerTimeZone(dealer.state, edition))
  // What is offered for tomorrow is not held beyond tomorrow.
  const by = comes < inTime ? comes : inTime
  await closeAsk(turn, { answer: 'proposed', by: dealer.name, time, words })
  await stand(turn, { state: 'proposed', dealer: dealer.slug, time, answerBy: by })
  await tellVisitor(turn, {
    kind: 'proposed',
    dealer,
    time,
    words,
    answerBy: answerByWords(by, dealer, request.edition),
  })
  return done
}

const decline = async ({ turn, dealer }: Asked, reason: DeclineReason, typed: string): Promise<Answered> => {
  const words = typed.trim().slice(0, longestLine)
  await closeAsk(turn, { answer: 'declined', by: dealer.name, reason, words })
  await tellHandedOn(turn, dealer, 'declined', await askNextDealer(turn))
  return done
}

/** Takes a dealer's answer, once: a link that was used, or is another's now, changes nothing. */
export const answerAsk = async (
  services: DemoServices,
  id: string,
  answer: DealerAnswer,
  at: Date,
): Promise<Answered> => {
  const [named] = await services.db
    .select({ submission: demoAsks.submission })
    .from(demoAsks)
    .where(eq(demoAsks.id, id))
  if (named === undefined) return over
  const answered = await takeTurn(services, named.submission, at, async (turn) => {
    const [ask] = await turn.unit.select().from(demoAsks).where(eq(demoAsks.id, id))
    if (ask === undefined || ask.answer !== null || !mayHappen(answer.kind, 'dealer', turn.request.state)) return over
    const dealer = await dealerOfSlug(turn.unit, ask.edition, ask.dealer)
    if (dealer === undefined || !(await isListed(turn.unit, ask.edition, ask.dealer))) return over
    const asked = { turn, ask, dealer }
    switch (answer.kind) {
      case 'accept':
        return accept(asked, answer.day, answer.time)
      case 'propose':
        return propose(asked, answer.time, answer.words)
      case 'decline':
        return decline(asked, answer.reason, answer.words)
    }
  })
  return answered ?? over
}
