/** The address of this page and of everything of this origin that it has fetched so far. */
export const loadedUrls = (
  location: Pick<Location, 'href' | 'origin'>,
  performance: Pick<Performance, 'getEntriesByType'>,
  excludedPrefixes: readonly string[] = [],
): string[] => {
  const urls = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].map(
    (url) => new URL(url),
  )
  const own = urls.filter(
    ({ origin, pathname }) =>
      origin === location.origin && !excludedPrefixes.some((prefix) => pathname.startsWith(prefix)),
  )
  return [...new Set(own.map(({ origin, pathname, search }) => origin + pathname + search))]
}
