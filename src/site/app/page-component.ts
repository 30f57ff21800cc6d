import type { PageData } from '../../runtime/page-data.ts'
import type { PageComponent } from './page-parts.ts'

const addLink = (rel: string, href: string, more: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel, href, ...more })
  document.head.append(link)
  return link
}

const sheets = new Map<string, Promise<unknown>>()

/** A sheet for no medium is fetched behind everything else, and applies at once when it is for all. */
const fetchStyle = (href: string, media: string): Promise<unknown> => {
  const fetched =
    sheets.get(href) ??
    new Promise((resolve, reject) => {
      const link = addLink('stylesheet', href, { media })
      link.onload = resolve
      link.onerror = () => {
        link.remove()
        sheets.delete(href)
        reject(new Error(`${href} did not load`))
      }
    })
  sheets.set(href, fetched)
  return fetched
}

/** But for those inside the document. */
const stylesOf = ({ styles }: PageData): string[] =>
  styles.filter((href) => !document.querySelector(`style[data-href="${href}"]`))

const modulesSeen = new Set<string>()

const fetchModules = ({ module, modules }: PageData, fetchPriority: RequestPriority): void => {
  for (const href of [module, ...modules]) {
    if (!modulesSeen.has(href)) addLink('modulepreload', href, { fetchPriority })
    modulesSeen.add(href)
  }
}

/** So that nothing is left to be asked for when the page is shown. A sheet that cannot be had is asked for again then. */
export const prefetchPageComponent = (pageData: PageData): void => {
  fetchModules(pageData, 'low')
  for (const href of stylesOf(pageData)) fetchStyle(href, 'not all').catch(() => undefined)
}

/** The component that a page-data file names, once its styles are there too: a page never shows unstyled. */
export const importPageComponent = async (pageData: PageData): Promise<PageComponent> => {
  fetchModules(pageData, 'auto')
  const [loaded] = await Promise.all([
    import(/* @vite-ignore */ pageData.module),
    ...stylesOf(pageData).map((href) => fetchStyle(href, '')),
  ])
  return loaded.default
}

/** Of a page that is shown now, and not sooner: all that is on screen is styled anew. */
export const applyStyles = ({ styles }: PageData): void => {
  for (const href of styles) document.querySelector(`link[rel=stylesheet][href="${href}"]`)?.removeAttribute('media')
}
