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
  /** Phrases that ask for just this. */
  asked?: readonly string[]
  /** Phrases that ask for something else, and for this after it. */
  askedToo?: readonly string[]
  sku?: string
  /** Formatted for the edition. */
  price?: string
  picture?: Picture
}

/** What people type, and what that is called here: words of either. */
export type Synonym = readonly [typed: readonly string[], means: readonly string[]]

/** As many words as what is typed has at most: a longer phrase leads to a page, and is called nothing else. */
export const longestSynonym = 3

/** All that the search of an edition knows. */
export interface SearchList {
  entries: readonly SearchEntry[]
  synonyms: readonly Synonym[]
}

export const searchFile = (edition: string): string => `/search/${edition}.json`
