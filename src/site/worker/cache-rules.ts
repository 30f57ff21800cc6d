import { visitedPagesCache } from '../data/pages-kept-offline.ts'

export type CacheRule =
  /** Fresh when the network answers, kept for when it does not. */
  | { strategy: 'network-first'; cache: string; most: number }
  /** The name of the file changes with its contents: what is kept never goes stale. */
  | { strategy: 'cache-first'; cache: string; most: number }

const pages: CacheRule = { strategy: 'network-first', cache: visitedPagesCache, most: 100 }
const data: CacheRule = { strategy: 'network-first', cache: 'page-data', most: 200 }
const sharedData: CacheRule = { strategy: 'cache-first', cache: 'shared-data', most: 12 }
const code: CacheRule = { strategy: 'cache-first', cache: 'code', most: 120 }
const pictures: CacheRule = { strategy: 'cache-first', cache: 'pictures', most: 120 }

const rules: [prefix: string, rule: CacheRule][] = [
  ['/page-data/sq/d/', sharedData],
  ['/page-data/', data],
  ['/search/', data],
  ['/assets/', code],
  ['/images/', pictures],
  ['/icons/', pictures],
]

/** Answers that depend on who asks, or that somebody waits to see change. */
const neverKept = ['/content/', '/.netlify/', '/identity/', '/outbox/', '/healthz', '/readyz', '/sw.js']

/** How a GET of this site is kept for offline; undefined means: not at all, the network alone answers. */
export const cacheRuleOf = (pathname: string, isPage: boolean): CacheRule | undefined => {
  if (neverKept.some((prefix) => pathname.startsWith(prefix))) return undefined
  if (isPage) return pages
  return rules.find(([prefix]) => pathname.startsWith(prefix))?.[1]
}

/** Pages have no extension: addresses end in a slash, or in `.html`. */
export const looksLikePage = (pathname: string): boolean => /\/$|\.html$|\/[^./]+$/.test(pathname)
