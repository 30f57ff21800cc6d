import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { PageResources } from '../../runtime/page-loader.ts'
import { App, type PageComponent } from './app.tsx'
import { withSharedPicture } from './shared-picture.ts'
import type { SiteConfig } from './site-config.ts'

type Resources = PageResources<PageComponent>

let setShown: ((resources: Resources) => void) | undefined

interface Props {
  first: Resources
  config: SiteConfig
  onAlive: () => void
}

const LivePage = ({ first, config, onAlive }: Props) => {
  const [resources, set] = useState(first)
  useEffect(() => {
    setShown = set
    onAlive()
  }, [onAlive])
  return <App resources={resources} config={config} />
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

export const showPage = (resources: Resources): void =>
  withSharedPicture(resources.pageData.path, () => flushSync(() => setShown?.(resources)))
