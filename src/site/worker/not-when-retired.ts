import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * A worker without its shell has been retired, though it still answers for the page that is open: it keeps nothing any more.
 * Comes last: what others do once an answer is kept may make a cache anew.
 */
export const notWhenRetired = (shell: string) => {
  const isRetired = async (): Promise<boolean> => !(await caches.has(shell))
  return {
    cacheWillUpdate: async ({ response }) => ((await isRetired()) ? null : response),
    // Retired between that question and the answer being written.
    cacheDidUpdate: async ({ cacheName }) => {
      if (await isRetired()) await caches.delete(cacheName)
    },
  } satisfies WorkboxPlugin
}
