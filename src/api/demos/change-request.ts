import { eq } from 'drizzle-orm'
import { isDay } from '../../domain/calendar/calendar.ts'
import { formatDay } from '../../domain/calendar/day-format.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { demoDayTrouble } from '../../domain/dealers/free-demo-days.ts'
import { mayHappen } from '../../domain/demos/demo-transitions.ts'
import { textIn } from '../../domain/forms/field.ts'
import { submissions } from '../db/schema/submissions.ts'
import { dealerOfSlug } from '../dealers/dealer-of-slug.ts'
import { demoDealer } from '../dealers/demo-dealer.ts'
import { lockDealer } from '../dealers/lock-dealer.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import { type Answered, done, over, wrong } from './answered.ts'
import { askDealer } from './ask-dealer.ts'
import { diaryOfDealer } from './dealer-days.ts'
import { dealersInReach } from './dealers-in-reach.ts'
import { asksOf, closeAsk } from './demo-asks.ts'
import type { DemoServices } from './demo-services.ts'
import { hasBeen } from './demo-time-trouble.ts'
import { type DemoTurn, takeTurn, timeOf } from './demo-turn.ts'
import { stand } from './stand.ts'
import { tellDealer, tellStaff, tellVisitor } from './tell.ts'

/** Nobody needs to change their mind more often; whoever does is rung. */
export const mostAsks = 12

/** Whose days a visitor chooses from: of the dealer who has it, else of the next in reach. Undefined: nobody's. */
export const whoWouldCome = async (
  turn: Pick<DemoTurn, 'unit' | 'at' | 'request' | 'ground' | 'submission'>,
): Promise<Dealer | undefined> => {
  const { unit, request, ground, submission } = turn
  const { edition, dealer } = request
  const postcode = textIn(submission.fields, 'postcode')
  const own =
    dealer !== null && request.state !== 'unplaced'
      ? await demoDealer(unit, { edition, postcode, dealer }, ground.gazetteer)
      : undefined
  if (own !== undefined) return own
  const [nearest] = await dealersInReach(turn, 1)
  return nearest?.dealer
}

const withDays = ({ fields, lines }: KeptSubmission, [firstDate, secondDate]: readonly [string, string]) => {
  const days: Record<string, string> = { firstDate, secondDate }
  return {
    fields: { ...fields, ...days },
    lines: lines.map((line) => {
      const day = days[line.field]
      return day === undefined ? line : { ...line, value: formatDay(day) }
    }),
  }
}

const daysTrouble = async (
  turn: DemoTurn,
  dealer: Dealer | undefined,
  days: readonly [string, string],
): Promise<string | undefined> => {
  if (!days.every(isDay)) return 'Choose two days.'
  if (days[0] === days[1]) return 'Choose two different days, so there’s a choice.'
  if (dealer === undefined) return undefined
  await lockDealer(turn.unit, turn.request.edition, dealer.slug)
  const diary = await diaryOfDealer(turn, dealer)
  return demoDayTrouble(diary, days[0], [days[1]]) ?? demoDayTrouble(diary, days[1], [days[0]])
}

const isPast = async (turn: DemoTurn): Promise<boolean> => {
  const { unit, request } = turn
  if (request.state !== 'accepted' || request.dealer === null) return false
  return hasBeen(turn, await dealerOfSlug(unit, request.edition, request.dealer))
}

/** The visitor would like two other days. Whoever had it is asked for them; what was arranged before is off. */
export const changeDays = async (
  services: DemoServices,
  submission: string,
  days: readonly [string, string],
  at: Date,
): Promise<Answered> => {
  const answered = await takeTurn(services, submission, at, async (turn) => {
    const { unit, request } = turn
    if (!mayHappen('change', 'visitor', request.state) || (await isPast(turn))) return over
    if ((await asksOf(unit, submission)).length >= mostAsks)
      return wrong('The days have changed very often. Ring us, and we settle one with you.')
    const dealer = await whoWouldCome(turn)
    const trouble = await daysTrouble(turn, dealer, days)
    if (trouble !== undefined) return wrong(trouble)
    const before = request.dealer === null ? undefined : await dealerOfSlug(unit, request.edition, request.dealer)
    await closeAsk(turn, { answer: 'withdrawn', by: 'visitor' })
    const changed = withDays(turn.submission, days)
    await unit.update(submissions).set(changed).where(eq(submissions.id, submission))
    const next = { ...turn, submission: { ...turn.submission, ...changed } }
    const isSame = dealer !== undefined && dealer.slug === before?.slug
    if (before !== undefined && !isSame && request.state !== 'unplaced')
      await tellDealer(turn, before, { kind: 'off', why: 'changed', time: timeOf(request) })
    if (dealer === undefined) await stand(next, { state: 'with-staff' })
    else await askDealer(next, dealer, isSame ? 'new-days' : 'next')
    await tellVisitor(next, { kind: 'changed', dealer })
    if (dealer === undefined) await tellStaff(next, { why: 'changed', before })
    return done
  })
  return answered ?? over
}

/** The visitor would not like a demo any more. */
export const cancelRequest = async (services: DemoServices, submission: string, at: Date): Promise<Answered> => {
  const answered = await takeTurn(services, submission, at, async (turn) => {
    if (!mayHappen('cancel', 'visitor', turn.request.state) || (await isPast(turn))) return over
    await endRequest(turn, { state: 'cancelled', by: 'visitor', who: 'visitor' })
    return done
  })
  return answered ?? over
}

interface Ending {
  readonly state: 'cancelled' | 'unplaced'
  readonly by: 'visitor' | 'us'
  /** As it stands in the history. */
  readonly who: string
  readonly reason?: string
}

/** Ends a request: all its days are free, and whoever had it and whoever asked for it hear of it. */
export const endRequest = async (turn: DemoTurn, { state, by, who, reason }: Ending): Promise<void> => {
  const { unit, request } = turn
  const asked = await asksOf(unit, request.submission)
  const slug = request.dealer ?? asked.at(-1)?.dealer
  const dealer = request.dealer === null ? undefined : await dealerOfSlug(unit, request.edition, request.dealer)
  await closeAsk(turn, { answer: by === 'visitor' ? 'withdrawn' : 'moved', by: who })
  await stand(turn, { state, dealer: slug })
  if (dealer) await tellDealer(turn, dealer, { kind: 'off', why: 'cancelled', time: timeOf(request) })
  await tellVisitor(
    turn,
    state === 'cancelled' ? { kind: 'cancelled', by, time: timeOf(request) } : { kind: 'unplaced', reason },
  )
}
