import { cacheNames } from 'workbox-core'
import type { HandlerCallbackOptions } from 'workbox-core/types.js'
import { getCacheKeyForURL } from 'workbox-precaching'
import { StrategyHandler } from 'workbox-strategies'
import { cacheRuleOf } from './offline-caches.ts'
import { strategyOf } from './strategies.ts'

type WorkerEvent = HandlerCallbackOptions['event']

const isPartOfShell = (address: string): boolean => getCacheKeyForURL(address) !== undefined

/** Fetches and keeps an address of this site as if a page had asked for it. */
export const keep = async (address: string, event: WorkerEvent): Promise<void> => {
  const url = new URL(address, location.href)
  const rule = url.origin === location.origin && !isPartOfShell(url.href) ? cacheRuleOf(url.pathname) : undefined
  if (rule === undefined) return
  await Promise.all(strategyOf(rule).handleAll({ event, request: new Request(url.href) }))
}

/**
 * The shell of the build before this one is about to be dropped, but pages that were visited under it still need its
 * scripts, styles and shared data.
 */
export const keepOutgoingShell = async (event: WorkerEvent): Promise<void> => {
  const shell = await caches.open(cacheNames.precache)
  for (const request of await shell.keys()) {
    const { pathname, search } = new URL(request.url)
    const rule = search === '' && !isPartOfShell(request.url) ? cacheRuleOf(pathname) : undefined
    const response = await shell.match(request)
    if (rule === undefined || response === undefined) continue
    const handler = new StrategyHandler(strategyOf(rule), { event, request })
    try {
      await handler.cachePut(request, response)
    } finally {
      handler.destroy()
    }
  }
}
