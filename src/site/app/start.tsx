import '../styles/site.css'
import '../styles/parts.css'
import '../styles/fields.css'
import { serverPageFolders, serviceFolders } from '../../domain/pages/not-pages.ts'
import { loadAppData } from '../../runtime/app-data.ts'
import { readConnection } from '../../runtime/connection.ts'
import { createDataLayer } from '../../runtime/data-layer.ts'
import { releaseEarlyEvents, replayEarlyEvents } from '../../runtime/early-events.ts'
import { createFullLoad } from '../../runtime/full-page-load.ts'
import { isOfDocument } from '../../runtime/late-start.ts'
import { loadedUrls } from '../../runtime/loaded-urls.ts'
import { createNavigation, navigationWithPrecommit } from '../../runtime/navigation.ts'
import { createPageExists } from '../../runtime/page-exists.ts'
import { createPageLoader } from '../../runtime/page-loader.ts'
import { createPrefetch } from '../../runtime/prefetch.ts'
import { registerWorker } from '../../runtime/register-worker.ts'
import { createReloadGuard } from '../../runtime/reload-guard.ts'
import { reportOnce } from '../../runtime/report-once.ts'
import { createRouteAnnouncer } from '../../runtime/route-announcer.ts'
import { readDocumentPage, start } from '../../runtime/start.ts'
import { showHead } from './document-head.ts'
import { hydratePage, showPage } from './live-page.tsx'
import { notFoundPath } from './not-found-path.ts'
import { importPageComponent, prefetchPageComponent } from './page-component.ts'
import type { SiteParts } from './page-parts.ts'
import { pageAt, sharedPath } from './page-route.ts'
import { resolvePath } from './resolve-path.ts'
import { siteConfig } from './site-config.ts'

const fetchFile: typeof fetch = (input, init) => fetch(input, init)

const bringToLife = () => {
  const page = readDocumentPage(document.documentElement)
  const guard = createReloadGuard(() => sessionStorage)
  const loader = createPageLoader<SiteParts>({
    fetch: fetchFile,
    importComponent: importPageComponent,
    prefetchComponent: prefetchPageComponent,
    notFoundPath,
    resolvePath,
    pageAt,
  })
  const appData = loadAppData({ fetch: fetchFile })

  const native = navigationWithPrecommit(window)
  /** Fetched beside everything else. Without it links are the browser's. */
  const standIn = native
    ? undefined
    : import('../../runtime/history-navigation/history-navigation.ts').catch(() => undefined)

  const run = async () => {
    createDataLayer({ window, events: window })
    createRouteAnnouncer({ document, events: window, className: 'visually-hidden' })

    const outcome = await start({
      page,
      loader,
      location,
      history,
      guard,
      events: window,
      sharedPath,
      isOfDocument: (module) => isOfDocument(document, module),
      hydrate: async (resources) => {
        await standIn
        await hydratePage(resources, siteConfig(await appData))
        replayEarlyEvents(window)
      },
    })
    if (outcome === 'reloading') return

    const { apart } = siteConfig(await appData)
    if (apart.some((path) => location.pathname.startsWith(path))) return
    // Files need no folder here: their endings tell that they are no pages.
    const excludedPrefixes = [...serviceFolders, ...serverPageFolders, ...apart]
    const navigation = native ?? (await standIn)?.createHistoryNavigation(window)
    if (navigation !== undefined) {
      createNavigation({
        navigation,
        loader,
        location,
        guard,
        buildHash: page.buildHash,
        events: window,
        excludedPrefixes,
        fullLoad: createFullLoad(navigation),
        pageExists: createPageExists(fetchFile),
        show: async (resources, { url, isReturn }) => {
          showPage(resources, { whole: isReturn || url.hash !== '' })
          showHead(document, resources.pageData)
        },
      })
      createPrefetch({
        document,
        loader,
        events: window,
        excludedPrefixes,
        connection: () => readConnection(window.navigator),
      })
    }
  }

  /** Also when the page could not be brought to life: the worker may have what the network has not. */
  const registerWhenQuiet = async () => {
    const app = await appData
    if (app === undefined) return
    await registerWorker({
      worker: app.worker,
      navigator,
      location,
      events: window,
      guard,
      hadFailedResources: loader.hadFailures,
      loadedUrls: () => loadedUrls(location, performance, serviceFolders),
    })
  }

  run()
    .finally(() => {
      releaseEarlyEvents(window)
      const register = () => void registerWhenQuiet()
      if (document.readyState === 'complete') register()
      else addEventListener('load', register, { once: true })
    })
    // Outside the promise, so that it is an uncaught error like any other.
    .catch(reportOnce)
}

// Not while this file runs: whoever notes where something was done (tools that measure do) has all of the file parsed again for it.
queueMicrotask(bringToLife)
