import type { Db } from '../db/database.ts'
import type { FileStore } from './file-store.ts'
import { removeStrays } from './remove-strays.ts'
import { type Removal, removeUnclaimed } from './remove-unclaimed.ts'

export interface RemovedOrphans {
  /** Files that belong to no form any more, or never did. */
  readonly unclaimed: Removal
  /** Bytes that the database knows nothing of. */
  readonly strays: Removal
}

/** Clears away visitors' files that nobody needs. May run at any time, in several processes too. */
export const removeOrphans = async (db: Db, store: FileStore, now: Date): Promise<RemovedOrphans> => ({
  unclaimed: await removeUnclaimed(db, store, now),
  strays: await removeStrays(db, store, now),
})
