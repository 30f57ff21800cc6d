import { and, eq } from 'drizzle-orm'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'
import { dealerOf } from './search-dealers.ts'

/** Also one that has closed: what was agreed with it still names it. */
export const dealerOfSlug = async (db: Db, edition: EditionCode, slug: string): Promise<Dealer | undefined> => {
  const [row] = await db
    .select()
    .from(dealers)
    .where(and(eq(dealers.edition, edition), eq(dealers.slug, slug)))
  return row && dealerOf(row)
}
