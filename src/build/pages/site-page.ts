import type { EditionCode, Locale } from '../../domain/edition/edition-code.ts'
import type { Picture } from '../../site/content/picture.ts'

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
  /** Search engines may list it, and the site's search does. */
  indexed: boolean
  /** What the search panel calls it. */
  searchKind: 'product' | 'page' | 'question' | 'news' | 'shop' | 'dealer'
  breadcrumbs: { name: string; path: string }[]
  /** Structured data beside the breadcrumbs. */
  jsonLd: Record<string, unknown>[]
  picture?: Picture
  /** ISO moment of the last change, where the content knows it. */
  modified?: string
  /** Whether its data names products of the edition's catalogue by their slugs. */
  usesCatalogue?: true
  data: unknown
}
