import { renderToString } from 'react-dom/server'
import type { PageData } from '../../runtime/page-data.ts'
import { App, type PageComponent } from '../../site/app/app.tsx'
import { componentFile } from '../bundle/component-file.ts'

const modules = import.meta.glob<{ default: PageComponent }>(
  ['../../site/{pages,templates}/**/page.tsx', '../../site/styleguide/page.tsx'],
  { eager: true },
)

/** The HTML inside `#root`, exactly as the browser will hydrate it. */
export const renderPage = (pageData: PageData, staticQueries: Readonly<Record<string, unknown>>): string => {
  const page = modules[`../../site/${componentFile(pageData.component)}`]
  if (page === undefined)
    throw new Error(`${pageData.path} names the component ${pageData.component}, which does not exist.`)
  return renderToString(<App resources={{ pageData, component: page.default, staticQueries }} />)
}

export type RenderPage = typeof renderPage
