import type { HandlerCallbackOptions } from 'workbox-core/types.js'
import type { Strategy } from 'workbox-strategies'
import { pages } from './offline-caches.ts'
import { pageKey } from './page-key.ts'

interface Change {
  before: Response
  after: Response
  event: HandlerCallbackOptions['event']
  strategy: Strategy
}

const pathIn = (text: string): string | undefined => {
  try {
    const { path } = JSON.parse(text)
    return typeof path === 'string' ? path : undefined
  } catch {
    return undefined
  }
}

/** Fetches a kept page again when its data has changed. */
export const refreshPageOf = async ({ before, after, event, strategy }: Change): Promise<void> => {
  const [old, now] = await Promise.all([before.clone().text(), after.clone().text()])
  const path = old === now ? undefined : pathIn(now)
  if (path === undefined) return
  const address = pageKey(new URL(path, location.href).href)
  const kept = await caches.match(address, { cacheName: pages.cache, ignoreVary: true })
  if (kept !== undefined) await strategy.handle({ event, request: new Request(address) })
}
