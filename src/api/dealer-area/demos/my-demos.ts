import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { isContactShown } from '../../../domain/demos/contact-days.ts'
import { isToCome } from '../../../domain/demos/days-to-come.ts'
import type { AskAnswer, DemoState } from '../../../domain/demos/demo-state.ts'
import { shortName } from '../../../domain/demos/demo-words.ts'
import { printPhone } from '../../../domain/forms/checks/phone-number.ts'
import { textIn } from '../../../domain/forms/field.ts'
import type { Gazetteer } from '../../../domain/places/gazetteer.ts'
import { placeOfPostcode } from '../../../domain/places/place-of-postcode.ts'
import type { Db } from '../../db/database.ts'
import { demoBookings } from '../../db/schema/demo-bookings.ts'
import { demoAsks, demoRequests } from '../../db/schema/demo-requests.ts'
import { submissions } from '../../db/schema/submissions.ts'
import type { Dealership } from '../dealership.ts'

/** What a dealer who comes has to know. */
export interface DemoContact {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly notes: string
}

export interface MyDemo {
  /** The question that was put to the dealer; nothing where staff placed it without one. */
  readonly ask: string | null
  readonly reference: string
  readonly state: DemoState
  /** What this dealer said. */
  readonly answer: AskAnswer | null
  /** This dealer comes, or came. */
  readonly isOurs: boolean
  /** "Tony R."; empty once it has been for a week, or might have been. */
  readonly who: string
  /** "Paddington 2021" */
  readonly place: string
  readonly product: string
  readonly pool: string
  /** The days that were wished for. */
  readonly wishes: readonly string[]
  /** Those of them that are held for this dealer, and still to come. */
  readonly free: readonly string[]
  readonly answerBy: Date | null
  readonly day: string | null
  readonly time: string | null
  readonly minutes: number | null
  /** Once this dealer has said that they come, and for a week after. */
  readonly contact: DemoContact | null
}

export interface MyDemos {
  readonly toAnswer: readonly MyDemo[]
  /** Another day was proposed, and the customer has not said yet. */
  readonly proposed: readonly MyDemo[]
  readonly coming: readonly MyDemo[]
  readonly past: readonly MyDemo[]
}

const mostPast = 50

type Submission = typeof submissions.$inferSelect
type Request = typeof demoRequests.$inferSelect
type Ask = typeof demoAsks.$inferSelect

interface Found {
  readonly submission: Submission
  readonly request: Request
  readonly ask: Ask | null
}

const lineOf = ({ lines }: Submission, name: string): string => lines.find(({ field }) => field === name)?.value ?? ''

const placeOf = (postcode: string, gazetteer: Gazetteer): string => {
  const name = placeOfPostcode(gazetteer, postcode)?.name
  return name === undefined ? postcode : `${name} ${postcode}`
}

interface AsOf {
  /** Where the dealer is. */
  readonly today: string
  readonly gazetteer: Gazetteer
}

const toMyDemo = (
  { submission, request, ask }: Found,
  { edition, slug }: Dealership,
  held: readonly string[],
  { today, gazetteer }: AsOf,
): MyDemo => {
  const { fields } = submission
  const wishes = [textIn(fields, 'firstDate'), textIn(fields, 'secondDate')].filter((day) => day !== '')
  const isTheirs = request.state === 'accepted' && request.dealer === slug && request.edition === edition
  // What is proposed or settled is of the request only while it is this dealer's.
  const at = isTheirs || (request.state === 'proposed' && request.dealer === slug) ? request : ask
  const isOpen = ask !== null && ask.answer === null
  const isShown = isOpen || isContactShown(at?.day ?? wishes.toSorted().at(-1), today)
  return {
    ask: ask?.id ?? null,
    reference: submission.reference,
    state: request.state,
    answer: ask?.answer ?? null,
    isOurs: isTheirs,
    who: isShown ? shortName(textIn(fields, 'name')) : '',
    place: placeOf(textIn(fields, 'postcode'), gazetteer),
    product: lineOf(submission, 'product'),
    pool: isShown ? [lineOf(submission, 'poolType'), lineOf(submission, 'poolLength')].filter(Boolean).join(', ') : '',
    wishes,
    free: held.filter((day) => isToCome(day, today)),
    answerBy: isOpen ? ask.answerBy : null,
    day: at?.day ?? null,
    time: at?.time ?? null,
    minutes: at?.minutes ?? null,
    contact:
      isTheirs && isShown
        ? {
            name: textIn(fields, 'name'),
            phone: printPhone(textIn(fields, 'phone'), edition),
            email: submission.email,
            notes: textIn(fields, 'notes'),
          }
        : null,
  }
}

const requestOf = ({ edition, slug }: Dealership) =>
  and(eq(demoRequests.edition, edition), eq(demoRequests.dealer, slug))

const askOf = ({ edition, slug }: Dealership) => and(eq(demoAsks.edition, edition), eq(demoAsks.dealer, slug))

const byAsk = (db: Db, where: SQL | undefined) =>
  db
    .select({ submission: submissions, request: demoRequests, ask: demoAsks })
    .from(demoAsks)
    .innerJoin(demoRequests, eq(demoRequests.submission, demoAsks.submission))
    .innerJoin(submissions, eq(submissions.id, demoAsks.submission))
    .where(where)

const byRequest = (db: Db, where: SQL | undefined) =>
  db
    .select({ submission: submissions, request: demoRequests })
    .from(demoRequests)
    .innerJoin(submissions, eq(submissions.id, demoRequests.submission))
    .where(where)

/** Of each the question that was put to this dealer last, where there was one. */
const withAsks = async (db: Db, dealership: Dealership, rows: readonly Omit<Found, 'ask'>[]): Promise<Found[]> => {
  const ids = rows.map(({ submission }) => submission.id)
  if (ids.length === 0) return []
  const asks = await db
    .select()
    .from(demoAsks)
    .where(and(askOf(dealership), inArray(demoAsks.submission, ids)))
    .orderBy(asc(demoAsks.askedAt))
  const last = new Map(asks.map((ask) => [ask.submission, ask]))
  return rows.map((row) => ({ ...row, ask: last.get(row.submission.id) ?? null }))
}

/** The days that are held for this dealer until it is settled which it is. */
const heldDays = async (db: Db, { edition, slug }: Dealership, found: readonly Found[]) => {
  const ids = [...new Set(found.map(({ submission }) => submission.id))]
  if (ids.length === 0) return new Map<string, string[]>()
  const booked = await db
    .select({ submission: demoBookings.submission, day: demoBookings.day })
    .from(demoBookings)
    .where(
      and(
        inArray(demoBookings.submission, ids),
        eq(demoBookings.edition, edition),
        eq(demoBookings.dealer, slug),
        eq(demoBookings.state, 'asked'),
      ),
    )
    .orderBy(asc(demoBookings.day))
  const held = Map.groupBy(booked, ({ submission }) => submission)
  return new Map([...held].map(([submission, rows]) => [submission, rows.map(({ day }) => day)]))
}

/** Demos that a dealer was asked for: those that wait for a word, those that come, and those that are over. */
export const myDemos = async (db: Db, dealership: Dealership, asOf: AsOf): Promise<MyDemos> => {
  const { today } = asOf
  const mine = requestOf(dealership)
  const isAccepted = eq(demoRequests.state, 'accepted')
  const toAnswer = await byAsk(db, and(askOf(dealership), isNull(demoAsks.answer))).orderBy(asc(demoAsks.answerBy))
  const proposed = await withAsks(
    db,
    dealership,
    await byRequest(db, and(mine, eq(demoRequests.state, 'proposed'))).orderBy(asc(demoRequests.answerBy)),
  )
  const coming = await withAsks(
    db,
    dealership,
    await byRequest(db, and(mine, isAccepted, gte(demoRequests.day, today))).orderBy(
      asc(demoRequests.day),
      asc(demoRequests.time),
    ),
  )
  const shown = await withAsks(
    db,
    dealership,
    await byRequest(db, and(mine, isAccepted, lt(demoRequests.day, today)))
      .orderBy(desc(demoRequests.day), desc(demoRequests.time))
      .limit(mostPast),
  )
  const left = await byAsk(
    db,
    and(
      askOf(dealership),
      isNotNull(demoAsks.answer),
      not(and(mine, inArray(demoRequests.state, ['asked', 'accepted', 'proposed'])) ?? sql`false`),
    ),
  )
    .orderBy(desc(demoAsks.askedAt))
    .limit(mostPast)
  const held = await heldDays(db, dealership, toAnswer)
  const told = (found: readonly Found[]) =>
    found.map((each) => toMyDemo(each, dealership, held.get(each.submission.id) ?? [], asOf))
  return {
    toAnswer: told(toAnswer),
    proposed: told(proposed),
    coming: told(coming),
    past: [...told(shown), ...told(left)],
  }
}
