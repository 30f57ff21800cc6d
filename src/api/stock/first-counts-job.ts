import type { JobKind } from '../jobs/jobs.ts'

/** Products that an editor has published since, or while nobody could be asked. */
export const firstCountsJob = (fill: () => Promise<void>): JobKind<object> => ({
  name: 'first-counts',
  retry: { retryLimit: 3, retryDelay: 60, retryDelayMax: 300 },
  dueEverySeconds: 600,
  work: fill,
})
