import { lt } from 'drizzle-orm'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { listingChanges } from '../db/schema/listing-changes.ts'
import { staffActs } from '../db/schema/staff-acts.ts'
import { staffPresence } from '../db/schema/staff-presence.ts'
import { warrantyRequests } from '../db/schema/warranty-requests.ts'
import { daysBefore } from './days-before.ts'

/** What dealers have asked of us, what staff have done, and who had what open: each after its time. */
export const forgetDeskRecords = async (db: Db, retention: Retention, now: Date): Promise<number> => {
  const { 'warranty-request': request, 'listing-change': change, 'staff-act': act } = retention['en-au']
  const requests = await db
    .delete(warrantyRequests)
    .where(lt(warrantyRequests.askedAt, daysBefore(now, request)))
    .returning({ id: warrantyRequests.id })
  const changes = await db
    .delete(listingChanges)
    .where(lt(listingChanges.askedAt, daysBefore(now, change)))
    .returning({ id: listingChanges.id })
  const acts = await db
    .delete(staffActs)
    .where(lt(staffActs.at, daysBefore(now, act)))
    .returning({ id: staffActs.id })
  await db.delete(staffPresence).where(lt(staffPresence.at, daysBefore(now, 1)))
  return requests.length + changes.length + acts.length
}
