import { editionOfPath } from '../edition/edition-code.ts'
import { editDistance } from '../places/edit-distance.ts'

export interface KnownPage {
  path: string
  title: string
}

/** Anybody can ask for anything: what is compared has a limit. */
const longestPath = 200

const wordsOf = (text: string): string[] =>
  text
    .slice(0, longestPath)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The path without its edition: the same page has the same in all of them. */
const belowEdition = (path: string): string => path.toLowerCase().replace(/^\/en-[a-z]{2}(?=\/|$)/, '')

const likeness = (a: string, b: string): number => {
  const close = 1 - editDistance(a, b) / Math.max(a.length, b.length)
  return close < 0.6 ? 0 : close
}

/** How much of the words has something like it among the others, between 0 and 1. */
const found = (words: string[], among: string[]): number =>
  words.reduce((sum, word) => sum + Math.max(0, ...among.map((other) => likeness(word, other))), 0) / words.length

const likenessOfPaths = (asked: string[], known: string[]): number => {
  if (asked.length === 0 || known.length === 0) return 0
  const [there, back] = [found(asked, known), found(known, asked)]
  return there + back === 0 ? 0 : (2 * there * back) / (there + back)
}

const leastLikeness = 0.4

/**
 * The pages whose addresses are most like one that leads nowhere, best first. Where several editions have the page, the
 * edition that was asked for comes before the others.
 */
export const nearestPages = (askedPath: string, pages: readonly KnownPage[], most = 4): KnownPage[] => {
  const asked = wordsOf(belowEdition(askedPath))
  const edition = editionOfPath(askedPath)
  const best = new Map<string, { page: KnownPage; score: number }>()
  for (const page of pages) {
    const below = belowEdition(page.path)
    const score = likenessOfPaths(asked, wordsOf(below)) + (editionOfPath(page.path) === edition ? 0.02 : 0)
    const known = best.get(below)
    if (score >= leastLikeness && score > (known?.score ?? 0)) best.set(below, { page, score })
  }
  return [...best.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}
