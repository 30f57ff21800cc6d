import { assetFolders, dataFolders, serverPageFolders, serviceFolders } from '../../domain/pages/not-pages.ts'
import { visitedPagesCache } from '../data/pages-kept-offline.ts'

export interface CacheRule {
  cache: string
  /**
   * `network-first`: fresh when the network answers, kept for when it does not.
   * `cache-first`: the name of the file changes with its contents, so what is kept never goes stale.
   */
  strategy: 'network-first' | 'cache-first'
  /** How many answers are kept; the one unused for longest goes first (`strategies.ts`). */
  most: number
}

export const pages: CacheRule = { cache: visitedPagesCache, strategy: 'network-first', most: 100 }
/** Prefetched data lands here too and must not push out that of visited pages: far more files than pages are kept. */
export const pageData: CacheRule = { cache: 'page-data', strategy: 'network-first', most: 600 }
const sharedData: CacheRule = { cache: 'shared-data', strategy: 'cache-first', most: 30 }
export const code: CacheRule = { cache: 'code', strategy: 'cache-first', most: 150 }
const pictures: CacheRule = { cache: 'pictures', strategy: 'cache-first', most: 120 }
/** Their names stay when they change. */
const icons: CacheRule = { cache: 'icons', strategy: 'network-first', most: 10 }

/** One large file an edition, fetched by the few who look for a dealer: others must not push it out. */
const places: CacheRule = { cache: 'places', strategy: 'network-first', most: 3 }

/** Cheapest to lose first: on a full disk `strategies.ts` empties them in this order. `retire.ts` empties all. */
export const cacheRules: readonly CacheRule[] = [pictures, icons, places, code, sharedData, pageData, pages]

/** Their names change with what is in them, unlike those of the rest of `/page-data/`. */
const sharedDataFolder = '/page-data/sq/d/'

const ruleOfFolder: Record<(typeof dataFolders)[number] | (typeof assetFolders)[number], CacheRule> = {
  '/page-data/': pageData,
  '/search/': pageData,
  '/shop-terms/': pageData,
  '/gazetteer/': places,
  '/assets/': code,
  '/images/': pictures,
  '/icons/': icons,
}

/** Answers that depend on who asks, or that somebody waits to see change; and the fallback, which is kept another way. */
const neverKept = [...serviceFolders, ...serverPageFolders, '/healthz', '/readyz', '/sw.js', '/offline/']

/** How a GET of this site is kept for offline; undefined means: not at all, the network alone answers. */
export const cacheRuleOf = (pathname: string): CacheRule | undefined => {
  if (neverKept.some((prefix) => pathname.startsWith(prefix))) return undefined
  if (pathname.startsWith(sharedDataFolder)) return sharedData
  const folder = [...dataFolders, ...assetFolders].find((prefix) => pathname.startsWith(prefix))
  if (folder !== undefined) return ruleOfFolder[folder]
  return isPageAddress(pathname) ? pages : undefined
}

/** Pages have no extension: addresses end in a slash, in a plain word, or in `.html`. */
export const isPageAddress = (pathname: string): boolean => /\/$|\.html$|\/[^./]+$/.test(pathname)
