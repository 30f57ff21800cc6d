import type { SearchEntry, SearchKind } from './search-entry.ts'
import { squeeze, wordsOf } from './words.ts'

/** A found entry before it is put in its place. */
export interface Match {
  entry: SearchEntry
  /** How well its words match, as the index sees it. */
  score: number
  /** The words of the entry that matched. */
  terms: readonly string[]
}

const weights: Record<SearchKind, number> = { product: 1.4, question: 1.1, page: 1, shop: 1, dealer: 1, news: 0.8 }

/** "300i", "s300i" and "dolphin s 300i" all name the Dolphin S 300i; "filter" names no model. */
const namesModel = (title: string, query: string): boolean => {
  const words = wordsOf(title)
  return /\d/.test(query) && words.some((_, index) => words.slice(index).join('') === query)
}

/** 3: it was asked for by number or name. 2: its name is, or for a product begins with, what was asked. 1: its title has the words. */
export const closeness = ({ kind, title, sku = '' }: SearchEntry, query: string, terms: readonly string[]): number => {
  const asked = squeeze(query)
  const name = squeeze(title)
  const isProduct = kind === 'product'
  if (isProduct && (squeeze(sku) === asked || name === asked || namesModel(title, asked))) return 3
  if (name === asked || (isProduct && name.startsWith(asked))) return 2
  const words = wordsOf(title)
  return wordsOf(query).every((word) => words.some((each) => each.startsWith(word) || terms.includes(each))) ? 1 : 0
}

/** Best first: by what was named, then by how well the words match, products before pages. */
export const rank = (matches: readonly Match[], query: string): Match[] =>
  matches
    .map((match) => ({
      match,
      close: closeness(match.entry, query, match.terms),
      weight: match.score * weights[match.entry.kind],
    }))
    .toSorted((a, b) => b.close - a.close || b.weight - a.weight)
    .map(({ match }) => match)
