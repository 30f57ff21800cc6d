import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { type CacheRule, cacheRuleOf, looksLikePage } from './cache-rules.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const offlinePage = '/offline/index.html'

const strategies = new Map<string, Strategy>()

/** Only whole, good answers are kept; a full disk empties our caches instead of breaking the page. */
const strategyOf = ({ strategy, cache, most }: CacheRule): Strategy => {
  const known = strategies.get(cache)
  if (known !== undefined) return known
  const options = {
    cacheName: cache,
    plugins: [
      { cacheWillUpdate: async ({ response }: { response: Response }) => (response.status === 200 ? response : null) },
      new ExpirationPlugin({ maxEntries: most, purgeOnQuotaError: true }),
    ],
  }
  const made = strategy === 'cache-first' ? new CacheFirst(options) : new NetworkFirst(options)
  strategies.set(cache, made)
  return made
}

self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: 'index.html', cleanURLs: false })

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && cacheRuleOf(url.pathname, request.mode === 'navigate') !== undefined,
  async ({ url, request, event }) => {
    const isPage = request.mode === 'navigate'
    const rule = cacheRuleOf(url.pathname, isPage)
    if (rule === undefined) return fetch(request)
    try {
      return await strategyOf(rule).handle({ event, request })
    } catch (error) {
      const fallback = isPage ? await matchPrecache(offlinePage) : undefined
      if (fallback === undefined) throw error
      return fallback
    }
  },
)

const isCacheUrls = (data: unknown): data is { type: 'cache-urls'; urls: string[] } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'cache-urls' &&
  'urls' in data &&
  Array.isArray(data.urls)

/** Keeps what the first page fetched before this worker was there. */
const keep = async (address: string): Promise<void> => {
  const url = new URL(address, self.location.href)
  const rule = url.origin === self.location.origin ? cacheRuleOf(url.pathname, looksLikePage(url.pathname)) : undefined
  if (rule === undefined) return
  const cache = await caches.open(rule.cache)
  if ((await cache.match(address)) === undefined) await cache.add(address)
}

self.addEventListener('message', (event) => {
  if (!isCacheUrls(event.data)) return
  // One file that cannot be kept must not cost the others.
  event.waitUntil(Promise.allSettled(event.data.urls.map(keep)))
})
