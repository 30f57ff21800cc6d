import { and, asc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema/uploads.ts'
import { isFileKey } from './file-key.ts'
import { type FileStore, notAKey } from './file-store.ts'

/** For how long a file waits for its form. */
export const unclaimedHours = 24

export const hour = 3_600_000

/** How many are gone. What is not could not be removed for this reason, and is tried again the next time. */
export interface Removal {
  readonly removed: number
  readonly trouble?: string
}

/** A form that is just claiming one of these is waited for, and keeps it. */
const discardUnclaimed = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(uploads)
    .set({ discardedAt: now, sender: null })
    .where(
      and(
        isNull(uploads.submission),
        isNull(uploads.warrantyRequest),
        isNull(uploads.discardedAt),
        // Those of mail that nobody has placed yet are kept for as long as it, and go with it.
        or(ne(uploads.purpose, 'mail'), isNull(uploads.sender)),
        lt(uploads.createdAt, new Date(now.getTime() - unclaimedHours * hour)),
      ),
    )
}

/**
 * Removes files that belong to no form: those whose form never came, and those of submissions that were forgotten. Of each the bytes
 * first and then the row, so that nothing is left that nobody knows of.
 */
export const removeUnclaimed = async (db: Db, store: FileStore, now: Date): Promise<Removal> => {
  await discardUnclaimed(db, now)
  let removed = 0
  for (;;) {
    const batch = await db
      .select({ id: uploads.id, key: uploads.key })
      .from(uploads)
      .where(isNotNull(uploads.discardedAt))
      .orderBy(asc(uploads.discardedAt))
      .limit(100)
    for (const { id, key } of batch) {
      const result = isFileKey(key) ? await store.remove(key) : notAKey
      // A store in trouble now will be for the others too.
      if (!result.ok) return { removed, trouble: result.reason }
      await db.delete(uploads).where(eq(uploads.id, id))
      removed += 1
    }
    if (batch.length === 0) return { removed }
  }
}
