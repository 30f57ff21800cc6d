import { createNavigation } from './navigation.ts'
import type { LoadResult, PageResources } from './page-loader.ts'

export const origin = 'https://example.test'

const resources = (path: string, buildHash = 'b1'): PageResources => ({
  pageData: {
    path,
    component: 'pages/plain',
    module: '/assets/plain.js',
    modules: [],
    styles: [],
    buildHash,
    head: { title: '', lang: '' },
    staticQueryHashes: [],
    data: null,
  },
  component: 'component',
  staticQueries: [],
})
export const success = (path: string, buildHash?: string): LoadResult => ({
  status: 'success',
  resources: resources(path, buildHash),
})
export const notFound: LoadResult = { status: 'not-found', resources: resources('/en-au/404/') }

/** Commits, redirects and aborts in the order that the browser does. */
export class FakeNavigation extends EventTarget {
  url = `${origin}/a/`
  private ongoing = new AbortController()
  interceptOptions: NavigationInterceptOptions | undefined

  async go(href: string, init: Record<string, unknown> = {}): Promise<'browser' | 'aborted' | 'shown'> {
    this.ongoing.abort()
    this.ongoing = new AbortController()
    const { signal } = this.ongoing
    let url = new URL(href, this.url).href
    let options: NavigationInterceptOptions | undefined
    const { cancelable = true, sameDocument = false, ...fields } = init
    const event = Object.assign(new Event('navigate', { cancelable: cancelable === true }), {
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      hashChange: false,
      info: undefined,
      navigationType: 'push',
      destination: { url, sameDocument },
      signal,
      intercept: (given: NavigationInterceptOptions) => {
        if (given.precommitHandler && cancelable !== true) throw new DOMException('', 'InvalidStateError')
        options = given
      },
      ...fields,
    })
    this.dispatchEvent(event)
    this.interceptOptions = options
    if (!options) return 'browser'
    const redirect = (to: string | URL) => {
      url = new URL(to, url).href
    }
    if (options.precommitHandler) await options.precommitHandler({ redirect, addHandler: () => undefined })
    if (signal.aborted) return 'aborted'
    this.url = url
    await options.handler?.()
    return signal.aborted ? 'aborted' : 'shown'
  }

  /** What a full page load does to the navigation under way. */
  leave() {
    this.ongoing.abort()
  }
}

/** A site whose every page loads at once, unless `answers` says otherwise; `happened` is what it did, in order. */
export const navigableSite = ({
  exists = false,
  show,
}: {
  exists?: boolean
  show?: (url: URL) => Promise<void>
} = {}) => {
  const navigation = new FakeNavigation()
  const happened: string[] = []
  /** For each page shown, whether it was returned to. */
  const returns: boolean[] = []
  const answers: Record<string, LoadResult | Promise<LoadResult>> = {}
  const events = new EventTarget()
  for (const name of ['delayed-load', 'route-update']) {
    events.addEventListener(name, (event) => {
      happened.push(`${name} ${event instanceof CustomEvent && event.detail.path}`)
    })
  }
  const stop = createNavigation({
    navigation,
    loader: {
      loadPage: async (pathname) => {
        happened.push(`load ${pathname}`)
        return answers[pathname] ?? success(pathname)
      },
    },
    show: async ({ pageData }, { url, isReturn }) => {
      happened.push(
        `show ${pageData.path} at ${url.href.slice(origin.length)} with ${navigation.url.slice(origin.length)}`,
      )
      returns.push(isReturn)
      await show?.(url)
    },
    fullLoad: (url, kind) => {
      happened.push(`full ${kind} ${url.href.slice(origin.length)}`)
      navigation.leave()
    },
    pageExists: async (url) => {
      happened.push(`head ${url.pathname}`)
      return exists
    },
    location: { href: navigation.url, origin },
    buildHash: 'b1',
    guard: {
      claim: (reason) => {
        happened.push(`claim ${reason}`)
        return true
      },
    },
    events,
    excludedPrefixes: ['/images/'],
  })
  return { navigation, happened, returns, answers, stop }
}

export const later = <Value>() => {
  let settle: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}
