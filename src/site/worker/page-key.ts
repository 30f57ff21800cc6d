import { pageAt } from '../app/page-route.ts'

/**
 * The one address under which a page is kept, however it was asked for: pages are the same for every query, and
 * `/en-AU/about-us` is the page at `/en-au/about-us/`. Of a page that answers for many addresses none is named.
 */
export const pageKey = (address: string): string => {
  const { origin, pathname } = new URL(address)
  const path = pathname.toLowerCase().replace(/\/{2,}/g, '/')
  return origin + pageAt(/\/$|\.html$/.test(path) ? path : `${path}/`)
}
