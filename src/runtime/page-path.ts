/** Where a page lives: decoded, one slash between segments and one at the end, no `index.html`. */
export const toPagePath = (pathname: string, canonicalFirstSegment = (segment: string) => segment): string => {
  const segments = decodePath(pathname).split('/').filter(Boolean)
  if (segments.at(-1) === 'index.html') segments.pop()
  const [first, ...rest] = segments
  if (first === undefined) return '/'
  const path = `/${[canonicalFirstSegment(first), ...rest].join('/')}`
  return path.endsWith('.html') ? path : `${path}/`
}

/** A page path as the address bar spells it. */
export const toUrlPath = (pagePath: string): string => encodeURI(pagePath).replace(/[?#]/g, encodeURIComponent)

export const pageDataUrl = (pagePath: string): string => {
  const folder = toUrlPath(pagePath).replace(/^\/|\/$/g, '') || 'index'
  return `/page-data/${folder}/page-data.json`
}

export const staticQueryUrl = (hash: string): string => `/page-data/sq/d/${hash}.json`

// A malformed escape names no page, but it must not stop the page that links to it.
const decodePath = (pathname: string): string => {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
