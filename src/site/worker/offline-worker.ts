import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keep, keepOutgoingShell } from './keep.ts'
import { keepTools } from './keep-tools.ts'
import { cacheRuleOf, pages } from './offline-caches.ts'
import { retire, switchesWorkerOff } from './retire.ts'
import { strategyOf } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const offlinePage = '/offline/index.html'

self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false })

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && cacheRuleOf(url.pathname),
  async ({ url, request, event }) => {
    const rule = cacheRuleOf(url.pathname)
    if (rule === undefined) return fetch(request)
    const [response, done] = strategyOf(rule).handleAll({ event, request })
    // An answer that could not be kept is still an answer.
    done.catch(() => undefined)
    try {
      const answer = await response
      // The page may be quicker to unregister this worker than its successor is to clean up.
      if (await switchesWorkerOff(request.url, answer)) event.waitUntil(retire(self.registration))
      return answer
    } catch (error) {
      const fallback = rule === pages && request.mode === 'navigate' ? await matchPrecache(offlinePage) : undefined
      if (fallback === undefined) throw error
      return fallback
    }
  },
)

/**
 * Pages of servers. Where nothing is answered here the browser asks once by its preload and once more for itself, and an address of
 * signing in is good for one time.
 */
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !cacheRuleOf(url.pathname),
  async ({ request, event }) => {
    const preloaded: Response | undefined = event instanceof FetchEvent ? await event.preloadResponse : undefined
    return preloaded ?? fetch(request)
  },
)

// What is kept beside the shell is worth trying for, never worth failing for.
self.addEventListener('install', (event) => event.waitUntil(keepOutgoingShell(event).catch(() => undefined)))

// The page is asked for while the worker is still starting up.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))

const isCacheUrls = (data: unknown): data is { type: 'cache-urls'; urls: unknown[] } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'cache-urls' &&
  'urls' in data &&
  Array.isArray(data.urls)

// What a page has shown without this worker seeing it.
self.addEventListener('message', (event) => {
  if (!isCacheUrls(event.data)) return
  const urls = event.data.urls.filter((url) => typeof url === 'string')
  const kept = Promise.allSettled(urls.map((url) => keep(url, event)))
  // The page itself is named first.
  event.waitUntil(kept.then(() => keepTools(urls[0] ?? '', event, self.registration)))
})
