import { and, asc, eq, sql } from 'drizzle-orm'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'

/** The product lines that dealers of an edition can carry: those that content has with one of them, which is held against what is sold there. */
export const offeredLines = async (db: Db, edition: EditionCode): Promise<string[]> => {
  const line = sql<string>`unnest(${dealers.lines})`
  const rows = await db
    .selectDistinct({ line })
    .from(dealers)
    .where(and(eq(dealers.edition, edition), eq(dealers.source, 'content'), eq(dealers.active, true)))
    .orderBy(asc(line))
  return rows.map((row) => row.line)
}
