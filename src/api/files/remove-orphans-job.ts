import type { Db } from '../db/database.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { FileStore } from './file-store.ts'
import { type RemovedOrphans, removeOrphans } from './remove-orphans.ts'

/** Files that nobody needs go, looked at every six hours. What cannot be removed now is tried again. */
export const removeOrphansJob = (
  db: Db,
  store: FileStore,
  onDone: (removed: RemovedOrphans) => void,
): JobKind<object> => ({
  name: 'remove-orphans',
  retry: { retryLimit: 4, retryDelay: 60, retryDelayMax: 3600 },
  dueEverySeconds: 6 * 3600,
  async work() {
    const removed = await removeOrphans(db, store, new Date())
    onDone(removed)
    const trouble = removed.unclaimed.trouble ?? removed.strays.trouble
    if (trouble !== undefined) throw new Error(`Not all files could be removed: ${trouble}`)
  },
})
