import { type Connection, sparesData } from './connection.ts'
import type { PageLoader } from './page-loader.ts'
import { isPageUrl } from './page-url.ts'
import { onRuntimeEvent } from './runtime-events.ts'

export type PrefetchOptions = {
  document: Document
  loader: Pick<PageLoader, 'prefetch' | 'hovering'>
  /** Asked each time: a visitor may walk out of reach, or turn data-saver on. */
  connection: () => Connection | undefined
  events: EventTarget
  excludedPrefixes?: readonly string[]
  whenIdle?: (task: () => void) => void
}

/** Fetches pages when a link comes into view, and makes them ready when the visitor reaches for it. Returns the function that stops it. */
export const createPrefetch = ({
  document,
  loader,
  connection,
  events,
  excludedPrefixes = [],
  whenIdle = defaultWhenIdle,
}: PrefetchOptions) => {
  // By address, because React gives the same element a new one.
  const watched = new WeakMap<Element, string>()
  let scanPlanned = false

  const pathOf = (link: Element | null): string | undefined => {
    if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
    if (link.target && link.target !== '_self') return undefined
    const { origin, pathname } = document.location
    return isPageUrl(link, origin, excludedPrefixes) && link.pathname !== pathname ? link.pathname : undefined
  }

  const viewport = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      viewport.unobserve(target)
      const path = pathOf(target)
      // One by one between other work: dozens may come into view together.
      if (path && !sparesData(connection())) whenIdle(() => loader.prefetch(path))
      else watched.delete(target)
    }
  })

  const scan = () => {
    scanPlanned = false
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      if (watched.get(link) === href || !pathOf(link)) continue
      watched.set(link, href)
      viewport.unobserve(link)
      viewport.observe(link)
    }
  }

  const planScan = () => {
    if (scanPlanned) return
    scanPlanned = true
    whenIdle(scan)
  }

  const reachedFor = ({ target }: Event) => {
    const path = target instanceof Element ? pathOf(target.closest('a[href]')) : undefined
    if (path && !sparesData(connection())) loader.hovering(path)
  }

  const changes = new MutationObserver(planScan)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
  const stopListening = onRuntimeEvent(events, 'route-update', planScan)
  const reaching = ['mouseover', 'focusin', 'touchstart']
  for (const type of reaching) document.addEventListener(type, reachedFor, { passive: true })
  planScan()

  return () => {
    viewport.disconnect()
    changes.disconnect()
    stopListening()
    for (const type of reaching) document.removeEventListener(type, reachedFor)
  }
}

// Safari has no requestIdleCallback.
const defaultWhenIdle = (task: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => task())
  else setTimeout(task, 200)
}
