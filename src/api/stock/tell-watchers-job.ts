import type { JobKind } from '../jobs/jobs.ts'
import { type TellingMeans, tellWatchers } from './tell-watchers.ts'

/** Looks every minute. */
export const tellWatchersJob = (means: TellingMeans, now = () => new Date()): JobKind<object> => ({
  name: 'tell-watchers',
  retry: { retryLimit: 0 },
  dueEverySeconds: 60,
  async work() {
    await tellWatchers(means, now())
  },
})
