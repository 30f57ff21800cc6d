import type { EditionCode, Locale } from '../../domain/edition/edition-code.ts'
import type { Picture } from '../../site/content/picture.ts'
import type { SearchKind } from '../../site/features/search/search-entry.ts'
import type { EditionView } from '../view/edition-view.ts'

/** A page before it is rendered: where it stands, what it shows, and what its head says. */
export interface SitePage {
  path: string
  /** Id of the entry that it tells. */
  entry: string
  component: string
  kind: 'page' | 'not-found' | 'offline'
  edition: EditionCode
  lang: Locale
  title: string
  description: string
  /** Path of the page this one is a copy of, or its own. */
  canonical: string
  /** The editions in which the same page exists. */
  editions: EditionCode[]
  /** Search engines are asked to leave it alone; whether they may list a page is `isIndexed`. */
  noindex?: true
  /** What the search panel calls it. */
  searchKind: SearchKind
  breadcrumbs: { name: string; path: string }[]
  /** Structured data beside the breadcrumbs. */
  jsonLd: Record<string, unknown>[]
  picture?: Picture
  /** ISO moment of the last change, where the content knows it. */
  modified?: string
  /** Whether its data names products of the edition's catalogue by their slugs. */
  usesCatalogue?: true
  /** The props of its component. */
  data: object
}

type Given = 'path' | 'entry' | 'component' | 'title' | 'description' | 'searchKind' | 'breadcrumbs' | 'data'

/** What the maker of a page has to say about it, and may. */
export type GivenPage = Pick<SitePage, Given> & Partial<SitePage>

/** A page of one edition, with what pages usually say left out by its maker. */
export const sitePage = (view: EditionView, page: GivenPage): SitePage => ({
  kind: 'page',
  edition: view.content.code,
  lang: view.content.edition.locale,
  canonical: page.path,
  editions: [view.content.code],
  jsonLd: [],
  ...page,
})
