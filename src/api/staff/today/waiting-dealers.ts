import { and, asc, eq, gte } from 'drizzle-orm'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { doneWithin } from '../../../domain/staff/wait-kind.ts'
import { momentOf, type WorkCalendar, workingDaysLater } from '../../../domain/staff/working-moment.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { demoRequests } from '../../db/schema/demo-requests.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { fewAlone, type Wait } from './wait.ts'

const most = 100

/** Demos to come that were agreed with a dealer who is not listed any more: somebody has to ring, before the day. */
const visitsOfUnlisted = async (db: Db, now: Date, { timeZone }: WorkCalendar): Promise<Wait[]> => {
  const rows = await db
    .select({ reference: submissions.reference, day: demoRequests.day, dealer: dealers.name })
    .from(demoRequests)
    .innerJoin(submissions, eq(submissions.id, demoRequests.submission))
    .innerJoin(dealers, and(eq(dealers.edition, demoRequests.edition), eq(dealers.slug, demoRequests.dealer)))
    .where(
      and(
        eq(demoRequests.state, 'accepted'),
        eq(dealers.active, false),
        gte(demoRequests.day, dayInZone(now, timeZone)),
      ),
    )
    .orderBy(asc(demoRequests.day))
    .limit(most)
  return rows.map(({ reference, day, dealer }): Wait => {
    const due = day === null ? null : momentOf(day, '00:00', timeZone)
    return { kind: 'visit', of: reference, many: 1, who: dealer, what: day ?? '', amount: null, due }
  })
}

/** What is to be done with dealers: they ask for another listing or our word on a repair, or are not listed any more and still expected. */
export const waitingOfDealers = async (db: Db, now: Date, calendar: WorkCalendar): Promise<Wait[]> => {
  const changes = await db
    .select({ change: listingChanges, dealer: dealers.name })
    .from(listingChanges)
    .innerJoin(dealers, and(eq(dealers.edition, listingChanges.edition), eq(dealers.slug, listingChanges.dealer)))
    .where(eq(listingChanges.state, 'waiting'))
    .orderBy(asc(listingChanges.askedAt))
  const requests = await db
    .select({ request: warrantyRequests, dealer: dealers.name })
    .from(warrantyRequests)
    .innerJoin(dealers, and(eq(dealers.edition, warrantyRequests.edition), eq(dealers.slug, warrantyRequests.dealer)))
    .where(eq(warrantyRequests.state, 'waiting'))
    .orderBy(asc(warrantyRequests.askedAt))
  const changeWaits = changes.map(({ change, dealer }): Wait => {
    const due = workingDaysLater(change.askedAt, doneWithin.change, calendar)
    return { kind: 'change', of: change.id, many: 1, who: dealer, what: change.name, amount: null, due }
  })
  const requestWaits = requests.map(({ request, dealer }): Wait => {
    const due = workingDaysLater(request.askedAt, doneWithin.warranty, calendar)
    const what = `${request.number}, ${request.product}`
    return { kind: 'warranty', of: request.number, many: 1, who: dealer, what, amount: null, due }
  })
  const visits = await visitsOfUnlisted(db, now, calendar)
  return [...fewAlone(visits, 2), ...fewAlone(changeWaits, 2), ...fewAlone(requestWaits, 2)]
}
