import { eq } from 'drizzle-orm'
import type { SavedPool } from '../../domain/account/saved-pool.ts'
import type { Db } from '../db/database.ts'
import { personPools } from '../db/schema/person-pools.ts'

export type OwnPool = SavedPool & { readonly savedAt: Date }

export const myPool = async (db: Db, person: string): Promise<OwnPool | undefined> => {
  const [row] = await db.select().from(personPools).where(eq(personPools.person, person))
  return row && { ...row.pool, savedAt: row.savedAt }
}

export const savePool = async (db: Db, person: string, pool: SavedPool, now: Date): Promise<void> => {
  const set = { pool, savedAt: now }
  await db
    .insert(personPools)
    .values({ person, ...set })
    .onConflictDoUpdate({ target: personPools.person, set })
}

export const forgetPool = async (db: Db, person: string): Promise<void> => {
  await db.delete(personPools).where(eq(personPools.person, person))
}
