import { readFileSync } from 'node:fs'
import path from 'node:path'
import type Styleguide from '../../site/styleguide/page.tsx'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import type { EditionView } from '../view/edition-view.ts'

const iconNames = (): string[] => {
  const sprite = readFileSync(path.join(import.meta.dirname, '../../site/icons/icons.svg'), 'utf8')
  return [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name = '']) => name)
}

/** The parts of the site on one page, with real content. */
export const styleguidePage = (view: EditionView): SitePage => {
  const { products, pages, productLines } = view.content
  const [line] = productLines
  if (line === undefined) throw new Error('The styleguide needs a product line to show.')
  return templatePage<typeof Styleguide>()(view, {
    path: '/styleguide/',
    entry: line.sys.id,
    component: 'styleguide',
    title: 'Styleguide',
    description: 'Every part of the site in both themes and all its states.',
    searchKind: 'page',
    noindex: true,
    breadcrumbs: [],
    data: {
      icons: iconNames(),
      products: view.productList(products.slice(0, 5)),
      scene: view.picture(line.hero),
      sections: view.sections(pages.find(({ slug }) => slug === 'about-us')?.sectionsCollection ?? []),
    },
  })
}
