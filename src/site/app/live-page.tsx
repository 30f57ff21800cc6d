import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { ToastList } from '../features/toasts/toast-list.tsx'
import { App } from './app.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { applyStyles } from './page-component.ts'
import type { LoadedPage } from './page-parts.ts'
import { lastFailure, reportPageFailure, sayPageFailed, showsWithoutFailure } from './report-page-failure.ts'
import type { SiteConfig } from './site-config.ts'
import { withSharedPicture } from './transition-picture.ts'

interface Shown {
  resources: LoadedPage
  whole: boolean
}

let setShown: ((shown: Shown) => void) | undefined

interface Props {
  first: LoadedPage
  config: SiteConfig
  onAlive: () => void
}

const LivePage = ({ first, config, onAlive }: Props) => {
  const [{ resources, whole }, set] = useState<Shown>({ resources: first, whole: true })
  useEffect(() => {
    setShown = set
    onAlive()
    return () => {
      setShown = undefined
    }
  }, [onAlive])
  return <App resources={resources} config={config} whole={whole} onPageError={sayPageFailed} />
}

/**
 * Brings the prerendered page to life in small slices, so that it never blocks the visitor. Resolves when it is; rejects, and leaves
 * the page as it was without scripts, when it cannot be.
 */
export const hydratePage = (first: LoadedPage, config: SiteConfig): Promise<void> =>
  new Promise((resolve, reject) => {
    const root = document.getElementById('root')
    if (root === null) return reject(new Error('The document has no #root'))
    const onError = (error: unknown) => {
      sayPageFailed()
      reject(error)
    }
    startTransition(() => {
      hydrateRoot(
        root,
        <PageBoundary of="#root > :not(dialog, [data-floats])" onError={onError} above={<ToastList />}>
          <LivePage first={first} config={config} onAlive={resolve} />
        </PageBoundary>,
        { onCaughtError: reportPageFailure },
      )
    })
  })

/** `whole`: with what lies below the first screen. Throws when it fails: a full load brings at least its HTML. */
export const showPage = (resources: LoadedPage, { whole }: { whole: boolean }): void =>
  withSharedPicture(resources.pageData.path, () => {
    applyStyles(resources.pageData)
    const isShown = showsWithoutFailure(() => flushSync(() => setShown?.({ resources, whole })))
    if (setShown === undefined || !isShown) throw lastFailure()
  })
