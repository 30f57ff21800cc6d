import { cacheNames, registerQuotaErrorCallback } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { keepSheetsOf } from './keep-sheets.ts'
import { isHtml, isKeepable } from './keepable.ts'
import { notWhenRetired } from './not-when-retired.ts'
import { type CacheRule, cacheRules, code, pageData, pages } from './offline-caches.ts'
import { pageKey } from './page-key.ts'
import { refreshPageOf } from './refresh-page.ts'
import { switchesWorkerOff } from './retire.ts'

const onlyKeepable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
}

/** A PDF or a feed opened in a tab is a navigation too, but not a page. */
const asPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ response }) => (isHtml(response) ? response : null),
  cacheDidUpdate: ({ newResponse, event }) => keepSheetsOf(newResponse, event, strategyOf(code)),
}

/** Data may be prefetched long after its page was visited; offline the two have to be of one make. */
const asData: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await switchesWorkerOff(request.url, response)) ? null : response,
  cacheDidUpdate: async ({ oldResponse, newResponse, event }) => {
    if (oldResponse)
      await refreshPageOf({ before: oldResponse, after: newResponse, event, strategy: strategyOf(pages) })
  },
}

/** A cast, because Workbox declares its own plugin with fields that may be undefined. */
const expiring = ({ most }: CacheRule): WorkboxPlugin =>
  new ExpirationPlugin({
    maxEntries: most,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  }) as WorkboxPlugin

const pluginsOf = (rule: CacheRule): WorkboxPlugin[] => [
  onlyKeepable,
  ...(rule === pages ? [asPages] : []),
  ...(rule === pageData ? [asData] : []),
  expiring(rule),
  notWhenRetired(cacheNames.precache),
]

const makeStrategy = (rule: CacheRule): Strategy => {
  const options = { cacheName: rule.cache, plugins: pluginsOf(rule), matchOptions: { ignoreVary: true } }
  return rule.strategy === 'cache-first' ? new CacheFirst(options) : new NetworkFirst(options)
}

const strategies = new Map(cacheRules.map((rule) => [rule, makeStrategy(rule)]))

export const strategyOf = (rule: CacheRule): Strategy => {
  const strategy = strategies.get(rule)
  if (strategy === undefined) throw new Error(`There is no strategy for ${rule.cache}`)
  return strategy
}

// The expiration plugins forget only what this run of the worker has used; a full disk needs room now.
registerQuotaErrorCallback(async () => {
  for (const { cache } of cacheRules) await caches.delete(cache)
})
