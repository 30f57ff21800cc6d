import { and, eq } from 'drizzle-orm'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'

/** Whether a dealer is one of ours: not taken off the list, and not gone from content. */
export const isListed = async (db: Db, edition: EditionCode, slug: string): Promise<boolean> =>
  (await db.$count(dealers, and(eq(dealers.edition, edition), eq(dealers.slug, slug), eq(dealers.active, true)))) > 0
