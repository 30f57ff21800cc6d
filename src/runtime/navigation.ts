import { type FullLoad, fullLoadInfo } from './full-page-load.ts'
import { isOfNewBuild } from './new-build.ts'
import type { PageLoader, PageParts, PageResources } from './page-loader.ts'
import { toUrlPath } from './page-path.ts'
import { isPageUrl } from './page-url.ts'
import type { ReloadGuard } from './reload-guard.ts'
import { emitRuntimeEvent } from './runtime-events.ts'

export type Arrival = {
  /** The address that the page is shown under. */
  url: URL
  /** To an entry of the history, which has a scroll position: the page must be as long as it was. */
  isReturn: boolean
}

export type NavigationOptions<Parts extends PageParts> = {
  navigation: Pick<Navigation, 'addEventListener' | 'removeEventListener'> | undefined
  loader: Pick<PageLoader<Parts>, 'loadPage'>
  /** Resolves when the page is on screen. */
  show: (resources: PageResources<Parts>, arrival: Arrival) => Promise<void>
  fullLoad: FullLoad
  pageExists: (url: URL) => Promise<boolean>
  location: Pick<Location, 'href' | 'origin'>
  buildHash: string
  guard: ReloadGuard
  events: EventTarget
  /** Paths of this origin that are not pages. */
  excludedPrefixes?: readonly string[]
}

type Loaded<Parts extends PageParts> = { resources: PageResources<Parts>; url: URL }

const delayedAfter = 1000

/** Undefined without precommit handlers: pages could not be loaded before they are shown. */
export const navigationWithPrecommit = (window: Window & typeof globalThis): Navigation | undefined =>
  'NavigationPrecommitController' in window ? window.navigation : undefined

/** Create it once the page on screen is the one in the address bar. Returns the function that stops it. */
export const createNavigation = <Parts extends PageParts>({
  navigation,
  loader,
  show,
  fullLoad,
  pageExists,
  location,
  buildHash,
  guard,
  events,
  excludedPrefixes = [],
}: NavigationOptions<Parts>): (() => void) => {
  let shown = new URL(location.href)

  /** Undefined: the browser is to load the page itself. */
  const load = async (asked: URL, signal: AbortSignal): Promise<Loaded<Parts> | undefined> => {
    const timer = setTimeout(() => emitRuntimeEvent(events, 'delayed-load', { path: asked.pathname }), delayedAfter)
    const stopTimer = () => clearTimeout(timer)
    signal.addEventListener('abort', stopTimer)
    try {
      const result = await loader.loadPage(asked.pathname)
      if (result.status === 'error') return undefined
      const { resources } = result
      if (isOfNewBuild(resources.pageData, buildHash)) {
        // This load is the one that the new build gets: the start that follows must not add a reload.
        guard.claim(resources.pageData.buildHash)
        return undefined
      }
      if (result.status === 'success') {
        return { resources, url: underPath(asked, result.shownAt ?? resources.pageData.path) }
      }
      return (await pageExists(asked)) ? undefined : { resources, url: asked }
    } finally {
      stopTimer()
    }
  }

  // The address is already committed: all that can be done about a failure is to load it again.
  const present = async (loaded: Loaded<Parts> | undefined, asked: URL, isReturn: boolean, signal: AbortSignal) => {
    if (signal.aborted) return
    if (!loaded) return fullLoad(asked, 'reload')
    shown = loaded.url
    try {
      await show(loaded.resources, { url: loaded.url, isReturn })
    } catch (error) {
      if (shown === loaded.url) fullLoad(loaded.url, 'reload')
      throw error
    }
    if (shown === loaded.url) {
      emitRuntimeEvent(events, 'route-update', { path: loaded.url.pathname, initial: false })
    }
  }

  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, destination, signal } = event
    const asked = new URL(destination.url)
    if (!isOurs(event, asked, shown) || !isPageUrl(asked, location.origin, excludedPrefixes)) return

    const options = { scroll: 'after-transition', focusReset: 'manual' } as const
    if (navigationType === 'traverse' || destination.sameDocument || !event.cancelable) {
      event.intercept({ ...options, handler: async () => present(await load(asked, signal), asked, true, signal) })
      return
    }

    let loaded: Loaded<Parts> | undefined
    event.intercept({
      ...options,
      precommitHandler: async (controller) => {
        loaded = await load(asked, signal)
        if (signal.aborted) return
        if (!loaded) fullLoad(asked, navigationType === 'replace' ? 'replace' : 'push')
        else if (loaded.url.href !== asked.href) controller.redirect(loaded.url.href)
      },
      handler: async () => {
        if (loaded) await present(loaded, asked, false, signal)
      },
    })
  }

  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}

const underPath = (asked: URL, pagePath: string): URL => {
  const url = new URL(asked)
  url.pathname = toUrlPath(pagePath)
  return url
}

const isOurs = (event: NavigateEvent, asked: URL, shown: URL): boolean => {
  const { canIntercept, downloadRequest, formData, info, navigationType, destination, hashChange } = event
  if (!canIntercept || downloadRequest !== null || formData || navigationType === 'reload') return false
  if (info === fullLoadInfo) return false
  // A jump within the page on screen is the browser's. (During a slow "back" the page on screen is not yet the committed one.)
  if (hashChange) return asked.pathname !== shown.pathname
  // history.pushState and a click on the current hash change no page; going back to such an entry may.
  return navigationType === 'traverse' || !destination.sameDocument
}
