/** The name of the cache in which the worker keeps visited pages. */
export const visitedPagesCache = 'visited-pages'

/** Paths of the pages that the worker can show without a network. */
export const pagesKeptOffline = async (): Promise<string[]> => {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(visitedPagesCache)
  const requests = await cache.keys()
  return requests.map(({ url }) => new URL(url).pathname).toSorted()
}
