import type { PageData } from '../../runtime/page-data.ts'
import type { PageComponent } from './app.tsx'

const hasStyle = (href: string): boolean =>
  document.querySelector(`link[href="${CSS.escape(href)}"],style[data-href="${CSS.escape(href)}"]`) !== null

const addStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The stylesheet ${href} did not load`))
    }
    document.head.append(link)
  })

/** The component that a page-data file names, with its styles in place: a page never shows unstyled. */
export const importPageComponent = async ({ module, styles }: PageData): Promise<PageComponent> => {
  const missing = styles.filter((href) => !hasStyle(href))
  const [loaded] = await Promise.all([import(/* @vite-ignore */ module), ...missing.map(addStyle)])
  return loaded.default
}
