import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { revisionOf } from '../revision.ts'

export interface WarrantyAsked {
  readonly row: typeof warrantyRequests.$inferSelect
  readonly dealer: typeof dealers.$inferSelect
  readonly revision: string
}

export const findWarranty = async (db: Db, number: string, isHeld = false): Promise<WarrantyAsked | undefined> => {
  const asked = db
    .select({ row: warrantyRequests, dealer: dealers, revision: revisionOf(warrantyRequests) })
    .from(warrantyRequests)
    .innerJoin(dealers, and(eq(dealers.edition, warrantyRequests.edition), eq(dealers.slug, warrantyRequests.dealer)))
    .where(eq(warrantyRequests.number, number))
  const [found] = await (isHeld ? asked.for('no key update', { of: warrantyRequests }) : asked)
  return found
}
