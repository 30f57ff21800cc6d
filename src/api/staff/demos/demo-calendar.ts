import { and, arrayContains, asc, between, eq, inArray, ne, or } from 'drizzle-orm'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { opensOn } from '../../../domain/calendar/opening-hours.ts'
import { dealerClosures } from '../../../domain/dealers/dealer-closures.ts'
import type { Dealer } from '../../../domain/dealers/dealer-list.ts'
import { dealerTimeZone } from '../../../domain/dealers/dealer-time-zone.ts'
import { demosADay } from '../../../domain/dealers/free-demo-days.ts'
import type { DemoState } from '../../../domain/demos/demo-state.ts'
import { shortName } from '../../../domain/demos/demo-words.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { textIn } from '../../../domain/forms/field.ts'
import { placeOfPostcode } from '../../../domain/places/place-of-postcode.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { demoBookings } from '../../db/schema/demo-bookings.ts'
import { demoRequests } from '../../db/schema/demo-requests.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { activeIn, dealerOf } from '../../dealers/search-dealers.ts'
import type { DemoServices } from '../../demos/demo-services.ts'
import { wishesOf } from '../../demos/demo-turn.ts'

export interface CalendarAsked {
  readonly edition: EditionCode
  /** Of the dealers; all, where none is named. */
  readonly state?: string | undefined
  /** The first day, as 2026-11-16. */
  readonly from: string
}

/** A demo on one of its days: one that is asked for has as many of these as it has days. */
export interface CalendarDemo {
  readonly reference: string
  readonly state: DemoState
  /** "Tony R." */
  readonly name: string
  readonly suburb: string
  /** Nobody yet, while staff look for somebody. */
  readonly dealer: string | null
  readonly day: string
  readonly time: string | null
}

export interface CalendarDealer {
  readonly slug: string
  readonly name: string
  readonly suburb: string
  readonly state: string
  /** Of the days shown. */
  readonly closed: readonly string[]
  /** On how many of them there is room for one more. */
  readonly free: number
}

export interface DemoCalendar {
  readonly days: readonly string[]
  readonly today: string
  /** Those that there are dealers in. */
  readonly states: readonly string[]
  /** Those first who have something on in these days. */
  readonly dealers: readonly CalendarDealer[]
  readonly demos: readonly CalendarDemo[]
  /** All that staff have to find somebody for, whenever they were wished for; the oldest first. */
  readonly toPlace: readonly CalendarDemo[]
}

const daysShown = 14

const mostToPlace = 100

/** Who does demos; also who is not listed any more and has some on in these days: somebody has to ring. */
const demoDealers = async (db: Db, edition: EditionCode, from: string, to: string): Promise<Dealer[]> => {
  const booked = db
    .select({ dealer: demoBookings.dealer })
    .from(demoBookings)
    .where(
      and(eq(demoBookings.edition, edition), between(demoBookings.day, from, to), ne(demoBookings.state, 'declined')),
    )
  const rows = await db
    .select()
    .from(dealers)
    .where(
      or(
        and(activeIn(edition), arrayContains(dealers.services, ['demo'])),
        and(eq(dealers.edition, edition), inArray(dealers.slug, booked)),
      ),
    )
    .orderBy(asc(dealers.listing))
  return rows.map(dealerOf)
}

const bookedIn = (db: Db, edition: EditionCode, slugs: readonly string[], from: string, to: string) =>
  db
    .select({ booking: demoBookings, request: demoRequests, submission: submissions })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.submission, demoBookings.submission))
    .innerJoin(submissions, eq(submissions.id, demoBookings.submission))
    .where(
      and(
        eq(demoBookings.edition, edition),
        inArray(demoBookings.dealer, [...slugs]),
        between(demoBookings.day, from, to),
        ne(demoBookings.state, 'declined'),
      ),
    )
    .orderBy(asc(demoBookings.day), asc(demoRequests.time), asc(submissions.reference))

const waiting = (db: Db, edition: EditionCode) =>
  db
    .select({ request: demoRequests, submission: submissions })
    .from(demoRequests)
    .innerJoin(submissions, eq(submissions.id, demoRequests.submission))
    .where(and(eq(demoRequests.state, 'with-staff'), eq(demoRequests.edition, edition)))
    .orderBy(asc(demoRequests.changedAt))
    .limit(mostToPlace)

/** Two weeks of the dealers of an edition, or of one of its states. */
export const demoCalendar = async (
  { db, dealers: directory }: Pick<DemoServices, 'db' | 'dealers'>,
  { edition, state, from }: CalendarAsked,
  now: Date,
): Promise<DemoCalendar> => {
  await directory.refresh(edition)
  const [gazetteer, holidays] = [await directory.gazetteerOf(edition), await directory.holidaysOf(edition)]
  const days = Array.from({ length: daysShown }, (_, at) => addDays(from, at))
  const all = await demoDealers(db, edition, from, days.at(-1) ?? from)
  const shown = all.filter((dealer) => state === undefined || dealer.state === state)
  const today = dayInZone(now, dealerTimeZone(state ?? '', edition))
  const booked =
    shown.length === 0
      ? []
      : await bookedIn(
          db,
          edition,
          shown.map(({ slug }) => slug),
          from,
          days.at(-1) ?? from,
        )
  const isBusy = ({ slug }: Dealer) => booked.some(({ booking }) => booking.dealer === slug)
  const placeOf = (fields: typeof submissions.$inferSelect.fields) =>
    placeOfPostcode(gazetteer, textIn(fields, 'postcode'))
  const demoOf = ({ request, submission }: Awaited<ReturnType<typeof waiting>>[number], day: string): CalendarDemo => ({
    reference: submission.reference,
    state: request.state,
    name: shortName(textIn(submission.fields, 'name')),
    suburb: placeOf(submission.fields)?.name ?? textIn(submission.fields, 'postcode'),
    dealer: request.dealer,
    day,
    time: request.time,
  })
  const open = (await waiting(db, edition)).filter(
    ({ submission }) => state === undefined || (placeOf(submission.fields)?.state ?? state) === state,
  )
  const toPlace = open.map((each) => {
    const wishes = wishesOf(each.submission)
    return demoOf(each, wishes.find((day) => days.includes(day)) ?? wishes[0] ?? from)
  })
  return {
    days,
    today,
    states: [...new Set(all.map((dealer) => dealer.state))].toSorted(),
    dealers: [...shown.filter(isBusy), ...shown.filter((dealer) => !isBusy(dealer))].map((dealer) => {
      const timetable = { hours: dealer.hours, closed: dealerClosures(dealer, holidays) }
      const closed = days.filter((day) => !opensOn(timetable, day))
      const takenOn = (day: string) =>
        booked.filter(({ booking }) => booking.dealer === dealer.slug && booking.day === day).length
      const free = days.filter((day) => day > today && !closed.includes(day) && takenOn(day) < demosADay).length
      const { slug, name, suburb, state: where } = dealer
      return { slug, name, suburb, state: where, closed, free }
    }),
    demos: booked.map((each) => demoOf(each, each.booking.day)),
    toPlace,
  }
}
