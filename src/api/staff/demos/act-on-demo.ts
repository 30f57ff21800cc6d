import { and, desc, eq } from 'drizzle-orm'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import type { DemoTime } from '../../../domain/demos/demo-standing.ts'
import { longestLine } from '../../../domain/demos/demo-times.ts'
import { type DemoEvent, mayHappen } from '../../../domain/demos/demo-transitions.ts'
import { textIn } from '../../../domain/forms/field.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { demoBookings } from '../../db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../../db/schema/demo-requests.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { dealerOfSlug } from '../../dealers/dealer-of-slug.ts'
import { demoDealer } from '../../dealers/demo-dealer.ts'
import { askDealer, noteAsk } from '../../demos/ask-dealer.ts'
import { endRequest } from '../../demos/change-request.ts'
import { closeAsk, lastAskOf } from '../../demos/demo-asks.ts'
import { demoToken } from '../../demos/demo-links.ts'
import type { DemoServices } from '../../demos/demo-services.ts'
import { clockTrouble, newTimeTrouble } from '../../demos/demo-time-trouble.ts'
import { type DemoRequest, type DemoTurn, takeTurn, timeOf } from '../../demos/demo-turn.ts'
import { stand } from '../../demos/stand.ts'
import { tellDealer, tellVisitor } from '../../demos/tell.ts'
import { recordAct } from '../record-act.ts'

/** A request as whoever acts on it has it on screen. */
export interface SeenDemo {
  readonly reference: string
  readonly revision: string
}

/** What staff do to a request. */
export type DemoCommand =
  | { readonly kind: 'ask'; readonly dealer: string }
  /** They have it from the dealer on the phone. */
  | { readonly kind: 'confirm'; readonly dealer: string; readonly time: DemoTime }
  | { readonly kind: 'give-up' | 'cancel'; readonly reason: string }

export type DemoActed =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: string; readonly since?: { readonly who: string } }

type By = Pick<Person, 'id' | 'name'>

const problem = (words: string): DemoActed => ({ ok: false, problem: words })

const done: DemoActed = { ok: true }

const dealerFor = ({ unit, request, ground, submission }: DemoTurn, slug: string): Promise<Dealer | undefined> => {
  const postcode = textIn(submission.fields, 'postcode')
  return demoDealer(unit, { edition: request.edition, postcode, dealer: slug }, ground.gazetteer)
}

/** Who had it before somebody else gets it: they hear that it has gone. */
const takeFrom = async (turn: DemoTurn, to: Dealer): Promise<Dealer | undefined> => {
  const { unit, request } = turn
  if (request.dealer === null || request.dealer === to.slug || request.state === 'unplaced') return undefined
  const before = await dealerOfSlug(unit, request.edition, request.dealer)
  if (before) await tellDealer(turn, before, { kind: 'off', why: 'moved', time: timeOf(request) })
  return before
}

const ask = async (turn: DemoTurn, by: By, slug: string): Promise<DemoActed> => {
  const dealer = await dealerFor(turn, slug)
  if (dealer === undefined) return problem('They don’t do demos, or not any more. Choose another dealer.')
  if (turn.request.state === 'asked' && turn.request.dealer === slug)
    return problem(`${dealer.name} has it already, and hasn’t answered yet.`)
  const before = await takeFrom(turn, dealer)
  await closeAsk(turn, { answer: 'moved', by: by.name })
  const days = await askDealer(turn, dealer, turn.request.dealer === slug ? 'new-days' : 'next')
  const after = before && { name: before.name, why: 'moved' as const }
  await tellVisitor(turn, { kind: 'next', dealer, days, after })
  return done
}

const isHeld = async ({ unit, request }: DemoTurn, dealer: Dealer, day: string): Promise<boolean> => {
  const own = await unit.select().from(demoBookings).where(eq(demoBookings.submission, request.submission))
  return own.some((each) => each.dealer === dealer.slug && each.day === day && each.state !== 'declined')
}

/** In the history it is the dealer's ask that is answered, by whoever had it on the phone. */
const noteConfirmed = async (turn: DemoTurn, by: By, dealer: Dealer, time: DemoTime): Promise<string> => {
  const { unit, request, at } = turn
  const isTheirs = request.state === 'asked' && request.dealer === dealer.slug
  const closed = await closeAsk(turn, {
    answer: isTheirs ? 'accepted' : 'moved',
    by: by.name,
    ...(isTheirs && { time }),
  })
  if (isTheirs && closed) return closed.id
  const last = await lastAskOf(unit, request.submission, dealer.slug)
  if (last && request.dealer === dealer.slug && request.state !== 'unplaced') return last.id
  const { submission, edition } = request
  const made = await noteAsk(unit, { submission, edition, dealer: dealer.slug, askedAt: at, answerBy: at })
  await unit
    .update(demoAsks)
    .set({ answer: 'accepted', answeredAt: at, answeredBy: by.name, ...time })
    .where(eq(demoAsks.id, made.id))
  return made.id
}

const confirm = async (turn: DemoTurn, by: By, slug: string, time: DemoTime): Promise<DemoActed> => {
  const dealer = await dealerFor(turn, slug)
  if (dealer === undefined) return problem('They don’t do demos, or not any more. Choose another dealer.')
  const trouble = (await isHeld(turn, dealer, time.day))
    ? clockTrouble(turn, time, dealer)
    : await newTimeTrouble(turn, time, dealer)
  if (trouble !== undefined) return problem(trouble)
  await takeFrom(turn, dealer)
  const confirmed = await noteConfirmed(turn, by, dealer, time)
  await stand(turn, { state: 'accepted', dealer: dealer.slug, time })
  await tellVisitor(turn, { kind: 'accepted', dealer, time })
  const token = demoToken(turn.ground.secret, { purpose: 'answer', id: confirmed })
  await tellDealer(turn, dealer, { kind: 'yours', time, by: 'staff', token })
  return done
}

const end = async (turn: DemoTurn, by: By, kind: 'give-up' | 'cancel', typed: string): Promise<DemoActed> => {
  const reason = typed.trim()
  if (reason.length > longestLine) return problem(`Keep it to ${longestLine} characters.`)
  await endRequest(turn, {
    state: kind === 'cancel' ? 'cancelled' : 'unplaced',
    by: 'us',
    who: by.name,
    ...(reason !== '' && { reason }),
  })
  return done
}

const perform = (turn: DemoTurn, by: By, command: DemoCommand): Promise<DemoActed> => {
  switch (command.kind) {
    case 'ask':
      return ask(turn, by, command.dealer)
    case 'confirm':
      return confirm(turn, by, command.dealer, command.time)
    case 'give-up':
    case 'cancel':
      return end(turn, by, command.kind, command.reason)
  }
}

const lastActor = async (unit: Db, reference: string): Promise<string | undefined> => {
  const [last] = await unit
    .select({ name: staffActs.name })
    .from(staffActs)
    .where(and(eq(staffActs.subject, 'demo'), eq(staffActs.of, reference)))
    .orderBy(desc(staffActs.id))
    .limit(1)
  return last?.name
}

const shown = ({ state, dealer, day, time }: DemoRequest) => ({ state, dealer, day, time })

/** Undoes the transaction that it is thrown in: what is not done is not half done. */
class NotDone extends Error {
  readonly acted: DemoActed

  constructor(acted: DemoActed) {
    super('Not done')
    this.acted = acted
  }
}

/** Does something with a request, if it is still what was on screen; what changed goes on record with it. */
export const actOnDemo = async (
  services: DemoServices,
  person: By,
  { reference, revision }: SeenDemo,
  command: DemoCommand,
  at: Date,
): Promise<DemoActed> => {
  const [found] = await services.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.reference, reference))
  const none = problem('There is no such request.')
  if (found === undefined) return none
  const event: DemoEvent = command.kind
  const work = async (turn: DemoTurn): Promise<DemoActed> => {
    const { unit, request } = turn
    if (turn.revision !== revision) {
      const who = await lastActor(unit, reference)
      const words = 'It has changed meanwhile. Look at it as it is now, then go on.'
      return { ok: false, problem: words, ...(who !== undefined && { since: { who } }) }
    }
    if (!mayHappen(event, 'staff', request.state)) return problem('That can’t be done with it any more.')
    const acted = await perform(turn, person, command)
    if (!acted.ok) throw new NotDone(acted)
    const [after = request] = await unit
      .select()
      .from(demoRequests)
      .where(eq(demoRequests.submission, request.submission))
    const reason = 'reason' in command && command.reason.trim() !== '' ? { reason: command.reason.trim() } : {}
    await recordAct(
      unit,
      person,
      { act: event, subject: 'demo', of: reference, before: shown(request), after: { ...shown(after), ...reason } },
      at,
    )
    return acted
  }
  try {
    return (await takeTurn(services, found.id, at, work)) ?? none
  } catch (error) {
    if (error instanceof NotDone) return error.acted
    throw error
  }
}
