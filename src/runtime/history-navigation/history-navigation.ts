import { reportOnce } from '../report-once.ts'
import { entryKey, newEntryKey, withEntryKey } from './entry-keys.ts'
import { formUrl } from './form-url.ts'
import { linkUrl } from './link-url.ts'
import { keepScrollPlaces } from './scroll-places.ts'

/** As much of the Navigation API as the site uses. */
export type HistoryNavigation = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  navigate: (url: string, options: { history: 'push' | 'replace' }) => void
  reload: () => void
}

type Kind = 'push' | 'replace' | 'traverse'

const withoutHash = ({ href }: URL): string => href.split('#', 1)[0] ?? ''

/**
 * Stands in for the Navigation API where it, or its precommit handler, is missing: clicks on links, forms that ask, Back and
 * Forward become `navigate` events, which are carried out in the order in which such a browser does it.
 */
export const createHistoryNavigation = (window: Window & typeof globalThis): HistoryNavigation => {
  const { document, history, location } = window
  const target = new EventTarget()
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  const places = keepScrollPlaces(window)
  window.endEarlyTraversal?.()
  let committed = new URL(location.href)
  let ongoing = new AbortController()
  let isLeaving = false

  /** Gives the entry that the browser is at a key, if it has none. */
  const currentKey = (): string => {
    const key = entryKey(history.state) ?? newEntryKey()
    if (key !== entryKey(history.state)) replaceState(withEntryKey(history.state, key), '')
    return key
  }

  const commit = (url: URL, kind: Kind) => {
    if (kind !== 'traverse') places.keep()
    if (kind === 'replace') replaceState(withEntryKey(null, currentKey()), '', url)
    else if (kind === 'push') pushState(withEntryKey(null, newEntryKey()), '', url)
    committed = url
  }

  /** Once the page is there. */
  const scroll = (kind: Kind) => {
    const key = currentKey()
    if (kind !== 'traverse' || !places.restore(key)) {
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
      // The browser scrolls to the place, and its styles know that it is the one aimed at.
      if (location.hash) location.replace(location.href)
    }
    places.shows(currentKey())
  }

  const carryOut = async (
    { precommitHandler, handler }: NavigationInterceptOptions,
    asked: URL,
    kind: Kind,
    signal: AbortSignal,
  ) => {
    let url = asked
    const redirect = (to: string | URL) => {
      url = new URL(to, url)
    }
    await precommitHandler?.({ redirect, addHandler: () => undefined })
    if (signal.aborted) return
    commit(url, kind)
    await handler?.()
    if (!signal.aborted) scroll(kind)
  }

  /** False when nobody takes the navigation over. */
  const begin = (asked: URL, kind: Kind, sameDocument: boolean, hashChange: boolean): boolean => {
    const next = new AbortController()
    let options: NavigationInterceptOptions | undefined
    const event = Object.assign(new Event('navigate', { cancelable: kind !== 'traverse' }), {
      navigationType: kind,
      destination: { url: asked.href, sameDocument },
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      hashChange,
      signal: next.signal,
      intercept: (given: NavigationInterceptOptions) => {
        options = given
      },
    })
    target.dispatchEvent(event)
    if (!options) return false
    ongoing.abort()
    ongoing = next
    carryOut(options, asked, kind, next.signal).catch(reportOnce)
    return true
  }

  const follow = (event: Event, asked: URL | undefined) => {
    // While the browser loads a page in full, only the browser can be told to load another one instead.
    if (asked === undefined || isLeaving) return
    const isJump = asked.href.includes('#') && withoutHash(asked) === withoutHash(committed)
    const kind = asked.href === committed.href ? 'replace' : 'push'
    if (begin(asked, kind, isJump, isJump && asked.hash !== committed.hash)) event.preventDefault()
  }
  document.addEventListener('click', (event) => follow(event, linkUrl(event)))
  document.addEventListener('submit', (event) => follow(event, formUrl(event)))

  window.addEventListener('popstate', ({ state }) => {
    const before = committed
    committed = new URL(location.href)
    isLeaving = false
    // The browser has jumped within the page, by a link or by `location.hash`; only its entries have no key.
    const isNew = entryKey(state) === undefined
    const isJump = withoutHash(before) === withoutHash(committed) && (isNew || before.hash !== committed.hash)
    const key = currentKey()
    // The event of the last scroll may be yet to come.
    if (!isJump) places.keep()
    places.leaves()
    if (begin(committed, 'traverse', true, isJump)) return
    // A jump calls off what is on its way. (The one that `scroll` makes changes nothing.)
    if (before.href !== committed.href) ongoing.abort()
    if (!isNew) places.restore(key)
    places.shows(key)
  })

  // What the site itself writes into the address makes entries too.
  history.pushState = (state, unused, url) => {
    ongoing.abort()
    pushState(withEntryKey(state, newEntryKey()), unused, url)
    committed = new URL(location.href)
    places.shows(currentKey())
  }
  history.replaceState = (state, unused, url) => {
    replaceState(withEntryKey(state, currentKey()), unused, url)
    committed = new URL(location.href)
  }

  window.addEventListener('pageshow', () => {
    isLeaving = false
  })

  // A page that was entered by Back from another document: its entry may be one for which the browser does not scroll.
  if (window.scrollY === 0) places.restore(currentKey())
  places.shows(currentKey())

  const leave = (load: () => void) => {
    ongoing.abort()
    isLeaving = true
    load()
  }
  return {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    navigate: (url, { history }) => leave(() => location[history === 'push' ? 'assign' : 'replace'](url)),
    reload: () => leave(() => location.reload()),
  }
}
