import { readStartFiles } from '../../runtime/late-start.ts'
import type { PageData } from '../../runtime/page-data.ts'
import type { PageComponent } from './page-parts.ts'

const addLink = (rel: string, href: string, more: Partial<HTMLLinkElement>, before: Element | null = null) => {
  const link = Object.assign(document.createElement('link'), { rel, href, ...more })
  document.head.insertBefore(link, before)
  return link
}

const findSheet = (href: string): Element | null =>
  document.querySelector(`style[data-href="${href}"],link[rel=stylesheet][href="${href}"]`)

const sheets = new Map<string, Promise<unknown>>()

/** A sheet for no medium is fetched behind everything else, and applies at once when it is for all. */
const fetchStyle = (href: string, media: string, before: Element | null): Promise<unknown> => {
  const fetched =
    sheets.get(href) ??
    new Promise((resolve, reject) => {
      const link = addLink('stylesheet', href, { media }, before)
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

/** Those of every page that the document went without, and the page's own. */
const stylesOf = ({ styles }: PageData): string[] => [...readStartFiles(document).sharedStyles, ...styles]

/** But for those inside the document. Each stands before those that come after it, which have the last word. */
const fetchStyles = (pageData: PageData, media: string): Promise<unknown>[] => {
  let after: Element | null = null
  return stylesOf(pageData)
    .toReversed()
    .map((href) => {
      const isInside = findSheet(href)?.localName === 'style'
      const fetched = isInside ? Promise.resolve() : fetchStyle(href, media, after)
      after = findSheet(href)
      return fetched
    })
}

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
  for (const fetched of fetchStyles(pageData, 'not all')) fetched.catch(() => undefined)
}

/** The component that a page-data file names, once its styles are there too: a page never shows unstyled. */
export const importPageComponent = async (pageData: PageData): Promise<PageComponent> => {
  fetchModules(pageData, 'auto')
  const [loaded] = await Promise.all([import(/* @vite-ignore */ pageData.module), ...fetchStyles(pageData, '')])
  return loaded.default
}

/** Of a page that is shown now, and not sooner: all that is on screen is styled anew. */
export const applyStyles = (pageData: PageData): void => {
  for (const href of stylesOf(pageData)) findSheet(href)?.removeAttribute('media')
}
