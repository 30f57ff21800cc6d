import { type DataFile, type Delay, type FetchFile, fetchDataFile } from './data-file.ts'
import { isPageData, type PageData } from './page-data.ts'
import { pageDataUrl, staticQueryUrl, toPagePath } from './page-path.ts'
import { singleFlight } from './single-flight.ts'
import { wait } from './wait.ts'

/** What the pages of a site are made of. */
export type PageParts = {
  component: unknown
  data: unknown
  /** What pages share, in the order of the page's static query hashes. */
  staticQueries: readonly unknown[]
}

export type PageResources<Parts extends PageParts = PageParts> = Pick<Parts, 'component' | 'staticQueries'> & {
  pageData: PageData<Parts['data']>
}

/** `shownAt`: the path of an address that the page answers for together with others. */
export type LoadResult<Parts extends PageParts = PageParts> =
  | { status: 'success'; resources: PageResources<Parts>; shownAt?: string }
  /** The resources are those of the 404 page. */
  | { status: 'not-found'; resources: PageResources<Parts> }
  | { status: 'error'; reason: string }

export type PageLoader<Parts extends PageParts = PageParts> = {
  /** Takes a pathname as the address bar has it. */
  loadPage: (pathname: string) => Promise<LoadResult<Parts>>
  /** Everything, behind whatever the visitor waits for, and without running or showing any of it. */
  prefetch: (pathname: string) => Promise<void>
  /** Everything, ready to be shown: the visitor is about to go there. */
  hovering: (pathname: string) => Promise<void>
  /** Whether a page that was asked for (not merely prefetched) could not be loaded. */
  hadFailures: () => boolean
}

export type PageLoaderOptions<Parts extends PageParts> = {
  fetch: FetchFile
  importComponent: (pageData: PageData) => Promise<Parts['component']>
  /** Fetches what the component will need. */
  prefetchComponent: (pageData: PageData) => void
  /** The page path of the 404 page that answers for a page path. */
  notFoundPath: (pagePath: string) => string
  /** From pathname to page path; redirects and aliases belong here. */
  resolvePath?: (pathname: string) => string
  /** The page path of the page that answers for a path: itself, or the one of its pattern. */
  pageAt?: (path: string) => string
  delay?: Delay
}

type PageAnswer<Data> = { status: 'found'; pageData: PageData<Data> } | { status: 'missing' | 'unreachable' | 'failed' }

export const createPageLoader = <Parts extends PageParts>({
  fetch,
  importComponent,
  prefetchComponent,
  notFoundPath,
  resolvePath = toPagePath,
  pageAt = (path) => path,
  delay = wait,
}: PageLoaderOptions<Parts>): PageLoader<Parts> => {
  const pages = new Map<string, Promise<PageAnswer<Parts['data']>>>()
  const queries = new Map<string, Promise<DataFile>>()
  const components = new Map<string, Promise<{ component: Parts['component'] } | { problem: string }>>()
  let failed = false

  const loadPageData = (path: string, priority?: RequestPriority): Promise<PageAnswer<Parts['data']>> =>
    singleFlight(
      pages,
      path,
      async () => {
        const file = await fetchDataFile(pageDataUrl(path), { fetch, delay, ...(priority && { priority }) })
        if (file.status !== 'found') return file
        // A host that answers every address with one file would otherwise show that page everywhere.
        return isPageData<Parts['data']>(file.json) && toPagePath(file.json.path) === path
          ? { status: 'found', pageData: file.json }
          : { status: 'missing' }
      },
      ({ status }) => status === 'found',
    )

  const loadComponent = (pageData: PageData) =>
    singleFlight(
      components,
      pageData.module,
      async () => {
        try {
          return { component: await importComponent(pageData) }
        } catch (cause) {
          return { problem: `Component ${pageData.component} did not load: ${cause}` }
        }
      },
      (answer) => 'component' in answer,
    )

  const loadQuery = (hash: string, priority?: RequestPriority) =>
    singleFlight(
      queries,
      hash,
      () => fetchDataFile(staticQueryUrl(hash), { fetch, delay, ...(priority && { priority }) }),
      ({ status }) => status === 'found',
    )

  const loadResources = async (
    pageData: PageData<Parts['data']>,
  ): Promise<PageResources<Parts> | { problem: string }> => {
    const { staticQueryHashes } = pageData
    const [loaded, ...files] = await Promise.all([
      loadComponent(pageData),
      ...staticQueryHashes.map((hash) => loadQuery(hash)),
    ])
    if ('problem' in loaded) return loaded
    const shared: unknown[] = []
    for (const [position, hash] of staticQueryHashes.entries()) {
      const file = files[position]
      if (file?.status !== 'found') return { problem: `Static query ${hash} did not load` }
      shared.push(file.json)
    }
    // As with `data`: the build knows what it has written.
    return { pageData, component: loaded.component, staticQueries: shared as unknown as Parts['staticQueries'] }
  }

  const load = async (pathname: string): Promise<LoadResult<Parts> & { unreachable?: boolean }> => {
    const asked = resolvePath(pathname)
    const path = pageAt(asked)
    const fallback = notFoundPath(path)
    let answer = await loadPageData(path)
    const unreachable = answer.status === 'unreachable'
    const status = unreachable || answer.status === 'missing' ? 'not-found' : 'success'
    if (status === 'not-found' && fallback !== path) answer = await loadPageData(fallback)
    if (answer.status !== 'found') return { status: 'error', reason: `Page data of ${path} did not load` }
    const resources = await loadResources(answer.pageData)
    if ('problem' in resources) return { status: 'error', reason: resources.problem }
    const isElsewhere = status === 'success' && asked !== path
    return { status, resources, unreachable, ...(isElsewhere && { shownAt: asked }) }
  }

  return {
    loadPage: async (pathname) => {
      const { unreachable, ...result } = await load(pathname)
      failed ||= unreachable === true || result.status === 'error'
      return result
    },
    prefetch: async (pathname) => {
      const answer = await loadPageData(pageAt(resolvePath(pathname)), 'low')
      if (answer.status !== 'found') return
      prefetchComponent(answer.pageData)
      await Promise.all(answer.pageData.staticQueryHashes.map((hash) => loadQuery(hash, 'low')))
    },
    hovering: async (pathname) => {
      await load(pathname)
    },
    hadFailures: () => failed,
  }
}
