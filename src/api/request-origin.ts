export type RequestOrigin =
  | 'our-pages'
  /** Typed, or loaded again by the visitor. */
  | 'no-page'
  | 'elsewhere'
  /** What is no browser says nothing, and has nobody's visitors to send here. */
  | 'unsaid'

/**
 * Where a request comes from. Browsers say so by themselves and scripts of other sites cannot change it. A plain connection has
 * no `Sec-Fetch-Site`; then the origin tells, which has to be where the site was asked or where it is known to be: a proxy may
 * speak http to us where visitors speak https to it.
 */
export const requestOrigin = ({ headers, url }: Pick<Request, 'headers' | 'url'>, publicUrl: string): RequestOrigin => {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return 'our-pages'
  if (site === 'none') return 'no-page'
  if (site !== null) return 'elsewhere'
  const origin = headers.get('origin')
  if (origin === null) return 'unsaid'
  const isOurs = origin === publicUrl || URL.parse(origin)?.host === new URL(url).host
  return isOurs ? 'our-pages' : 'elsewhere'
}
