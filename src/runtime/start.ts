import { isOfNewBuild } from './new-build.ts'
import type { PageLoader, PageParts, PageResources } from './page-loader.ts'
import { toUrlPath } from './page-path.ts'
import type { ReloadGuard } from './reload-guard.ts'
import { emitRuntimeEvent } from './runtime-events.ts'

/** What the document says it is, on its `<html>` element. */
export type DocumentPage = { path: string; kind: 'page' | 'not-found' | 'offline'; buildHash: string }

export type StartOptions<Parts extends PageParts> = {
  page: DocumentPage
  loader: Pick<PageLoader<Parts>, 'loadPage'>
  /** Resolves once the page is alive. */
  hydrate: (resources: PageResources<Parts>) => void | Promise<void>
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'reload'>
  history: Pick<History, 'state' | 'replaceState'>
  guard: ReloadGuard
  events: EventTarget
  /** The path of an address that a page answers for together with others; undefined where it is the page's own. */
  sharedPath?: (pathname: string, pagePath: string) => string | undefined
  /** Whether the document was made with this module. */
  isOfDocument: (module: string) => boolean
}

export type Started = 'started' | 'reloading'

export const readDocumentPage = ({ dataset }: Pick<HTMLElement, 'dataset'>): DocumentPage => {
  const { pagePath = '/', pageKind, build = '' } = dataset
  return {
    path: pagePath,
    kind: pageKind === 'not-found' || pageKind === 'offline' ? pageKind : 'page',
    buildHash: build,
  }
}

/** Throws, and leaves the prerendered page as it is, when the page's resources cannot be had. */
export const start = async <Parts extends PageParts>({
  page,
  loader,
  hydrate,
  location,
  history,
  guard,
  events,
  sharedPath,
  isOfDocument,
}: StartOptions<Parts>): Promise<Started> => {
  const canonical = toUrlPath(sharedPath?.(location.pathname, page.path) ?? page.path)
  // A 404 or offline document stands in for the address that was asked for; that address stays.
  if (page.kind === 'page' && location.pathname !== canonical) {
    history.replaceState(history.state, '', canonical + location.search + location.hash)
  }

  const result = await loader.loadPage(canonical)
  if (result.status !== 'success') {
    const reason = result.status === 'error' ? ` (${result.reason})` : ''
    throw new Error(`Page resources for ${page.path} not found at ${location.pathname}, nothing is rendered${reason}`)
  }

  const { pageData } = result.resources
  if (isOfNewBuild(pageData, page.buildHash)) {
    if (guard.claim(pageData.buildHash)) {
      location.reload()
      return 'reloading'
    }
    // Code of two builds cannot run together; the prerendered page is better than half of each.
    if (!isOfDocument(pageData.module))
      throw new Error(`The document of ${page.path} is older than its resources, nothing is rendered`)
  }

  await hydrate(result.resources)
  emitRuntimeEvent(events, 'route-update', { path: location.pathname, initial: true })
  return 'started'
}
