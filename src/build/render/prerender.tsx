import { renderToString } from 'react-dom/server'
import type { PageData } from '../../runtime/page-data.ts'
import { App } from '../../site/app/app.tsx'
import type { PageComponent } from '../../site/app/page-parts.ts'
import type { PageContent } from '../../site/content/page-data.ts'
import { componentFile } from '../bundle/component-file.ts'
import type { SharedByHash } from '../static-queries/static-queries.ts'

const modules = import.meta.glob<{ default: PageComponent }>(
  ['../../site/{pages,templates}/**/page.tsx', '../../site/styleguide/page.tsx'],
  { eager: true },
)

/** The HTML inside `#root`, exactly as the browser will hydrate it. */
export const renderPage = (pageData: PageData<PageContent>, { shells, catalogues }: SharedByHash): string => {
  const page = modules[`../../site/${componentFile(pageData.component)}`]
  if (page === undefined)
    throw new Error(`${pageData.path} names the component ${pageData.component}, which does not exist.`)
  const [shellHash = '', catalogueHash = ''] = pageData.staticQueryHashes
  const shell = shells[shellHash]
  if (shell === undefined) throw new Error(`${pageData.path} names a shell that does not exist.`)
  const staticQueries = [shell, catalogues[catalogueHash]] as const
  return renderToString(<App resources={{ pageData, component: page.default, staticQueries }} />)
}

export type RenderPage = typeof renderPage
