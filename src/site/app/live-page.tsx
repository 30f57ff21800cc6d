import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { PageResources } from '../../runtime/page-loader.ts'
import { App, type PageComponent } from './app.tsx'
import { applyStyles } from './page-component.ts'
import { withSharedPicture } from './shared-picture.ts'
import type { SiteConfig } from './site-config.ts'

type Resources = PageResources<PageComponent>

interface Shown {
  resources: Resources
  whole: boolean
}

let setShown: ((shown: Shown) => void) | undefined

interface Props {
  first: Resources
  config: SiteConfig
  onAlive: () => void
}

const LivePage = ({ first, config, onAlive }: Props) => {
  const [{ resources, whole }, set] = useState<Shown>({ resources: first, whole: true })
  useEffect(() => {
    setShown = set
    onAlive()
  }, [onAlive])
  return <App resources={resources} config={config} whole={whole} />
}

/** Brings the prerendered page to life in small slices, so that it never blocks the visitor. Resolves when it is. */
export const hydratePage = (first: Resources, config: SiteConfig): Promise<void> =>
  new Promise((resolve, reject) => {
    const root = document.getElementById('root')
    if (root === null) return reject(new Error('The document has no #root'))
    startTransition(() => {
      hydrateRoot(root, <LivePage first={first} config={config} onAlive={resolve} />)
    })
  })

/** `whole`: with what lies below the first screen. */
export const showPage = (resources: Resources, { whole }: { whole: boolean }): void =>
  withSharedPicture(resources.pageData.path, () => {
    applyStyles(resources.pageData)
    flushSync(() => setShown?.({ resources, whole }))
  })
