import { titleInDocument } from './title-in-document.ts'

/** The name of the cache in which the worker keeps visited pages. */
export const visitedPagesCache = 'visited-pages'

export interface KeptPage {
  path: string
  title: string
}

/** The pages that the worker can show without a network, by title. */
export const pagesKeptOffline = async (): Promise<KeptPage[]> => {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(visitedPagesCache)
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      return { path, title: titleInDocument(html ?? '') ?? path }
    }),
  )
  return kept.toSorted((a, b) => a.title.localeCompare(b.title))
}
