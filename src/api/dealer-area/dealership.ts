import { and, eq } from 'drizzle-orm'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { forbidden, type Person } from '../account/viewer.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'

/** The dealer that somebody belongs to. */
export interface Dealership {
  readonly edition: EditionCode
  readonly slug: string
}

export type DealerRow = typeof dealers.$inferSelect

/** By the person's row, and by nothing that anybody asks with. Throws for who is no dealer. */
export const dealershipOf = ({ role, dealerEdition, dealer }: Person): Dealership => {
  if (role !== 'dealer' || dealerEdition === null || dealer === null) throw forbidden()
  return { edition: dealerEdition, slug: dealer }
}

export const isDealership = ({ edition, slug }: Dealership) => and(eq(dealers.edition, edition), eq(dealers.slug, slug))

/** As it is listed, or was last. */
export const readDealership = async (db: Db, dealership: Dealership): Promise<DealerRow> => {
  const [row] = await db.select().from(dealers).where(isDealership(dealership))
  if (row === undefined) throw new Error(`There is no dealer ${dealership.edition} ${dealership.slug}`)
  return row
}
