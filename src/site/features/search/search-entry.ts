import type { Picture } from '../../content/picture.ts'

export type SearchKind = 'product' | 'page' | 'question' | 'news' | 'shop' | 'dealer'

/** One thing that can be found. The build lists them, an edition a file. */
export interface SearchEntry {
  path: string
  kind: SearchKind
  title: string
  /** A line below the title. */
  text: string
  /** Words that find it and are not shown. */
  words?: string
  sku?: string
  /** Formatted for the edition. */
  price?: string
  picture?: Picture
}

export const searchFile = (edition: string): string => `/search/${edition}.json`
