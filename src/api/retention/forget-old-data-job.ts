import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { type Forgotten, forgetOldData } from './forget-old-data.ts'

/** Personal data goes when its time is over, looked at once a day. A day on which it fails is made up for by the next. */
export const forgetOldDataJob = (
  db: Db,
  retention: Retention,
  onDone: (forgotten: Forgotten) => void,
): JobKind<object> => ({
  name: 'forget-old-data',
  retry: { retryLimit: 6, retryDelay: 60, retryDelayMax: 3600 },
  dueEverySeconds: 24 * 3600,
  async work() {
    onDone(await forgetOldData(db, retention, new Date()))
  },
})
