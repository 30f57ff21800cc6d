import { defaultEdition } from '../../domain/edition/edition-code.ts'
import type { PageEntry } from '../content/types/page.ts'
import { categoryPages } from '../templates/category.ts'
import { dealerPages } from '../templates/dealer.ts'
import { faqPages } from '../templates/faq.ts'
import { editorPages } from '../templates/page.ts'
import { postPages } from '../templates/post.ts'
import { productPages } from '../templates/product.ts'
import { productLinePages } from '../templates/product-line.ts'
import type { EditionView } from '../view/edition-view.ts'
import { pathOf, type RegisteredPage, registeredPages, standIns } from './registry.ts'
import { type SitePage, sitePage } from './site-page.ts'

const entryOf = (view: EditionView, slug: string): PageEntry => {
  const entry = view.content.pages.find((page) => page.slug === slug)
  if (entry === undefined) {
    throw new Error(
      `The content service has no page with the slug "${slug}" in the edition ${view.content.code}: the site needs it.`,
    )
  }
  return entry
}

/** What the entry of a page says about it, wherever it stands. */
const toldByEntry = (view: EditionView, { slug, component, data }: RegisteredPage) => {
  const entry = entryOf(view, slug)
  return {
    entry: entry.sys.id,
    component,
    title: entry.seoTitle,
    description: entry.seoDescription,
    searchKind: 'page' as const,
    ...(entry.lastChanged != null && { modified: entry.lastChanged }),
    data: data(view, entry),
  }
}

const registeredPage = (page: RegisteredPage, view: EditionView): SitePage => {
  const entry = entryOf(view, page.slug)
  const path = pathOf(page, view.content.code)
  const picture = entry.sectionsCollection.find((section) => section.image != null)?.image
  return sitePage(view, {
    ...toldByEntry(view, page),
    path,
    editions: [...page.editions],
    breadcrumbs: page.slug === 'home' ? [] : [{ name: entry.title, path }],
    jsonLd: page.jsonLd?.(view.content) ?? [],
    ...(picture != null && { picture: view.picture(picture) }),
    ...(page.usesCatalogue && { usesCatalogue: true }),
    ...(page.noindex && { noindex: true }),
  })
}

const notFoundPage = (view: EditionView, path: string): SitePage =>
  sitePage(view, {
    ...toldByEntry(view, standIns.notFound),
    path,
    kind: 'not-found',
    editions: [...standIns.notFound.editions],
    breadcrumbs: [],
  })

const offlinePage = (view: EditionView): SitePage =>
  sitePage(view, {
    ...toldByEntry(view, standIns.offline),
    path: '/offline/',
    kind: 'offline',
    breadcrumbs: [],
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
  const registered = registeredPages(view.content.brand.slug)
  const taken = new Set([...registered, ...Object.values(standIns)].map(({ slug }) => slug))
  return [
    ...registered.filter((page) => page.editions.includes(view.content.code)).map((page) => registeredPage(page, view)),
    ...editorPages(
      view,
      view.content.pages.filter(({ slug }) => !taken.has(slug)),
    ),
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
  const home = pages.find((page) => page.path === `/${defaultEdition}/`)
  if (main === undefined || home === undefined)
    throw new Error('The Australian edition is missing: the site stands on it.')
  return [...pages, { ...home, path: '/' }, notFoundPage(main, '/404.html'), offlinePage(main)]
}
