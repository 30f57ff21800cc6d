import type { EditionContent } from '../content/site-content.ts'
import type { PageEntry } from '../content/types/page.ts'
import { jobPostingsJsonLd } from '../json-ld/job-posting.ts'
import { organizationJsonLd } from '../json-ld/organization.ts'
import type { EditionView } from './edition-view.ts'
import { editorial } from './editorial.ts'
import { orderPages, pathOf, type SpecifiedPage, specifiedPages, toolPages } from './page-table.ts'
import type { SitePage } from './site-page.ts'
import { specifiedPageData } from './specified-page-data.ts'
import { categoryPages } from './templates/category-pages.ts'
import { dealerPages } from './templates/dealer-pages.ts'
import { editorPages } from './templates/editor-pages.ts'
import { faqPages } from './templates/faq-pages.ts'
import { postPages } from './templates/post-pages.ts'
import { productLinePages } from './templates/product-line-pages.ts'
import { productPages } from './templates/product-pages.ts'
import { templatePage } from './templates/template-page.ts'

const entryOf = (view: EditionView, slug: string): PageEntry => {
  const entry = view.content.pages.find((page) => page.slug === slug)
  if (entry === undefined) {
    throw new Error(
      `The content service has no page with the slug "${slug}" in the edition ${view.content.code}: the site needs it.`,
    )
  }
  return entry
}

const structuredData: Record<string, (content: EditionContent) => Record<string, unknown>[]> = {
  'pages/home': organizationJsonLd,
  'pages/jobs': jobPostingsJsonLd,
}

/** Steps of an order are for the shopper who is in them, not for search engines. */
const notForSearch = /^pages\/shop\/(cart|checkout)/

/** Pages with products that can be bought or compared. */
const usingCatalogue = new Set([
  'pages/shop',
  'pages/dolphin',
  'pages/dolphin-commercial',
  'pages/liberty-cordless',
  'pages/support/repairs-and-parts',
])

const specifiedPage = (page: SpecifiedPage, view: EditionView): SitePage => {
  const entry = entryOf(view, page.slug)
  const path = pathOf(page, view.content.code)
  const picture = entry.sectionsCollection.find((section) => section.image != null)?.image
  return templatePage(view, {
    path,
    entry: entry.sys.id,
    component: page.component,
    title: entry.seoTitle,
    description: entry.seoDescription,
    searchKind: 'page',
    indexed: !notForSearch.test(page.component),
    editions: [...page.editions],
    breadcrumbs: page.slug === 'home' ? [] : [{ name: entry.title, path }],
    jsonLd: structuredData[page.component]?.(view.content) ?? [],
    ...(picture != null && { picture: view.picture(picture) }),
    ...(usingCatalogue.has(page.component) && { usesCatalogue: true }),
    data: specifiedPageData(page.component, entry, view),
  })
}

const notFoundPage = (view: EditionView, path: string): SitePage => {
  const entry = entryOf(view, '404')
  return templatePage(view, {
    path,
    entry: entry.sys.id,
    component: 'pages/not-found',
    kind: 'not-found',
    title: entry.seoTitle,
    description: entry.seoDescription,
    searchKind: 'page',
    indexed: false,
    editions: ['en-au', 'en-nz', 'en-za'],
    breadcrumbs: [],
    data: editorial(entry, view),
  })
}

const offlinePage = (view: EditionView): SitePage => ({
  ...notFoundPage(view, '/offline/'),
  entry: entryOf(view, 'offline').sys.id,
  component: 'pages/offline',
  kind: 'offline',
  title: entryOf(view, 'offline').seoTitle,
  description: entryOf(view, 'offline').seoDescription,
  editions: ['en-au'],
  data: editorial(entryOf(view, 'offline'), view),
})

/** The same page in the other editions, found by the path below the edition. */
const tieEditions = (pages: SitePage[]): SitePage[] => {
  const below = (page: SitePage): string => page.path.slice(page.edition.length + 1)
  const prefixed = pages.filter((page) => page.path.startsWith(`/${page.edition}/`))
  const editionsOf = Map.groupBy(prefixed, below)
  return pages.map((page) => {
    const same = page.path.startsWith(`/${page.edition}/`) ? editionsOf.get(below(page)) : undefined
    return same === undefined ? page : { ...page, editions: same.map((other) => other.edition) }
  })
}

const editionPages = (view: EditionView): SitePage[] => {
  const specified = [...specifiedPages(view.content.brand.slug), ...toolPages, ...orderPages]
  return [
    ...specified.filter((page) => page.editions.includes(view.content.code)).map((page) => specifiedPage(page, view)),
    ...editorPages(view, specified),
    ...productLinePages(view),
    ...productPages(view),
    ...categoryPages(view),
    ...faqPages(view),
    ...dealerPages(view),
    ...postPages(view),
    notFoundPage(view, view.href('404')),
  ]
}

/** Every page of the site, in every edition. */
export const listPages = (views: EditionView[]): SitePage[] => {
  const pages = tieEditions(views.flatMap(editionPages))
  const [main] = views
  const home = pages.find((page) => page.path === '/en-au/')
  if (main === undefined || home === undefined)
    throw new Error('The Australian edition is missing: the site stands on it.')
  return [...pages, { ...home, path: '/', indexed: false }, notFoundPage(main, '/404.html'), offlinePage(main)]
}
