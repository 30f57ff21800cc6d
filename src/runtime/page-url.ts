/** Whether an address can be a page of this site: same origin, no file name, not under a prefix that serves other things. */
export const isPageUrl = (
  url: Pick<URL, 'origin' | 'pathname'>,
  origin: string,
  excludedPrefixes: readonly string[] = [],
): boolean => {
  if (url.origin !== origin || excludedPrefixes.some((prefix) => url.pathname.startsWith(prefix))) return false
  const fileName = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
  return !fileName.includes('.') || fileName.endsWith('.html')
}
