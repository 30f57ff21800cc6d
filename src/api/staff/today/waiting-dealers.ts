import { and, asc, eq } from 'drizzle-orm'
import { doneWithin } from '../../../domain/staff/wait-kind.ts'
import { type WorkCalendar, workingDaysLater } from '../../../domain/staff/working-moment.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { fewAlone, type Wait } from './wait.ts'

/** What dealers ask of us: another listing, our word on a repair. */
export const waitingOfDealers = async (db: Db, calendar: WorkCalendar): Promise<Wait[]> => {
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
  return [...fewAlone(changeWaits, 2), ...fewAlone(requestWaits, 2)]
}
