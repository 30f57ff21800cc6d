import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { submissions } from '../db/schema/submissions.ts'

/**
 * What came from a mailbox before its owner had an account, or while they were signed out. Only for an address that was proved, and
 * never what is somebody's already: of two that come together the second waits for the first, and finds it taken.
 */
export const claimRecords = async (unit: Db, person: string, email: string): Promise<void> => {
  if (email === '') return
  await unit
    .update(orders)
    .set({ person })
    .where(and(isNull(orders.person), sql`lower(${orders.email}) = ${email}`))
  await unit
    .update(submissions)
    .set({ person })
    .where(and(isNull(submissions.person), sql`lower(${submissions.email}) = ${email}`))
}
