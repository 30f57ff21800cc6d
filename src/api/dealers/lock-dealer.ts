import { and, eq } from 'drizzle-orm'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'

/** Whoever wants a day of the same dealer waits until this transaction is over: two people cannot take the last demo of a day. */
export const lockDealer = async (unit: Db, edition: EditionCode, slug: string): Promise<void> => {
  await unit
    .select({ slug: dealers.slug })
    .from(dealers)
    .where(and(eq(dealers.edition, edition), eq(dealers.slug, slug)))
    // Not `update`: each of two that have named the dealer in a submission would wait for the other.
    .for('no key update')
}
